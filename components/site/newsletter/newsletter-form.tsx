'use client'
import { useId, useState, type InvalidEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useServerForm } from '@/components/forms/use-server-form'
import { noAnswer, type FormAction, type FormResult } from './form-result'

interface NewsletterFormProps {
  subscribe: FormAction
  language: string
  /** The look of the field, from the server: a page without another form then carries no fields in its script. */
  fieldClassName: string
  text: { title: string; email: string; send: string; sending: string; sent: string; wrong: string; noAnswer: string }
}

/** The footer's box. What was typed stays until it has been taken. */
export function NewsletterForm({ subscribe, language, fieldClassName, text }: NewsletterFormProps) {
  const id = useId()
  const { answer, busy, form } = useServerForm<FormResult>(subscribe, { page: '?', noAnswer: noAnswer(text.noAnswer) })
  // The browser sees that this is no address, and would say so in its own language.
  const [misses, setMisses] = useState(false)
  const sayHere = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
    setMisses(true)
  }
  const refused = answer !== null && !answer.done ? answer : null
  // The schema speaks English; every other refusal comes in the visitor's language.
  const error = misses || refused?.code === 'invalid' ? text.wrong : refused?.error
  return (
    <form
      {...form}
      aria-label={text.title}
      className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5"
    >
      <input type="hidden" name="language" value={language} />
      <label className="sr-only" htmlFor={id}>
        {text.email}
      </label>
      <input
        id={id}
        className={fieldClassName}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={text.email}
        required
        maxLength={254}
        defaultValue={refused?.email}
        onInvalid={sayHere}
        onInput={() => setMisses(false)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-news`}
      />
      <Button type="submit" size="sm" variant="paper" busy={busy} busyText={text.sending}>
        {text.send}
      </Button>
      <p id={`${id}-news`} className="col-span-full text-xs font-heavy" aria-live="polite">
        {answer?.done && !misses ? text.sent : error}
      </p>
    </form>
  )
}
