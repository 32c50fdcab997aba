'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast-store'
import { hash } from '@/lib/domain/chance'
import { SAVED_PREVIEW_KEY } from '@/lib/domain/story/draft-keys'
import type { StoryRequest } from '@/lib/domain/story/request'
import { call } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { callFailure } from './call-failure'
import { credits } from './credits'
import { isFieldPath } from './field-path'
import { redemptionMessage } from './redemption-failure'
import { forget } from './storage'
import type { StoryForm } from './story-form'

const PAYMENT_REQUIRED = 402
const GOES_AFTER_MS = 3000
const WAIT_SECONDS = 4

interface PaidStory {
  creating: boolean
  /** Makes the story that a purchase has paid for, tells, and goes to it. */
  create: (request: StoryRequest) => Promise<void>
}

export function usePaidStory(form: StoryForm, onMade: () => void): PaidStory {
  const t = useTranslations('preview')
  const router = useRouter()
  const [creating, setCreating] = useState(false)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(going.current), [])

  const create = async (request: StoryRequest) => {
    setCreating(true)
    try {
      const { endpoints } = await import('@/lib/http/endpoints')
      // Should the answer get lost on its way, asking again for the same story gives that one and spends nothing more.
      const { id, state } = await call(endpoints.createStory, request, { idempotencyKey: `${request.seed}-${hash(JSON.stringify(request))}`, waitSeconds: WAIT_SECONDS })
      forget(SAVED_PREVIEW_KEY)
      onMade()
      credits.askAgain()
      if (state === 'held') toast({ title: t('heldTitle'), description: t('heldCredit') })
      if (state !== 'ready') return router.push(paths.story(id))
      toast({ title: t('createdTitle'), description: t('createdNow') })
      going.current = setTimeout(() => router.push(paths.story(id)), GOES_AFTER_MS)
    } catch (error) {
      const failure = callFailure(error)
      for (const [path, [message]] of Object.entries(failure.fields)) {
        if (message && isFieldPath(path)) form.setError(path, { type: 'given', message })
      }
      const message = redemptionMessage(failure)
      const description =
        message.key === 'words' ? message.text
        : message.key === 'serverReturned' ? t('serverReturned', { status: message.status })
        : t(message.key === 'failed' ? 'failedToCreate' : message.key)
      toast({ title: t('errorTitle'), description, variant: 'destructive' })
      setCreating(false)
      credits.askAgain()
      // Spent or given back meanwhile: the way to another one, with nothing typed lost.
      if (failure.status === PAYMENT_REQUIRED) router.push(paths.purchase)
    }
  }
  return { creating, create }
}
