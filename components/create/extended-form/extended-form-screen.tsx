import { getLocale, getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { writtenStories } from '@/lib/domain/author/library/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { firstPictures } from '../first-pictures'
import { WrittenStories } from '../written-stories'
import { ExtendedFormClient } from './extended-form-client'

/** The second creation screen: everything that a book can know, and the book itself at its end. */
export async function ExtendedFormScreen() {
  const [t, first, locale] = await Promise.all([getTranslations('whole'), firstPictures(), getLocale()])
  return (
    <Section tone="sky" className="pt-0! pb-37.5!">
      <ClientMessages of={['create', 'gift', 'preview', 'whole', 'lists', 'traits']}>
        <WrittenStories stories={writtenStories(locale)}>
          <ExtendedFormClient title={<h1 className="text-d-l">{t('title')}</h1>} first={first} />
        </WrittenStories>
      </ClientMessages>
    </Section>
  )
}
