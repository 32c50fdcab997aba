import type { Metadata } from 'next'
import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { isLocale } from '@/lib/i18n/locales'

type Titled = { [Name in keyof Messages]: Messages[Name] extends { metaTitle: string } ? Name : never }[keyof Messages]

/**
 * Of a page whose address holds a secret, or an order: no search engine keeps it, and no other site that it leads to
 * learns where somebody came from. Our own does: with `no-referrer` a form sent without scripts comes from nowhere
 * (`Origin: null`) and is refused.
 */
export const noindexMetadata =
  (namespace: Titled) =>
  async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const { locale } = await params
    if (!isLocale(locale)) return {}
    const t = await getTranslations({ locale, namespace })
    return { title: t('metaTitle'), robots: { index: false }, referrer: 'same-origin' }
  }
