import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { firstPictures } from './first-pictures'
import { StoryFormClient } from './story-form-client'

/** The story creation screen: one screen, at four addresses. */
export async function CreateScreen() {
  const [t, first] = await Promise.all([getTranslations('create'), firstPictures()])
  return (
    <Section tone="sky" className="pt-0! pb-37.5!">
      <ClientMessages of={['create', 'gift', 'preview', 'lists']}>
        <StoryFormClient title={<h1 className="text-d-l">{t('title')}</h1>} first={first} />
      </ClientMessages>
    </Section>
  )
}
