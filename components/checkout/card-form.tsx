'use client'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { credits } from '@/components/entitlement/credits'
import { giftDraft } from '@/components/entitlement/gift-draft'
import { rememberPaidBook } from '@/components/entitlement/paid-book'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { toast } from '@/components/ui/toast-store'
import { localePath } from '@/lib/i18n/locale-path'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { navigateAway } from '@/lib/browser/navigate-away'

const GOES_AFTER_MS = 1000
/** Stripe’s word for a payment that can’t be paid any more. */
const UNEXPECTED_STATE = 'payment_intent_unexpected_state'

export interface CardFormProps {
  email: string
  clientSecret: string
  /** What is charged, in words. */
  amount: string
  sells: 'story' | 'gift' | 'room'
  /** Tells our server to look after the payment; gives a gift's card. */
  settle: (paymentId: string) => Promise<{ giftToken: string | null }>
  /** The form can't be shown. */
  onBroken: () => void
}

/** Idle, processing, and then either paid, or back to idle with the provider's own words. */
export function CardForm({ email, clientSecret, amount, sells, settle, onBroken }: CardFormProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [paying, setPaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(going.current), [])

  const returnTo = (paymentId?: string) =>
    localePath(locale, paths.paymentSuccess({ source: 'stripe', email, payment_intent: paymentId }))

  const fail = (message: string | undefined) => {
    const reason = message ?? t('payFailed')
    toast({ title: t('payFailedTitle'), description: reason, variant: 'destructive' })
    setFailure(reason)
    setPaying(false)
  }
  const pay = async () => {
    if (!stripe || !elements || !ready || paying) return
    setPaying(true)
    setFailure(null)
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${window.location.origin}${returnTo()}` },
      redirect: 'if_required',
    })
    // Paid before, in another tab or just before a reload, or on its way: then there is nothing to fail.
    const payment = paymentIntent ?? error?.payment_intent
    if (error && payment?.status !== 'succeeded' && payment?.status !== 'processing') return fail(error.message)
    if (payment?.status !== 'succeeded') return navigateAway(returnTo(payment?.id))
    // Should our server not answer, the provider's own message or the reconciler brings the credit all the same.
    const settled = await settle(payment.id).catch(() => null)
    credits.refetch()
    // The page of the payment leads back to the room.
    if (sells === 'room') return navigateAway(returnTo(payment.id))
    const giftToken = settled?.giftToken ?? null
    if (giftToken !== null) giftDraft.clear()
    if (settled !== null && sells === 'story') rememberPaidBook()
    toast({ title: t('paidTitle'), description: t(giftToken === null ? 'paid' : 'paidGift') })
    going.current = setTimeout(
      () => router.push(giftToken === null ? paths.createStoryAfterPayment : paths.giftCard(giftToken)),
      GOES_AFTER_MS,
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay().catch((error: unknown) => {
      console.warn('payment not confirmed', error)
      fail(undefined)
    })
  }

  return (
    <form onSubmit={submit} aria-label={t('buyTitle')}>
      {!ready && <Skeleton className="h-80" />}
      <PaymentElement
        options={{ layout: 'tabs', defaultValues: { billingDetails: { email } } }}
        onReady={(element) => {
          setReady(true)
          // Nothing else is to be done here.
          element.focus()
        }}
        onLoadError={({ error }) => {
          console.warn('card form not shown', error.code)
          // Nothing is left to pay, or it is on its way: where paying ends it is said how it stands.
          if (error.code === UNEXPECTED_STATE) navigateAway(returnTo(clientSecret.split('_secret_')[0]))
          else onBroken()
        }}
      />
      {/* The toast says so too, but goes away; this stays. */}
      {failure !== null && (
        <Alert variant="destructive" role="note" className="mt-5.5">
          <AlertTitle>{t('payFailedTitle')}</AlertTitle>
          <p>
            <bdi>{failure}</bdi>
          </p>
        </Alert>
      )}
      <Button
        type="submit"
        className="mt-6.5 w-full"
        busy={!ready || paying}
        busyText={t(ready ? 'paying' : 'opening')}
      >
        {t('pay', { amount })}
      </Button>
    </form>
  )
}
