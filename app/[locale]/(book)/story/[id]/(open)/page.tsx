import { setRequestLocale } from 'next-intl/server'
import { StoryScreen } from '@/components/book/story-screen'
import { JsonLd } from '@/components/site/json-ld'
import { bookData } from '@/components/site/structured-data'
import { api, paths } from '@/lib/paths'
import { siteOrigin } from '@/lib/platform/site-origin'
import { loadNarrators } from '@/lib/i18n/book-messages'
import { localePath } from '@/lib/i18n/locale-path'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { loadFamilyVoices, loadReviewAndOrders, loadStory } from '../load-story'
import { printOrderRows } from '../print-order-rows'
import { storyMetadata } from '../story-metadata'

interface Props {
  params: Promise<{ id: string; locale: string }>
}

export const generateMetadata = async ({ params }: Props) => storyMetadata(await params)

export default async function StoryPage({ params }: Props) {
  const { id: storyId, locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const story = await loadStory(storyId)
  // The layout has handled every other state.
  if (story?.state !== 'ready') return null
  const { review, orders } = await loadReviewAndOrders(story.id)
  const { id, title: name, summary: description, language, version } = story
  return (
    <>
      {story.featured && story.approved && (
        <JsonLd
          data={bookData({
            name,
            description,
            language,
            url: siteOrigin() + paths.story(id),
            image: siteOrigin() + api.storySharePicture(id, version),
          })}
        />
      )}
      <StoryScreen
        story={story}
        review={review}
        narrators={await loadNarrators(story.language)}
        link={siteOrigin() + paths.story(id)}
        voices={story.mine ? await loadFamilyVoices(story.id) : null}
        recordAddress={siteOrigin() + localePath(isLocale(locale) ? locale : DEFAULT_LOCALE, paths.record)}
        printOrders={printOrderRows(orders)}
      />
    </>
  )
}
