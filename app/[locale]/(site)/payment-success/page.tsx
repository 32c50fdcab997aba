import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { noindexMetadata } from '@/app/noindex-metadata'
import { PaymentSuccess } from '@/components/checkout/payment-success'
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

export const generateMetadata = noindexMetadata('paymentSuccess')

/** Stripe's payment intent id. */
const PAYMENT_ID = /^pi_\w{1,80}$/

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
  return withFailedPage({ locale, route: paths.paymentSuccess(), note: <p>{t('payment')}</p> }, async () => {
    const [viewer, now] = [await readViewer(), new Date()]
    if (paymentId === undefined)
      return <PaymentSuccess state={(await hasPaid(db(), { viewer, now })) ? 'completed' : 'unknown'} order={null} />
    if (typeof paymentId !== 'string' || !PAYMENT_ID.test(paymentId))
      return <PaymentSuccess state="unknown" order={null} />
    return <PaymentSuccess {...await settleOwnPayment(db(), { viewer, paymentId, now })} />
  })
}
