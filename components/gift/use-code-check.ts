'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { callFailure } from '@/components/forms/call-failure'
import { normaliseCode } from '@/components/entitlement/gift-code'
import { toast } from '@/components/ui/toast-store'
import { useRequestError } from '@/components/forms/use-request-error'
import { call } from '@/lib/http/client'

interface CodeCheck {
  typed: string
  checking: boolean
  /** What is wrong, in words; stays beside the field. */
  error: string | undefined
  /** The code that was found good. */
  good: string | null
  type: (text: string) => void
  check: () => Promise<void>
  /** Back to an empty field. */
  again: () => void
}

export function useCodeCheck(): CodeCheck {
  const t = useTranslations('redeem')
  const noAnswer = useRequestError()
  const [typed, setTyped] = useState('')
  const [checking, setChecking] = useState(false)
  const [error, setError] = useState<string>()
  const [good, setGood] = useState<string | null>(null)
  /** A code that was changed while it was being checked: its answer is for another one. */
  const round = useRef(0)
  /** What the last check complained of goes with the next one. */
  const complaint = useRef<() => void>(undefined)

  const refuse = (title: string, text: string) => {
    setError(text)
    complaint.current = toast({ title, description: text, variant: 'destructive' }).dismiss
  }
  const check = async () => {
    if (checking) return
    if (typed === '') return setError(t('empty'))
    const mine = ++round.current
    setChecking(true)
    setError(undefined)
    complaint.current?.()
    try {
      const { endpoints } = await import('@/lib/http/endpoints')
      const { valid, reason } = await call(endpoints.validateGiftCode, { code: typed })
      if (mine !== round.current) return
      if (valid) setGood(typed)
      else refuse(t('invalidTitle'), reason || t('invalid'))
    } catch (failure) {
      const words = await noAnswer(failure, callFailure(failure).text ?? t('failed'))
      if (mine === round.current) refuse(t('errorTitle'), words)
    } finally {
      if (mine === round.current) setChecking(false)
    }
  }
  return {
    typed,
    checking,
    error,
    good,
    check,
    type: (text) => {
      round.current += 1
      setChecking(false)
      setTyped(normaliseCode(text))
      setError(undefined)
    },
    again: () => {
      setGood(null)
      setTyped('')
    },
  }
}
