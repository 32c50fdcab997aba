import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { FeaturedShelf } from './featured-shelf'
import { SHELF_NOTE } from './shelf-note'
import styles from './shelf.module.css'

/** The shop window. */
export async function Featured() {
  const [t, create] = await Promise.all([getTranslations('home.featured'), getTranslations('create')])
  const skills = Object.fromEntries(LIFE_SKILLS.map((skill) => [skill, create(`skills.${skill}`)]))
  return (
    <Section tone="sun" edge="a" className="pb-0" id="examples">
      <div className="wrap mb-s6 flex items-end justify-between gap-x-15 gap-y-5 max-md:mb-9 max-md:block">
        <h2>{t('title')}</h2>
        <p className="mb-2 max-w-[34ch] max-md:mt-4">{t('lead')}</p>
      </div>
      <ClientMessages of={['featured']}>
        <FeaturedShelf skills={skills} loading={<LoadingShelf />} empty={<EmptyShelf />} />
      </ClientMessages>
    </Section>
  )
}

/** Three places are held for the books, so that nothing moves when they come. */
async function LoadingShelf() {
  const t = await getTranslations('featured')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <ul className={styles['shelf']} aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <li key={place}>
            <span className="skeleton aspect-square w-[clamp(190px,21vw,270px)] max-md:w-56.5" />
            <div className={styles['ticket']}>
              <span className="mb-2.5 skeleton h-[1.1em]" />
              <span className="mb-2.5 skeleton h-[1.1em]" />
              <span className="mb-2.5 skeleton h-[1.1em]" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

async function EmptyShelf() {
  const t = await getTranslations('featured')
  return (
    <div className={SHELF_NOTE}>
      <h3>{t('emptyTitle')}</h3>
      <p>{t('empty')}</p>
      <Button asChild variant="secondary" size="sm">
        <Link href={paths.sampleStory}>{t('sample')}</Link>
      </Button>
    </div>
  )
}
