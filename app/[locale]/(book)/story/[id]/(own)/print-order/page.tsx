import { setRequestLocale } from 'next-intl/server'
import { PrintOrderScreen } from '@/components/book/print/print-order-screen'
import { isLocale } from '@/lib/i18n/locales'
import { loadStory } from '../../load-story'
import { storyMetadata } from '../../story-metadata'
import { loadPrintProof } from './load-proof'

interface Props {
  params: Promise<{ id: string; locale: string }>
}

export const generateMetadata = async ({ params }: Props) => ({
  ...(await storyMetadata(await params)),
  robots: { index: false },
})

export default async function PrintOrderPage({ params }: Props) {
  const { id: storyId, locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const story = await loadStory(storyId)
  // The layouts have handled every other state.
  return story?.state === 'ready' && story.mine ? (
    <PrintOrderScreen story={story} proof={loadPrintProof(story.id)} />
  ) : null
}
