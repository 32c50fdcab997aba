// First: it names the order of the layers, which must stand before the parts' own style sheets.
import './globals.css'
import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { PageNotFound } from '@/components/site/page-not-found'
import { SiteFrame } from '@/components/site/site-frame'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { Document } from './document'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'notFound' })
  return { title: `${t('title')} | Wagtale`, icons: '/icon.svg' }
}

/**
 * Whatever no route matches, in the default language: built once, so that guessing addresses costs the server
 * nothing.
 */
export default function NotFound() {
  setRequestLocale(DEFAULT_LOCALE)
  return (
    <Document locale={DEFAULT_LOCALE}>
      <SiteFrame>
        <PageNotFound />
      </SiteFrame>
    </Document>
  )
}
