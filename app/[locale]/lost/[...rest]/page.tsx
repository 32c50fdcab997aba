import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageNotFound } from '@/components/site/page-not-found'
import { SiteFrame } from '@/components/site/site-frame'
import { isLocale } from '@/lib/i18n/locales'
import { answerWith } from '@/lib/platform/answer-status'

/** Rendered per request: unknown URLs must not fill the page cache. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return { title: t('title'), robots: { index: false } }
}

export default async function NotFoundPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  answerWith(404)
  return (
    <SiteFrame>
      <PageNotFound />
    </SiteFrame>
  )
}
