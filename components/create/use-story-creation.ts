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

const OPEN_AFTER_MS = 3000
/** How long a call waits for the book: one that is ready by then opens complete. */
export const WAIT_SECONDS = 4

interface CreatedStory {
  id: string
  state: string
}

/** Messages that differ by how the story is paid. */
interface CreationMessages {
  created: string
  held: string
  failed: 'failedToCreate' | 'failedToRedeem'
  /** How long the success toast shows, in milliseconds; the usual time when absent. */
  toastMs?: number
}

interface StoryCreation {
  creating: boolean
  /** Creates the story, shows a toast and opens its page. Gives the failure, after showing it; null on success. */
  create: (request: () => Promise<CreatedStory>, words: CreationMessages) => Promise<RequestFailure | null>
}

export function useStoryCreation(form: StoryForm, onMade: () => void): StoryCreation {
  const t = useTranslations('preview')
  const requestError = useRequestError()
  const router = useRouter()
  const [creating, setCreating] = useState(false)
  const openTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(openTimer.current), [])

  const showFailure = async (error: unknown, otherwise: CreationMessages['failed']): Promise<RequestFailure> => {
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
    toast({ title: t('errorTitle'), description: await requestError(error, description), variant: 'destructive' })
    return failure
  }

  const create: StoryCreation['create'] = async (request, { created, held, failed, toastMs }) => {
    const duration = toastMs === undefined ? {} : { duration: toastMs }
    setCreating(true)
    try {
      const { id, state } = await request()
      removeDraft(SAVED_PREVIEW_KEY)
      onMade()
      if (state === 'held') toast({ title: t('heldTitle'), description: held, ...duration })
      // The page of an unfinished book shows its progress, or that a person reviews it first.
      if (state === 'ready') {
        toast({ title: t('createdTitle'), description: created, ...duration })
        openTimer.current = setTimeout(() => router.push(paths.story(id)), OPEN_AFTER_MS)
      } else router.push(paths.story(id))
      return null
    } catch (error) {
      setCreating(false)
      return await showFailure(error, failed)
    }
  }
  return { creating, create }
}
