'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { callFailure } from '@/components/forms/call-failure'
import { toast } from '@/components/ui/toast-store'
import type { PurchaseAnswer, PurchaseBodyInput, PurchaseForm } from '@/lib/domain/commerce/purchase'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { localePath } from '@/lib/i18n/locale-path'
import { useRouter } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import { navigateAway, openInNewTab } from '@/lib/browser/navigate-away'
import { sendPurchase } from '@/components/entitlement/send-purchase'

const GOES_AFTER_MS = 1000
const GOES_AFTER_FAILURE_MS = 2000

interface Purchase {
  /** From the press until the page is left. */
  sending: boolean
  /** Sends the form with what is bought, tells, and goes on. Gives what is wrong with it, field by field, when that is why it was refused: then nobody goes anywhere. */
  purchase: (form: PurchaseForm, about: Pick<PurchaseBodyInput, 'story' | 'gift'>) => Promise<Record<string, string[]>>
}

export function usePurchase(): Purchase {
  const t = useTranslations('purchase')
  const locale = useLocale()
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(going.current), [])
  // The till is entered by a full load: whoever comes back finds the page as it was left, with a form that can be sent.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setSending(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const goLater = (ms: number, go: () => void) => {
    going.current = setTimeout(() => {
      // Whoever comes back by the browser's own button finds a form that can be sent.
      setSending(false)
      go()
    }, ms)
  }

  const goOn = ({ redirectUrl, fallback, store = 'stanstore', clientSecret }: PurchaseAnswer, email: string) => {
    if (redirectUrl !== undefined) {
      toast({
        title: fallback ? t('redirectingStore', { store: STORE_NAMES[store] }) : t('redirectingPayment'),
        description: t('comeBack'),
      })
      openInNewTab(redirectUrl)
      goLater(GOES_AFTER_MS, () => router.push(paths.paymentGuide))
    } else if (clientSecret !== undefined) {
      // A full page load: the till has a security policy of its own.
      navigateAway(localePath(locale, paths.checkout({ client_secret: clientSecret, email })))
    } else {
      toast({ title: t('successTitle'), description: t('success') })
      goLater(GOES_AFTER_MS, () => router.push(paths.createStoryAfterPayment))
    }
  }

  const purchase: Purchase['purchase'] = async (form, about) => {
    setSending(true)
    try {
      goOn(await sendPurchase({ ...form, ...about, language: locale }), form.email)
      return {}
    } catch (error) {
      console.warn('purchase failed', error)
      const { fields } = callFailure(error instanceof Error ? error.cause : error)
      if (Object.keys(fields).length > 0) {
        setSending(false)
        return fields
      }
      // A store sells no gift with a card.
      if (about.gift !== undefined) {
        toast({ title: t('giftFailedTitle'), description: t('giftFailed'), variant: 'destructive' })
        setSending(false)
        return {}
      }
      toast({
        title: t('failedTitle'),
        description: t('failed', { store: STORE_NAMES.stanstore }),
        variant: 'destructive',
      })
      goLater(GOES_AFTER_FAILURE_MS, () => navigateAway(api.store('stanstore', { email: form.email })))
      return {}
    }
  }
  return { sending, purchase }
}
