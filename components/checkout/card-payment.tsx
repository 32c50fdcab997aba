'use client'
import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAwake } from '@/lib/browser/use-hydrated'
import { Button } from '@/components/ui/button'
import { SentenceGap } from '@/components/ui/inline-space'
import { Pad } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { Slip } from '@/components/ui/alert'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { CardForm, type CardFormProps } from './card-form'
import { PAYMENT_LANGUAGES, PAYMENT_LOOK } from './stripe-appearance'
import { StoreButton } from './store-button'

export interface CardTillProps extends Omit<CardFormProps, 'amount' | 'onBroken'> {
  publishableKey: string
}
type OpenTillProps = CardTillProps & { amount: string; gift: boolean }

/** Stripe's form is the browser's alone: until then its place is held. */
export function CardTill(props: OpenTillProps) {
  const open = useAwake()
  return <Pad className="till-card">{open ? <OpenTill {...props} /> : <Skeleton className="till-waiting" />}</Pad>
}

/** Stripe's own form. The card is typed into Stripe's frame: nothing of it ever passes through a page or a server of ours. */
function OpenTill({ publishableKey, gift, ...form }: OpenTillProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const [broken, setBroken] = useState(false)
  const open = (): Promise<Stripe | null> =>
    loadStripe(publishableKey, { locale: PAYMENT_LANGUAGES[locale] }).catch((error: unknown) => {
      console.warn('card form not opened', error)
      setBroken(true)
      return null
    })
  const [stripe, setStripe] = useState(open)

  if (broken) {
    return (
      <>
        <Slip tone="bad" title={t('closedTitle')}>
          <p>
            {t('closedText')}
            <SentenceGap />
            {t(gift ? 'nothingChargedGift' : 'nothingCharged')}
          </p>
        </Slip>
        <div className="buy-row">
          <Button
            variant="ink"
            onClick={() => {
              setBroken(false)
              setStripe(open())
            }}
          >
            {t('again')}
          </Button>
          <StoreButton>{t('toStore', { store: STORE_NAMES.stanstore })}</StoreButton>
        </div>
      </>
    )
  }
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret: form.clientSecret, appearance: PAYMENT_LOOK, locale: PAYMENT_LANGUAGES[locale] }}
    >
      <CardForm {...form} onBroken={() => setBroken(true)} />
    </Elements>
  )
}
