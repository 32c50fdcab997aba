'use client'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { useServerForm } from '@/components/forms/use-server-form'
import { noAnswer, type FormAction, type FormResult } from './form-result'

interface NewsletterPanelProps {
  act: FormAction
  token: string
  text: { title: string; lead: string; button: string; busy: string; doneTitle: string; done: string; noAnswer: string }
}

/** Where a letter's link leads: nothing happens until the button is pressed, for mail scanners open links too. */
export function NewsletterPanel({ act, token, text }: NewsletterPanelProps) {
  const { answer, busy, form } = useServerForm<FormResult>(act, {
    page: `?${new URLSearchParams({ token })}`,
    noAnswer: noAnswer(text.noAnswer),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const done = answer?.done === true
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {done ? text.doneTitle : text.title}
      </h1>
      <p className="lead">{done ? text.done : text.lead}</p>
      {!done && (
        <form {...form} className="mt-6.5 flex flex-wrap items-center gap-x-7 gap-y-3.5">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" busy={busy} busyText={text.busy}>
            {text.button}
          </Button>
        </form>
      )}
      {answer && !answer.done && (
        <Alert variant="destructive" className="mt-5 max-w-(--measure)">
          {answer.error}
        </Alert>
      )}
    </>
  )
}
