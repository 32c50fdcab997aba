import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PaymentGuide } from '@/components/checkout/payment-guide'
import { isLocale } from '@/lib/i18n/locales'
import { claimOrder, requestOrderLink } from './actions'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'paymentGuide' })
  return { title: t('metaTitle'), robots: { index: false } }
}

export default async function PaymentGuidePage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <PaymentGuide claim={claimOrder} requestLink={requestOrderLink} />
}
