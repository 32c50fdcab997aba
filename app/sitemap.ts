import type { MetadataRoute } from 'next'
import { localePath } from '@/lib/i18n/locale-path'
import { LOCALES } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { readPublic } from '@/lib/platform/db/read-public'
import { siteOrigin } from '@/lib/platform/site-origin'
import { listFeatured } from '@/lib/server/stories/list-featured'
import { alternateLanguages } from './page-metadata'
import { PUBLIC_PAGES } from './public-pages'

/** Asked for now and then by machines: it may know what is in the shop window today. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = siteOrigin()
  const inEachLanguage = (path: string) =>
    LOCALES.map((locale) => ({
      url: origin + localePath(locale, path),
      alternates: { languages: alternateLanguages(path, origin) },
    }))
  const stories = await readPublic(listFeatured)
  return [
    ...PUBLIC_PAGES.flatMap(inEachLanguage),
    ...stories.map(({ id, createdAt }) => ({ url: origin + paths.story(id), lastModified: createdAt })),
  ]
}
