'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useRequestError } from '@/components/forms/use-request-error'
import type { OrderLinkRequest } from '@/lib/domain/commerce/claim'
import type { Refusal } from './use-claim'

/** The server action that sends an order's letter again. */
export type OrderLinkAction = (form: OrderLinkRequest) => Promise<{ ok: true } | Refusal>

interface OrderLinkState {
  busy: boolean
  error: string | null
  /** The address that the letter was sent to, if it is an order's. */
  sentTo: string | null
  request: (form: OrderLinkRequest) => Promise<void>
}

export function useOrderLink(send: OrderLinkAction): OrderLinkState {
  const t = useTranslations('claim')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const noAnswer = useRequestError()

  const request = async (form: OrderLinkRequest) => {
    if (busy) return
    setBusy(true)
    setError(null)
    setSentTo(null)
    const answer = await send(form).catch(async (failed: unknown): Promise<Refusal> => ({
      ok: false,
      error: await noAnswer(failed, t('failed')),
    }))
    if (answer.ok) setSentTo(form.email)
    else setError(answer.error)
    setBusy(false)
  }
  return { busy, error, sentTo, request }
}
