import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageNotFound } from '@/components/site/page-not-found'
import { SiteFrame } from '@/components/site/site-frame'
import { isLocale } from '@/lib/i18n/locales'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return { title: t('title'), robots: { index: false } }
}

/**
 * Whatever no route matches, in a language other than the default one (a fallback rewrite in next.config.ts). Built
 * once a language, so that guessing addresses costs the server nothing; the build gives it its status 404
 * (scripts/seal-pages.ts).
 */
export default async function NoSuchPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return (
    <SiteFrame>
      <PageNotFound />
    </SiteFrame>
  )
}
