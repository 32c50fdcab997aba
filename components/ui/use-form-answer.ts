import { unstable_rethrow } from 'next/navigation'
import { useActionState, useState, useTransition, type FormEvent } from 'react'

interface Options<A> {
  /** Where the browser asks again without scripts, from a question mark on: without it the form's address is empty, which HTML has none of. */
  page?: string
  /** What stands for an answer when the server gives none. */
  noAnswer: A
}

/**
 * A form, and what its action answered: null before, and again when an action gives null, which empties the form. Without scripts the browser
 * sends the form itself; with them it is sent here, so that a server which does not answer is a sentence beside the form, and not the end of the
 * page with all that was typed on it.
 */
export function useFormAnswer<A>(act: (before: Awaited<A> | null, form: FormData) => Promise<Awaited<A> | null>, { page, noAnswer }: Options<NoInfer<Awaited<A>>>) {
  const [bare, action] = useActionState<A | null, FormData>(act, null, page)
  const [answer, setAnswer] = useState(bare)
  const [busy, start] = useTransition()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const form = new FormData(sent)
    start(async () => {
      const next = await act(null, form).catch((error: unknown) => {
        // An action's redirect travels as an exception.
        unstable_rethrow(error)
        return noAnswer
      })
      if (next === null) sent.reset()
      start(() => setAnswer(next))
    })
  }
  return { answer, busy, form: { action, onSubmit } }
}
