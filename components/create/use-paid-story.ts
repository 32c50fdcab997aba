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
  /** Creates a story for a credit of a purchase, shows a toast and opens it. */
  create: (request: StoryRequest) => Promise<void>
}

export function usePaidStory(form: StoryForm, onMade: () => void): PaidStory {
  const t = useTranslations('preview')
  const router = useRouter()
  const { creating, create: createFrom } = useStoryCreation(form, onMade)

  const create = async (request: StoryRequest) => {
    const sendRequest = async () => {
      const { endpoints } = await import('@/lib/http/endpoints')
      // A retry after a lost response gets the same story and spends no second credit.
      return call(endpoints.createStory, request, {
        idempotencyKey: `${request.seed}-${hash(JSON.stringify(request))}`,
        waitSeconds: WAIT_SECONDS,
      })
    }
    const failure = await createFrom(sendRequest, {
      created: t('createdNow'),
      held: t('heldCredit'),
      failed: 'failedToCreate',
    })
    credits.refetch()
    // The credit was spent or refunded meanwhile: to the purchase, with the draft stored.
    if (failure?.status === PAYMENT_REQUIRED) router.push(paths.purchase)
  }
  return { creating, create }
}
