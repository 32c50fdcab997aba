import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { paths } from '@/lib/paths'
import { FeaturedShelf } from './featured-shelf'
import { cn } from '@/components/ui/cn'
import styles from './home.module.css'

/** The shop window. */
export async function Featured() {
  const [t, create] = await Promise.all([getTranslations('home.featured'), getTranslations('create')])
  const skills = Object.fromEntries(LIFE_SKILLS.map((skill) => [skill, create(`skills.${skill}`)]))
  return (
    <Section tone="sun" edge="a" className={styles['window']} id="examples">
      <div className={cn(styles['windowHead'], 'wrap')}>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <ClientMessages of={['featured']}>
        <FeaturedShelf skills={skills} samplePath={paths.sampleStory} />
      </ClientMessages>
    </Section>
  )
}
