'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/ui/toast-store'
import { useRequestError } from '@/components/forms/use-request-error'
import { hash } from '@/lib/domain/chance'
import { SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'
import type { StoryRequest } from '@/lib/domain/story/request'
import { call } from '@/lib/http/client'
import type { WholeStory } from '@/lib/http/endpoints'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { callFailure } from '@/components/forms/call-failure'
import { credits } from '@/components/entitlement/credits'
import { isFieldPath } from '@/components/forms/field-path'
import { textOfOpening } from '@/components/story-preview/drawn-preview'
import type { LivePreview } from '@/components/story-preview/use-live-preview'
import { removeDraft, storeDraft } from '@/lib/browser/draft-storage'
import type { StoryForm } from '@/components/forms/story-form-values'

const PAYMENT_REQUIRED = 402
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface Making {
  creating: boolean
  /** With a gift code, where there is one, else with a credit in hand; without either, the way to pay. */
  make: (request: StoryRequest, code: string | null) => Promise<void>
}

export function useExtendedForm(
  form: StoryForm,
  live: LivePreview,
  onDraftDone: () => void,
  onMade: (story: WholeStory) => void,
): Making {
  const t = useTranslations('whole')
  const preview = useTranslations('preview')
  const noAnswer = useRequestError()
  const router = useRouter()
  const [creating, setCreating] = useState(false)

  const deliveryEmail = (): string | null => {
    const email = form.getValues('deliveryEmail').trim() || form.getValues('email').trim()
    if (EMAIL.test(email)) return email
    form.setError('deliveryEmail', { type: 'given', message: preview(email === '' ? 'emailRequired' : 'emailInvalid') })
    form.setFocus('deliveryEmail')
    return null
  }
  const send = async (request: StoryRequest, code: string | null, email: string): Promise<WholeStory> => {
    const { endpoints } = await import('@/lib/http/endpoints')
    // A retry after a lost response gets the same story and spends nothing more.
    const idempotencyKey = `${request.seed}-${hash(JSON.stringify([request, code, email]))}`
    if (code === null) return call(endpoints.createWholeStory, request, { idempotencyKey })
    return (await call(endpoints.redeemWholeStory, { ...request, code, email }, { idempotencyKey })).story
  }
  /** The purchase is for this very book, opening and all. */
  const goAndPay = async (request: StoryRequest) => {
    const opening = (await live.drawNow())?.opening
    storeDraft(SAVED_PREVIEW_KEY, {
      preferredLocation: '',
      ...request,
      title: opening?.title ?? '',
      previewStory: opening ? textOfOpening(opening.pages) : '',
    })
    router.push(paths.purchase)
  }

  const make = async (request: StoryRequest, code: string | null) => {
    const email = code === null ? '' : deliveryEmail()
    if (email === null || creating) return
    setCreating(true)
    try {
      const story = await send(request, code, email)
      removeDraft(SAVED_PREVIEW_KEY)
      onDraftDone()
      credits.refetch()
      if (story.state === 'held')
        toast({ title: preview('heldTitle'), description: preview(code === null ? 'heldCredit' : 'held') })
      // A story that takes longer shows its progress on its own page.
      if (story.state !== 'ready') return router.push(paths.story(story.id))
      toast({ title: t('createdTitle'), description: t('created') })
      onMade(story)
    } catch (error) {
      const failure = callFailure(error)
      if (failure.status === PAYMENT_REQUIRED) return await goAndPay(request)
      for (const [path, [message]] of Object.entries(failure.fields))
        if (message && isFieldPath(path)) form.setError(path, { type: 'given', message })
      toast({
        title: preview('errorTitle'),
        description: await noAnswer(error, failure.text ?? preview('failedToCreate')),
        variant: 'destructive',
      })
    } finally {
      setCreating(false)
    }
  }
  return { creating, make }
}
