import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { noindexMetadata } from '@/app/noindex-metadata'
import { PaymentSuccess, paymentTitle } from '@/components/checkout/payment-success'
import { readViewer } from '@/lib/http/viewer'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { hasPaid } from '@/lib/server/payments/has-paid'
import { settleOwnPayment } from '@/lib/server/payments/settle-own-payment'
import { withFailedPage } from '../../with-error-page'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Stripe's payment intent id. */
const PAYMENT_ID = /^pi_\w{1,80}$/

/** Asked for by page and metadata, settled once a request. */
const loadPayment = cache(async (paymentId: string | string[] | undefined) => {
  const [viewer, now] = [await readViewer(), new Date()]
  if (paymentId === undefined)
    return { state: (await hasPaid(db(), { viewer, now })) ? 'completed' : 'unknown', order: null } as const
  if (typeof paymentId !== 'string' || !PAYMENT_ID.test(paymentId)) return { state: 'unknown', order: null } as const
  return settleOwnPayment(db(), { viewer, paymentId, now })
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await noindexMetadata('paymentSuccess')({ params })
  const { locale } = await params
  const { payment_intent: paymentId } = await searchParams
  const payment = await loadPayment(paymentId).catch(() => 'unreadable' as const)
  if (payment === null || !isLocale(locale)) return metadata
  const t = await getTranslations({ locale })
  const title = payment === 'unreadable' ? t('failure.title') : t(`paymentSuccess.${paymentTitle(payment.state)}`)
  return { ...metadata, title }
}

/**
 * The return page of a payment. With a payment id in the URL it settles that payment and shows its status; without one
 * it is where a store sends its buyers, and thanks only for a payment that has arrived. The page itself grants nothing:
 * that is decided by the provider or the store's webhook.
 */
export default async function PaymentSuccessPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const { payment_intent: paymentId } = await searchParams
  const t = await getTranslations('failure')
  return withFailedPage({ locale, route: paths.paymentSuccess(), note: <p>{t('payment')}</p> }, async () => (
    <PaymentSuccess {...await loadPayment(paymentId)} />
  ))
}
