import { useTranslations } from 'next-intl'
import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { coverLayout } from '@/components/illustration/cover-layout'
import { cardVariants } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { direction } from '@/lib/i18n/locales'
import type { SequelStart } from '@/lib/domain/story/sequel'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import '../create/create.css'
import { SequelClient } from './sequel-client'
import './sequel.css'

/** Who goes on, beside the book before; where to and what about is for the visitor to say. */
export function SequelScreen({ start }: { start: SequelStart }) {
  const t = useTranslations('sequel')
  const { family, title, cover, remaining } = start
  const [first, ...others] = family.pets.map((pet) => pet.name)
  const names = { child: family.childName, pet: first ?? '' }
  return (
    <Section tone="eucalyptus-pale">
      <div className="sequel wrap">
        <div className="sequel-words">
          <p>
            <Link className="text-link" href={paths.myStories}>
              {t('back')}
            </Link>
          </p>
          <h1 className="desk-title">{t('title')}</h1>
          <p className="lead">{t('goesOn', { ...names, title })}</p>
          {others.length > 0 && <p>{t('alongside', { pets: others.join(', ') })}</p>}
        </div>
        <div className="sequel-book" lang={family.language} dir={direction(family.language)}>
          <BookCover
            title={title}
            {...coverLayout(title)}
            cloth="eucalyptus"
            width="min(300px, 62vw)"
            picture={<PagePicture src={cover} alt="" />}
          />
        </div>
        <div className="sequel-desk">
          {remaining > 0 ? (
            <ClientMessages of={['sequel', 'create', 'gift', 'preview', 'lists']}>
              <SequelClient start={start} />
            </ClientMessages>
          ) : (
            <div className={cn(cardVariants(), 'desk-section')}>
              <h2 className="desk-question">{t('fullTitle')}</h2>
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
