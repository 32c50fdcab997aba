'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast-store'
import { hash } from '@/lib/domain/chance'
import { SAVED_PREVIEW_KEY } from '@/lib/domain/story/draft-keys'
import type { StoryRequest } from '@/lib/domain/story/request'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { call } from '@/lib/http/client'
import { callFailure } from './call-failure'
import { isFieldPath } from './field-path'
import { redemptionMessage } from './redemption-failure'
import { forget } from './storage'
import type { StoryForm } from './story-form'

const TOLD_FOR_MS = 10_000
const GOES_AFTER_MS = 3000
const WAIT_SECONDS = 4
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface Redemption {
  creating: boolean
  /** Makes the story that the code pays for, tells, and goes to it. */
  create: (code: string, request: StoryRequest) => Promise<void>
}

export function useRedemption(form: StoryForm, onMade: () => void): Redemption {
  const t = useTranslations('preview')
  const router = useRouter()
  const [creating, setCreating] = useState(false)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(going.current), [])

  const askForEmail = (title: string, text: string) => {
    form.setError('deliveryEmail', { type: 'given', message: text })
    form.setFocus('deliveryEmail')
    toast({ title, description: text, variant: 'destructive' })
  }

  const create = async (code: string, request: StoryRequest) => {
    const email = form.getValues('deliveryEmail').trim() || form.getValues('email').trim()
    if (request.pets.length === 0) return void toast({ title: t('errorTitle'), description: t('noPets'), variant: 'destructive' })
    if (email === '') return askForEmail(t('emailRequiredTitle'), t('emailRequired'))
    if (!EMAIL.test(email)) return askForEmail(t('emailInvalidTitle'), t('emailInvalid'))
    form.clearErrors('deliveryEmail')
    setCreating(true)
    try {
      const body = { ...request, code, email }
      // Should the answer get lost on its way, asking again for the same story gives that one and spends nothing more.
      const { endpoints } = await import('@/lib/http/endpoints')
      const { story } = await call(endpoints.redeemGiftCode, body, { idempotencyKey: `${request.seed}-${hash(JSON.stringify(body))}`, waitSeconds: WAIT_SECONDS })
      forget(SAVED_PREVIEW_KEY)
      onMade()
      // A book that takes longer is watched where it is being made; one that a person reads first says so there.
      if (story.state === 'held') toast({ title: t('heldTitle'), description: t('held'), duration: TOLD_FOR_MS })
      if (story.state !== 'ready') return router.push(paths.story(story.id))
      toast({ title: t('createdTitle'), description: t('created', { email }), duration: TOLD_FOR_MS })
      going.current = setTimeout(() => router.push(paths.story(story.id)), GOES_AFTER_MS)
    } catch (error) {
      const failure = callFailure(error)
      for (const [path, [message]] of Object.entries(failure.fields)) {
        if (message && isFieldPath(path)) form.setError(path, { type: 'given', message })
      }
      const message = redemptionMessage(failure)
      const description =
        message.key === 'words' ? message.text
        : message.key === 'serverReturned' ? t('serverReturned', { status: message.status })
        : t(message.key === 'failed' ? 'failedToRedeem' : message.key)
      toast({ title: t('errorTitle'), description, variant: 'destructive' })
      setCreating(false)
    }
  }
  return { creating, create }
}
