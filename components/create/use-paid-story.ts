'use client'
import { useTranslations } from 'next-intl'
import { hash } from '@/lib/domain/chance'
import type { StoryRequest } from '@/lib/domain/story/request'
import { call } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { credits } from '@/components/entitlement/credits'
import type { StoryForm } from '@/components/forms/story-form-values'
import { useStoryCreation, WAIT_SECONDS } from './use-story-creation'

const PAYMENT_REQUIRED = 402

interface PaidStory {
  creating: boolean
  /** Makes the story that a purchase has paid for, tells, and goes to it. */
  create: (request: StoryRequest) => Promise<void>
}

export function usePaidStory(form: StoryForm, onMade: () => void): PaidStory {
  const t = useTranslations('preview')
  const router = useRouter()
  const { creating, make } = useStoryCreation(form, onMade)

  const create = async (request: StoryRequest) => {
    const ask = async () => {
      const { endpoints } = await import('@/lib/http/endpoints')
      // Should the answer get lost on its way, asking again for the same story gives that one and spends nothing more.
      return call(endpoints.createStory, request, {
        idempotencyKey: `${request.seed}-${hash(JSON.stringify(request))}`,
        waitSeconds: WAIT_SECONDS,
      })
    }
    const failure = await make(ask, { created: t('createdNow'), held: t('heldCredit'), failed: 'failedToCreate' })
    credits.askAgain()
    // Spent or given back meanwhile: the way to another one, with nothing typed lost.
    if (failure?.status === PAYMENT_REQUIRED) router.push(paths.purchase)
  }
  return { creating, create }
}
