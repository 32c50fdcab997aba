import { setRequestLocale } from 'next-intl/server'
import { CorrectionsScreen } from '@/components/book/corrections/corrections-screen'
import { readViewer } from '@/lib/http/viewer'
import { db } from '@/lib/platform/db/client'
import { getCorrections } from '@/lib/server/corrections/get-corrections'
import { isLocale } from '@/lib/i18n/locales'
import { loadStory } from '../../load-story'
import { storyMetadata } from '../../story-metadata'

interface Props {
  params: Promise<{ id: string; locale: string }>
}

export const generateMetadata = async ({ params }: Props) => ({
  ...(await storyMetadata(await params, 'corrections')),
  robots: { index: false },
})

export default async function CorrectionsPage({ params }: Props) {
  const { id: storyId, locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const story = await loadStory(storyId)
  // The layouts have handled every other state.
  if (story?.state !== 'ready' || !story.mine) return null
  const { printed, versions, ...book } = await getCorrections(db(), { viewer: await readViewer(), id: story.id })
  return <CorrectionsScreen story={story} book={book} printed={printed} versions={versions} />
}
