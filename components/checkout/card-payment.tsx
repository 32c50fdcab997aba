'use client'
import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Button } from '@/components/ui/button'
import { ActionRow } from './action-row'
import { InlineSpace } from '@/components/ui/inline-space'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { STORE_NAMES, type Store } from '@/lib/domain/commerce/stores'
import { LANGUAGE_FACTS } from '@/lib/domain/languages'
import { CardForm, type CardFormProps } from './card-form'
import { STRIPE_APPEARANCE } from './stripe-appearance'
import { StoreButton } from './store-button'

export interface CardPaymentProps extends Omit<CardFormProps, 'amount' | 'sells' | 'onBroken'> {
  publishableKey: string
}
type StripeFormProps = CardPaymentProps & Pick<CardFormProps, 'amount' | 'sells'> & { store: Store | null }

/**
 * Stripe's form runs in the browser only: until it is there, the card is as high as the form and its button will be.
 */
export function CardPayment(props: StripeFormProps) {
  const open = useHydrated()
  return (
    <Card className="pt-8.5! has-[.skeleton]:min-h-122">
      {open ? <StripeForm {...props} /> : <Skeleton className="h-80" />}
    </Card>
  )
}

/**
 * Stripe's own form. The card is typed into Stripe's frame: nothing of it ever passes through a page or a server of
 * ours.
 */
function StripeForm({ publishableKey, store, ...form }: StripeFormProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const [broken, setBroken] = useState(false)
  const open = (): Promise<Stripe | null> =>
    loadStripe(publishableKey, { locale: LANGUAGE_FACTS[locale].stripeLocale }).catch((error: unknown) => {
      console.warn('card form not opened', error)
      setBroken(true)
      return null
    })
  const [stripe, setStripe] = useState(open)

  if (broken) {
    return (
      <>
        <Alert variant="destructive">
          <AlertTitle>{t('closedTitle')}</AlertTitle>
          <p>
            {t('closedText')}
            <InlineSpace />
            {t(form.sells === 'gift' ? 'nothingChargedGift' : 'nothingCharged')}
          </p>
        </Alert>
        <ActionRow>
          <Button
            variant="secondary"
            onClick={() => {
              setBroken(false)
              setStripe(open())
            }}
          >
            {t('again')}
          </Button>
          {store !== null && <StoreButton store={store}>{t('toStore', { store: STORE_NAMES[store] })}</StoreButton>}
        </ActionRow>
      </>
    )
  }
  return (
    <Elements
      stripe={stripe}
      options={{
        clientSecret: form.clientSecret,
        appearance: STRIPE_APPEARANCE,
        locale: LANGUAGE_FACTS[locale].stripeLocale,
      }}
    >
      <CardForm {...form} onBroken={() => setBroken(true)} />
    </Elements>
  )
}
