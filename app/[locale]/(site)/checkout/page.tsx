import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { canRead } from '@/app/can-read'
import { noindexMetadata } from '@/app/noindex-metadata'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { redirect } from '@/lib/i18n/navigation'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { publishableKey } from '@/lib/platform/stripe/client'
import { openStore } from '@/lib/domain/commerce/can-buy'
import { readWaysToPay } from '@/lib/server/payments/read-ways-to-pay'
import { readCheckoutOrder } from '@/lib/server/payments/read-order'
import { withFailedPage } from '../../with-error-page'
import { settle } from './actions'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = noindexMetadata('checkout', async () => publishableKey() === null || (await canRead()))

/** A client secret starts with the payment's id. */
const SECRET = /^(pi_\w{1,80})_secret_\w{1,80}$/

export default async function CheckoutPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { client_secret: secret, email } = await searchParams
  const key = publishableKey()
  const [clientSecret, paymentId] = (typeof secret === 'string' ? SECRET.exec(secret) : null) ?? []
  setRequestLocale(locale)
  return withFailedPage({ locale, route: paths.checkout() }, async () => {
    const order = key !== null && paymentId !== undefined ? await readCheckoutOrder(db(), { paymentId }) : null
    if (order?.done) redirect({ href: paths.paymentSuccess({ source: 'stripe', payment_intent: paymentId }), locale })
    const store = openStore(readWaysToPay())
    if (key === null) return <CheckoutScreen till="closed" store={store} />
    const till =
      clientSecret !== undefined && order !== null
        ? { publishableKey: key, clientSecret, order, email: typeof email === 'string' ? email : '', settle }
        : 'stale'
    return <CheckoutScreen till={till} store={store} />
  })
}
