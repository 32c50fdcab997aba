import { useTranslations } from 'next-intl'
import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { cardVariants } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { direction } from '@/lib/i18n/locales'
import type { SequelStart } from '@/lib/domain/story/sequel'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { SequelClient } from './sequel-client'

/** The new book takes the whole width, and the place of the book before. */
const HIDDEN_WHEN_DONE = 'group-has-[[data-sequel-done]]/sequel:hidden'

/** Who goes on, beside the book before; where to and what about is for the visitor to say. */
export function SequelScreen({ start }: { start: SequelStart }) {
  const t = useTranslations('sequel')
  const { family, title, cover, remaining } = start
  const [first, ...others] = family.pets.map((pet) => pet.name)
  const names = { child: family.childName, pet: first ?? '' }
  return (
    <Section tone="eucalyptus-pale">
      <div className="group/sequel wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(28px,4.4vw,64px)] gap-y-7 md:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)]">
        <div className="grid gap-2.5 wrap-anywhere">
          <p>
            <Link className="text-link" href={paths.myStories}>
              {t('back')}
            </Link>
          </p>
          <h1 className="text-d-l">{t('title')}</h1>
          <p className={cn('lead', HIDDEN_WHEN_DONE)}>{t('goesOn', { ...names, title })}</p>
          {others.length > 0 && <p className={HIDDEN_WHEN_DONE}>{t('alongside', { pets: others.join(', ') })}</p>}
        </div>
        <div
          className={cn(
            'justify-self-center md:sticky md:top-6 md:col-start-2 md:row-start-1 md:row-end-3',
            HIDDEN_WHEN_DONE,
          )}
          lang={family.language}
          dir={direction(family.language)}
        >
          <BookCover
            title={title}
            layout="printed"
            width="min(300px, 62vw)"
            picture={<PagePicture src={cover} alt="" />}
          />
        </div>
        <div className="group-has-[[data-sequel-done]]/sequel:col-span-full max-md:-mx-1.5">
          {remaining > 0 ? (
            <ClientMessages of={['sequel', 'create', 'gift', 'preview', 'lists', 'traits']}>
              <SequelClient start={start} />
            </ClientMessages>
          ) : (
            <div className={cn(cardVariants(), 'grid gap-6 pt-8! pb-8.5!')}>
              <h2 className="text-d-m">{t('fullTitle')}</h2>
              <p>{t('full', names)}</p>
              <p>
                <Button asChild>
                  <Link href={paths.createStory()}>{t('another')}</Link>
                </Button>
              </p>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
