import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { FindScreen } from '@/components/shelf/find-screen'
import { isLocale } from '@/lib/i18n/locales'
import { bring } from '../../actions'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'findStories' })
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function FindPage({ params }: Props) {
  const { locale, token } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <FindScreen token={token} bring={bring} />
}
