'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast-store'
import { useRequestError } from '@/components/forms/use-request-error'
import { call } from '@/lib/http/client'
import { callFailure } from '@/components/forms/call-failure'
import { codeFromUrl, normaliseCode } from './gift-code'

interface GiftBanner {
  variant: 'success' | 'destructive'
  text: string
}
export interface GiftCode {
  /** The code that pays for the story; null when there is none. */
  code: string | null
  typed: string
  checking: boolean
  /** What is wrong with the field itself. */
  error: string | undefined
  banner: GiftBanner | null
  type: (text: string) => void
  apply: () => void
  remove: () => void
  closeBanner: () => void
}

/**
 * The gift code of a story: none, being checked, or applied. A code in the page's address is checked once and removed
 * from the address.
 */
export function useGiftCode(): GiftCode {
  const t = useTranslations('gift')
  const requestError = useRequestError()
  const [code, setCode] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [checking, setChecking] = useState(false)
  const [error, setError] = useState<string>()
  const [banner, setBanner] = useState<GiftBanner | null>(null)
  /** Number of the last check: results of earlier ones are ignored. */
  const round = useRef(0)
  /** Dismisses the toast of the last check when the next one starts. */
  const complaint = useRef<() => void>(undefined)

  const refuse = (title: string, text: string, shortly = text) => {
    setBanner({ variant: 'destructive', text })
    complaint.current = toast({ title, description: shortly, variant: 'destructive' }).dismiss
  }

  /** `inAddress`: the toast's text for a code from the address; the banner then has the reason. */
  const check = async (wanted: string, inAddress?: string) => {
    const mine = ++round.current
    setTyped(wanted)
    setChecking(true)
    setBanner(null)
    setError(undefined)
    complaint.current?.()
    try {
      const { endpoints } = await import('@/lib/http/endpoints')
      const answer = await call(endpoints.validateGiftCode, { code: wanted })
      if (mine !== round.current) return
      if (answer.valid) {
        setCode(wanted)
        setTyped('')
        setBanner({ variant: 'success', text: t('applied', { code: wanted }) })
      } else {
        refuse(t('invalidTitle'), answer.reason || inAddress || t('invalid'), inAddress)
      }
    } catch (failure) {
      const words = await requestError(failure, callFailure(failure).text ?? t('checkFailed'))
      if (mine === round.current) refuse(t('errorTitle'), words)
    } finally {
      if (mine === round.current) setChecking(false)
    }
  }

  const readAddress = useEffectEvent(async () => {
    const found = codeFromUrl(window.location.search)
    if (found === null) return
    await check(found, t('invalidInAddress'))
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash)
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => void readAddress())
    return () => cancelAnimationFrame(frame)
  }, [])

  return {
    code,
    typed,
    checking,
    error,
    banner,
    type: (text) => {
      setTyped(normaliseCode(text))
      setError(undefined)
    },
    apply: () => {
      if (typed === '') setError(t('empty'))
      else void check(typed)
    },
    remove: () => {
      round.current += 1
      setCode(null)
      setBanner(null)
      setChecking(false)
    },
    closeBanner: () => setBanner(null),
  }
}
