'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { callFailure } from '@/components/forms/call-failure'
import { toast } from '@/components/ui/toast-store'
import type { PurchaseAnswer, PurchaseBodyInput, PurchaseForm } from '@/lib/domain/commerce/purchase'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { openStore } from '@/lib/domain/commerce/can-buy'
import { localePath } from '@/lib/i18n/locale-path'
import { useRouter } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { navigateAway, openInNewTab } from '@/lib/browser/navigate-away'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { sendPurchase } from '@/components/entitlement/send-purchase'

const CONTINUE_AFTER_MS = 1000
const CONTINUE_AFTER_FAILURE_MS = 2000
/** No answer, too many tries, a provider that can't be reached: these pass, and a store would not help. */
const isPassing = (status: number | null): boolean => status === null || status === 429 || status >= 502

interface Purchase {
  /** From the press until the page is left. */
  sending: boolean
  /** Why the last try failed, if it can be tried again on this page. */
  failure: string | null
  /**
   * Sends the purchase, shows a toast and continues to the payment. Gives the field errors when the form was refused;
   * then the page stays.
   */
  purchase: (
    form: PurchaseForm,
    about: Pick<PurchaseBodyInput, 'story' | 'gift' | 'room'>,
  ) => Promise<Record<string, string[]>>
}

export function usePurchase(): Purchase {
  const t = useTranslations('purchase')
  const locale = useLocale()
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const ways = useFetchedOnce(paymentMethodsStore)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The checkout is a full page load. Back from it, the browser may show this page as it was left: the form can be
  // sent again.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setSending(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const continueLater = (ms: number, go: () => void) => {
    timer.current = setTimeout(() => {
      // After Back the form can be sent again.
      setSending(false)
      go()
    }, ms)
  }

  const continueAfter = (
    { redirectUrl, fallback, store = 'stanstore', clientSecret }: PurchaseAnswer,
    email: string,
    room: string | undefined,
  ) => {
    if (redirectUrl !== undefined) {
      toast({
        title: fallback ? t('redirectingStore', { store: STORE_NAMES[store] }) : t('redirectingPayment'),
        description: t('comeBack'),
      })
      openInNewTab(redirectUrl)
      continueLater(CONTINUE_AFTER_MS, () => router.push(paths.paymentGuide))
    } else if (clientSecret !== undefined) {
      // A full page load: the till has a security policy of its own.
      navigateAway(localePath(locale, paths.checkout({ client_secret: clientSecret, email })))
    } else {
      toast({ title: t('successTitle'), description: t('success') })
      continueLater(CONTINUE_AFTER_MS, () =>
        router.push(room === undefined ? paths.createStoryAfterPayment : paths.room(room)),
      )
    }
  }

  const purchase: Purchase['purchase'] = async (form, about) => {
    setSending(true)
    setFailure(null)
    try {
      continueAfter(await sendPurchase({ ...form, ...about, language: locale }), form.email, about.room)
      return {}
    } catch (error) {
      console.warn('purchase failed', error)
      const { fields, status, text } = callFailure(error instanceof Error ? error.cause : error)
      if (Object.keys(fields).length > 0) {
        setSending(false)
        return fields
      }
      const store = ways === undefined ? null : openStore(ways)
      // A store sells no gift with a card, and no room's book.
      if (store === null || isPassing(status) || about.gift !== undefined || about.room !== undefined) {
        const words = text ?? t('giftFailed')
        toast({ title: t('giftFailedTitle'), description: words, variant: 'destructive' })
        setFailure(words)
        setSending(false)
        return {}
      }
      toast({
        title: t('failedTitle'),
        description: t('failed', { store: STORE_NAMES[store] }),
        variant: 'destructive',
      })
      continueLater(CONTINUE_AFTER_FAILURE_MS, () => navigateAway(api.store(store, { email: form.email })))
      return {}
    }
  }
  return { sending, failure, purchase }
}
