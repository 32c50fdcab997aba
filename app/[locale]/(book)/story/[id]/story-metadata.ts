import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { oEmbedTypes } from '@/app/oembed-types'
import { isOnShow } from '@/lib/domain/story/on-show'
import { SHARE_SIZE } from '@/lib/domain/site-illustrations/social-image'
import { localePath } from '@/lib/i18n/locale-path'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { api, paths } from '@/lib/paths'
import { siteOrigin } from '@/lib/platform/site-origin'
import { loadStory } from './load-story'

/** What the pages around a story are called, so that two of them can be told apart in a row of tabs. */
const PARTS = {
  read: 'story.interactiveReader',
  download: 'story.allFiles',
  corrections: 'corrections.title',
  printOrder: 'printOrder.title',
} as const

/**
 * A story is nobody's business but the reader's until it has been approved and featured; whoever was sent the link
 * sees its cover.
 */
export async function storyMetadata(
  { id, locale }: { id: string; locale: string },
  part?: keyof typeof PARTS,
): Promise<Metadata> {
  // Parts of a page are rendered side by side: whichever asks for words first must know the language.
  if (isLocale(locale)) setRequestLocale(locale)
  // The layout says that it can't be read.
  const story = await loadStory(id).catch(() => 'unreadable' as const)
  if (story === 'unreadable') {
    const t = await getTranslations('failure')
    return { title: t('title'), robots: { index: false } }
  }
  if (!story) {
    const t = await getTranslations('reader')
    return { title: t('notFoundTitle'), robots: { index: false } }
  }
  const { title, summary: description, version } = story
  if (!title) return { robots: { index: false } }
  const url = siteOrigin() + paths.story(id)
  // Whoever shares the page in a language gets a reader that speaks it.
  const embedded = siteOrigin() + localePath(isLocale(locale) ? locale : DEFAULT_LOCALE, paths.story(id))
  const words = part === undefined ? undefined : (await getTranslations())(PARTS[part])
  return {
    title: words === undefined ? title : `${words} · ${title}`,
    ...(description ? { description } : {}),
    ...(story.featured && story.approved
      ? {
          alternates: {
            canonical: url,
            ...(isOnShow(story) ? { types: oEmbedTypes(siteOrigin(), embedded, title) } : {}),
          },
        }
      : { robots: { index: false } }),
    openGraph: {
      type: 'book',
      siteName: 'Wagtale',
      title,
      description,
      url,
      images: [{ url: siteOrigin() + api.storySharePicture(id, version), ...SHARE_SIZE, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
