'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast-store'
import { useRequestError } from '@/components/forms/use-request-error'
import { SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { callFailure } from '@/components/forms/call-failure'
import { isFieldPath } from '@/components/forms/field-path'
import { redemptionMessage, type RequestFailure } from '@/components/entitlement/redemption-failure'
import { removeDraft } from '@/lib/browser/draft-storage'
import type { StoryForm } from '@/components/forms/story-form-values'

const GOES_AFTER_MS = 3000
/** How long a call waits for the book, so that a quick one is opened whole. */
export const WAIT_SECONDS = 4

interface Made {
  id: string
  state: string
}

/** What each way of paying for a story says in its own words. */
interface Words {
  created: string
  held: string
  failed: 'failedToCreate' | 'failedToRedeem'
  /** Milliseconds for which success is told; the toasts' usual time when not given. */
  toldFor?: number
}

interface Making {
  creating: boolean
  /** Has the story made, tells, and goes to it. Gives what failed, after it has been told. */
  make: (ask: () => Promise<Made>, words: Words) => Promise<RequestFailure | null>
}

export function useStoryCreation(form: StoryForm, onMade: () => void): Making {
  const t = useTranslations('preview')
  const noAnswer = useRequestError()
  const router = useRouter()
  const [creating, setCreating] = useState(false)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(going.current), [])

  const tellFailure = async (error: unknown, otherwise: Words['failed']): Promise<RequestFailure> => {
    const failure = callFailure(error)
    for (const [path, [message]] of Object.entries(failure.fields)) {
      if (message && isFieldPath(path)) form.setError(path, { type: 'given', message })
    }
    const message = redemptionMessage(failure)
    const description =
      message.key === 'words'
        ? message.text
        : message.key === 'serverReturned'
          ? t('serverReturned', { status: message.status })
          : t(message.key === 'failed' ? otherwise : message.key)
    toast({ title: t('errorTitle'), description: await noAnswer(error, description), variant: 'destructive' })
    return failure
  }

  const make: Making['make'] = async (ask, { created, held, failed, toldFor }) => {
    const duration = toldFor === undefined ? {} : { duration: toldFor }
    setCreating(true)
    try {
      const { id, state } = await ask()
      removeDraft(SAVED_PREVIEW_KEY)
      onMade()
      if (state === 'held') toast({ title: t('heldTitle'), description: held, ...duration })
      // A book that takes longer is watched where it is being made; one that a person reads first says so there.
      if (state === 'ready') {
        toast({ title: t('createdTitle'), description: created, ...duration })
        going.current = setTimeout(() => router.push(paths.story(id)), GOES_AFTER_MS)
      } else router.push(paths.story(id))
      return null
    } catch (error) {
      setCreating(false)
      return await tellFailure(error, failed)
    }
  }
  return { creating, make }
}
