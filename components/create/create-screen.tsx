import { getLocale, getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { writtenStories } from '@/lib/domain/author/library/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { firstPictures } from './first-pictures'
import { StoryFormClient } from './story-form-client'
import { WrittenStories } from './written-stories'

/** The story creation screen: one screen, at four addresses. */
export async function CreateScreen() {
  const [t, first, locale] = await Promise.all([getTranslations('create'), firstPictures(), getLocale()])
  return (
    <Section tone="sky" className="pt-0! pb-37.5!">
      <ClientMessages of={['create', 'gift', 'preview', 'lists', 'traits']}>
        <WrittenStories stories={writtenStories(locale)}>
          <StoryFormClient title={<h1 className="text-d-l">{t('title')}</h1>} first={first} />
        </WrittenStories>
      </ClientMessages>
    </Section>
  )
}
