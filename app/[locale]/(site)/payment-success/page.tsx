import { notFound } from 'next/navigation'
import { noindexMetadata } from '@/app/noindex-metadata'
import { PaymentSuccess } from '@/components/checkout/payment-success'
import { readViewer } from '@/lib/http/viewer'
import { isLocale } from '@/lib/i18n/locales'
import { db } from '@/lib/platform/db/client'
import { settleOwnPayment } from '@/lib/server/payments/settle-own-payment'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = noindexMetadata('paymentSuccess')

/** The provider's name of a payment. */
const PAYMENT_ID = /^pi_\w{1,80}$/

/**
 * Where paying ends. With a payment of ours in the address the page says what became of it, and settles it; without one it is where a
 * store sends its buyers. Either way the page itself gives nothing: what was paid for comes from the provider or the store.
 */
export default async function PaymentSuccessPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { payment_intent: paymentId } = await searchParams
  if (paymentId === undefined) return <PaymentSuccess state="completed" order={null} />
  if (typeof paymentId !== 'string' || !PAYMENT_ID.test(paymentId))
    return <PaymentSuccess state="unknown" order={null} />
  return (
    <PaymentSuccess {...await settleOwnPayment(db(), { viewer: await readViewer(), paymentId, now: new Date() })} />
  )
}
