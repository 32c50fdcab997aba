'use client'
import { useTranslations } from 'next-intl'
import { Activity, lazy, useEffect, useEffectEvent, type ComponentProps } from 'react'
import { untilTriedAgain, untilWanted } from '@/components/site/later/sign-of-life'
import { toast } from '@/components/ui/toast-store'
import { useRequestError } from '@/components/forms/use-request-error'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { untilWrittenIn } from './book-languages'
import type { StoryFormClient } from './story-form-client'

const AGAIN_AFTER_MS = 5000
const NEVER = new Promise<void>(() => undefined)

let tell: ((error: unknown) => void) | null = null

async function loadDesk(): Promise<{ default: typeof StoryFormClient }> {
  for (;;) {
    try {
      return { default: (await import('./story-form-client')).StoryFormClient }
    } catch (error) {
      tell?.(error)
      await untilTriedAgain(AGAIN_AFTER_MS)
    }
  }
}

const Desk = lazy(async () => {
  // What it says of the book's language is for readers too.
  const locale = typeof document === 'undefined' ? '' : document.documentElement.lang
  await untilWanted(() => (locale === DEFAULT_LOCALE ? NEVER : untilWrittenIn(locale)))
  return loadDesk()
})

/** Says that the form's scripts don't come. What is typed meanwhile is kept (components/site/typed-early). */
function Silence() {
  const t = useTranslations('common')
  const noAnswer = useRequestError()
  const say = useEffectEvent(
    async (error: unknown) =>
      void toast({ title: t('error'), description: await noAnswer(error, t('unreachable')), variant: 'destructive' }),
  )
  useEffect(() => {
    tell = (error) => void say(error)
    return () => {
      tell = null
    }
  }, [])
  return null
}

/**
 * The form as the server has drawn it; its scripts, a sixth of the page's, come when somebody wants it: docs/decisions/first-paint.md. An activity is
 * woken up apart from the page around it, as a suspense boundary is, but is served in its place, where the latter's would be moved there by a script.
 */
export const DeskLater = (props: ComponentProps<typeof StoryFormClient>) => (
  <>
    <Activity>
      <Desk {...props} />
    </Activity>
    <Silence />
  </>
)
