import type { Metadata } from 'next'
import { oEmbedTypes } from '@/app/oembed-types'
import { localePath } from '@/lib/i18n/locale-path'
import { LANGUAGE_FACTS } from '@/lib/domain/languages'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { siteOrigin } from '@/lib/platform/site-origin'
import { SHARE_SIZE, sharePath, type SharePicture } from '@/lib/domain/site-illustrations/social-image'

interface PublicPage {
  locale: Locale
  /** Without a language: `paths.pricing`. */
  path: string
  title: string
  /** A sentence or two: what search engines show below the title. */
  description: string
  /** Which of the shop's pictures goes along when the page is shared. */
  picture?: SharePicture
  /** Whether it shows a book that other sites may embed. */
  embeddable?: true
}

/** Every language's address of a page, for search engines: whoever reads none of ours gets the default one. */
export const alternateLanguages = (path: string, origin: string): Record<string, string> =>
  Object.fromEntries([
    ...LOCALES.map((locale) => [locale, origin + localePath(locale, path)]),
    ['x-default', origin + localePath(DEFAULT_LOCALE, path)],
  ])

/**
 * What a page that anyone may find says of itself to search engines and to whoever shares it. It belongs in
 * `PUBLIC_PAGES` then.
 */
export function pageMetadata({ locale, path, title, description, picture = 'home', embeddable }: PublicPage): Metadata {
  const origin = siteOrigin()
  const url = origin + localePath(locale, path)
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: alternateLanguages(path, origin),
      ...(embeddable ? { types: oEmbedTypes(origin, url, title) } : {}),
    },
    openGraph: {
      type: 'website',
      siteName: 'Wagtale',
      title,
      description,
      url,
      locale: LANGUAGE_FACTS[locale].openGraphLocale,
      alternateLocale: LOCALES.filter((other) => other !== locale).map(
        (other) => LANGUAGE_FACTS[other].openGraphLocale,
      ),
      images: [{ url: origin + sharePath(picture), ...SHARE_SIZE, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
