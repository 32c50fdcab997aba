import { unstable_rethrow } from 'next/navigation'
import { useActionState, useEffect, useRef, useState, useTransition, type FormEvent } from 'react'
import { focusResult } from './focus-result'
import { restoreInput, saveInput } from './persisted-input'
import { isNewDeployment, useRequestError } from './use-request-error'
import { whenIdle } from '@/lib/browser/when-idle'

interface Options<A> {
  /**
   * Where the browser asks again without scripts, from a question mark on: without it the form's address is empty,
   * which HTML has none of.
   */
  page?: string
  /** What stands for an answer when the server gives none. */
  noAnswer: A & { error: string }
}

/**
 * A form and its action's answer: null before, and again when an action gives null, which empties the form. Without
 * scripts the browser sends the form itself; with them it is sent here, so that a server that doesn't respond is a
 * message beside the form instead of an error page. Where the page has to be reloaded (a new build), the text of its
 * uncontrolled fields is restored after that.
 */
export function useServerForm<A>(
  act: (before: Awaited<A> | null, form: FormData) => Promise<Awaited<A> | null>,
  { page, noAnswer }: Options<NoInfer<Awaited<A>>>,
) {
  const [bare, action] = useActionState<A | null, FormData>(act, null, page)
  const [answer, setAnswer] = useState(bare)
  const [busy, start] = useTransition()
  const requestError = useRequestError()
  const ref = useRef<HTMLFormElement>(null)
  // When idle: a phone's first read of its storage would block the page while it hydrates.
  useEffect(
    () =>
      whenIdle(() => {
        if (ref.current) restoreInput(ref.current)
      }),
    [],
  )
  useEffect(() => {
    if (answer !== null && ref.current) focusResult(ref.current)
  }, [answer])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const form = new FormData(sent)
    start(async () => {
      const next = await act(null, form).catch(async (error: unknown) => {
        // An action's redirect travels as an exception.
        unstable_rethrow(error)
        if (await isNewDeployment(error)) saveInput(sent)
        return { ...noAnswer, error: await requestError(error, noAnswer.error) }
      })
      if (next === null) sent.reset()
      start(() => setAnswer(next))
    })
  }
  return { answer, busy, form: { action, onSubmit, ref } }
}
