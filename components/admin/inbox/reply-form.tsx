'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Alert } from '@/components/ui/alert'
import { Textarea } from '@/components/ui/textarea'
import { useServerForm } from '@/components/forms/use-server-form'
import { ANSWER_AT_MOST } from '@/lib/domain/contact/inbox'

/** What went wrong, in words, and what had been typed: it is never lost. */
export interface ReplyError {
  error: string
  empty: boolean
  body: string
}

interface ReplyFormProps {
  send: (before: ReplyError | null, form: FormData) => Promise<ReplyError | null>
  id: string
  /** How many answers the writer has before them. */
  seen: number
  email: string
  /** The language in which the letter's own words will be, by its name. */
  language: string
  /** Said when the server does not answer. */
  noAnswer: string
}

export function ReplyForm({ send, id, seen, email, language, noAnswer }: ReplyFormProps) {
  const t = useTranslations('inbox')
  const { answer: failure, busy, form } = useServerForm(send, { noAnswer: { error: noAnswer, empty: false, body: '' } })
  return (
    <form {...form} className="reply">
      {failure && !failure.empty && <Alert variant="destructive">{failure.error}</Alert>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="repliesShown" value={seen} />
      <Field
        label={t('answer')}
        hint={t('answerHint', { email, language })}
        error={failure?.empty ? t('answerMissing') : undefined}
        required
      >
        <Textarea name="body" rows={7} maxLength={ANSWER_AT_MOST} defaultValue={failure?.body} />
      </Field>
      <Button type="submit" variant="success" busy={busy} busyText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}
