import { useActionState, useState, useTransition, type FormEvent } from 'react'
import type { FormAction, FormAnswer } from './form-answer'

/**
 * A form, and what its action answered. Without scripts the browser sends the form itself and asks `page` again (an empty address is none to
 * HTML); with them it is sent here, so that a server which does not answer is a sentence below the form, and not the end of the page with all
 * that was typed on it.
 */
export function useFormAnswer(act: FormAction, { page = '?', noAnswer }: { page?: string; noAnswer: string }) {
  const [bare, action] = useActionState(act, null, page)
  const [answer, setAnswer] = useState<FormAnswer | null>(bare)
  const [busy, start] = useTransition()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    start(async () => {
      const next = await act(null, form).catch((): FormAnswer => ({ done: false, error: noAnswer, code: 'no_answer' }))
      start(() => setAnswer(next))
    })
  }
  return { answer, busy, form: { action, onSubmit } }
}
