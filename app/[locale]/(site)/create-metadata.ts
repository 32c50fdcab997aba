import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'

/** The creation screen's addresses are one page: search engines are told which. */
export async function createMetadata(locale: string): Promise<Metadata> {
  if (!isLocale(locale)) return {}
  const [t, site] = await Promise.all([
    getTranslations({ locale, namespace: 'create' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  return pageMetadata({
    locale,
    path: paths.createStory(),
    title: t('metaTitle'),
    description: site('description'),
    picture: 'create',
  })
}
