import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PurchaseScreen } from '@/components/checkout/purchase-screen'
import { isLocale } from '@/lib/i18n/locales'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'purchase' })
  return { title: t('metaTitle'), robots: { index: false } }
}

export default async function PurchasePage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <PurchaseScreen />
}
