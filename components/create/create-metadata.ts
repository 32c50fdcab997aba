import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/locale-path'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'

/** The four addresses are one page: search engines are told which. */
export async function createMetadata(locale: string): Promise<Metadata> {
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'create' })
  return { title: t('metaTitle'), alternates: { canonical: localePath(locale, paths.createStory()) } }
}
