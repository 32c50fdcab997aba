'use client'
import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast-store'
import { hash } from '@/lib/domain/chance'
import type { StoryRequest } from '@/lib/domain/story/request'
import { call } from '@/lib/http/client'
import type { StoryForm } from '@/components/forms/story-form-values'
import { useStoryCreation, WAIT_SECONDS } from './use-story-creation'

const TOAST_MS = 10_000
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface Redemption {
  creating: boolean
  /** Creates a story for the gift code, shows a toast and opens it. */
  create: (code: string, request: StoryRequest) => Promise<void>
}

export function useRedemption(form: StoryForm, onMade: () => void): Redemption {
  const t = useTranslations('preview')
  const { creating, create: createFrom } = useStoryCreation(form, onMade)

  const requireEmail = (title: string, text: string) => {
    form.setError('deliveryEmail', { type: 'given', message: text })
    form.setFocus('deliveryEmail')
    toast({ title, description: text, variant: 'destructive' })
  }

  const create = async (code: string, request: StoryRequest) => {
    const email = form.getValues('deliveryEmail').trim() || form.getValues('email').trim()
    if (request.pets.length === 0)
      return void toast({ title: t('errorTitle'), description: t('noPets'), variant: 'destructive' })
    if (email === '') return requireEmail(t('emailRequiredTitle'), t('emailRequired'))
    if (!EMAIL.test(email)) return requireEmail(t('emailInvalidTitle'), t('emailInvalid'))
    form.clearErrors('deliveryEmail')
    const sendRequest = async () => {
      const body = { ...request, code, email }
      const { endpoints } = await import('@/lib/http/endpoints')
      // A retry after a lost response gets the same story and spends nothing more.
      const { story } = await call(endpoints.redeemGiftCode, body, {
        idempotencyKey: `${request.seed}-${hash(JSON.stringify(body))}`,
        waitSeconds: WAIT_SECONDS,
      })
      return story
    }
    await createFrom(sendRequest, {
      created: t('created', { email }),
      held: t('held'),
      failed: 'failedToRedeem',
      toastMs: TOAST_MS,
    })
  }
  return { creating, create }
}
