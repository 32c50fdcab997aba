'use client'
import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast-store'
import { hash } from '@/lib/domain/chance'
import type { StoryRequest } from '@/lib/domain/story/request'
import { call } from '@/lib/http/client'
import type { StoryForm } from '@/components/forms/story-form-values'
import { useStoryCreation, WAIT_SECONDS } from './use-story-creation'

const TOLD_FOR_MS = 10_000
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface Redemption {
  creating: boolean
  /** Makes the story that the code pays for, tells, and goes to it. */
  create: (code: string, request: StoryRequest) => Promise<void>
}

export function useRedemption(form: StoryForm, onMade: () => void): Redemption {
  const t = useTranslations('preview')
  const { creating, make } = useStoryCreation(form, onMade)

  const askForEmail = (title: string, text: string) => {
    form.setError('deliveryEmail', { type: 'given', message: text })
    form.setFocus('deliveryEmail')
    toast({ title, description: text, variant: 'destructive' })
  }

  const create = async (code: string, request: StoryRequest) => {
    const email = form.getValues('deliveryEmail').trim() || form.getValues('email').trim()
    if (request.pets.length === 0)
      return void toast({ title: t('errorTitle'), description: t('noPets'), variant: 'destructive' })
    if (email === '') return askForEmail(t('emailRequiredTitle'), t('emailRequired'))
    if (!EMAIL.test(email)) return askForEmail(t('emailInvalidTitle'), t('emailInvalid'))
    form.clearErrors('deliveryEmail')
    const ask = async () => {
      const body = { ...request, code, email }
      const { endpoints } = await import('@/lib/http/endpoints')
      // Should the answer get lost on its way, asking again for the same story gives that one and spends nothing more.
      const { story } = await call(endpoints.redeemGiftCode, body, {
        idempotencyKey: `${request.seed}-${hash(JSON.stringify(body))}`,
        waitSeconds: WAIT_SECONDS,
      })
      return story
    }
    await make(ask, {
      created: t('created', { email }),
      held: t('held'),
      failed: 'failedToRedeem',
      toldFor: TOLD_FOR_MS,
    })
  }
  return { creating, create }
}
