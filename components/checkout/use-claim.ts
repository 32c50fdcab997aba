'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { credits } from '@/components/entitlement/credits'
import { COLLABORATION_IS_OPEN } from '@/components/site/site-links'
import { storeDraft, loadDraftText } from '@/lib/browser/draft-storage'
import { useRequestError } from '@/components/forms/use-request-error'
import type { Claim } from '@/lib/domain/commerce/claim'
import { SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

export interface Refusal {
  ok: false
  error: string
  fields?: Record<string, string[]>
}
type Answer = { ok: true; value: { left: number; rooms: number; story: object | null } } | Refusal
/** The server action that brings an order to this browser. */
export type ClaimAction = (form: Claim) => Promise<Answer>

interface ClaimState {
  busy: boolean
  /** What is wrong, in words. */
  error: string | null
  /**
   * Brings the order here and goes on to `next`; a story that was begun elsewhere comes along. An order that makes no
   * story now has a page that says why.
   */
  bring: (form: Claim) => Promise<void>
}

export function useClaim(claim: ClaimAction, next: string): ClaimState {
  const t = useTranslations('claim')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const noAnswer = useRequestError()

  const bring = async (form: Claim) => {
    if (busy) return
    setBusy(true)
    setError(null)
    // Without an answer nothing is lost: the order is found at the next try.
    const answer = await claim(form).catch(async (failed: unknown): Promise<Answer> => ({
      ok: false,
      error: await noAnswer(failed, t('failed')),
    }))
    if (!answer.ok) {
      setError(answer.error)
      setBusy(false)
      return
    }
    const { left, rooms, story } = answer.value
    if (story !== null && (loadDraftText()?.saved ?? null) === null)
      storeDraft(SAVED_PREVIEW_KEY, { ...story, title: '', previewStory: '' })
    credits.refetch()
    router.push(
      left > 0 ? next : rooms > 0 && COLLABORATION_IS_OPEN ? paths.collaborate : paths.access(form.accessToken),
    )
  }
  return { busy, error, bring }
}
