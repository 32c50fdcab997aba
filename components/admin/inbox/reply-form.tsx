'use client'
import { useTranslations } from 'next-intl'
import { WithAddress } from '@/components/ui/address'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Alert } from '@/components/ui/alert'
import { Textarea } from '@/components/ui/textarea'
import { useServerForm } from '@/components/forms/use-server-form'
import { ANSWER_AT_MOST } from '@/lib/domain/contact/inbox'

/** The error message, and the answer as typed, so that it is not lost. */
export interface ReplyError {
  error: string
  empty: boolean
  body: string
}

interface ReplyFormProps {
  send: (before: ReplyError | null, form: FormData) => Promise<ReplyError | null>
  id: string
  /** Number of answers that the form was rendered with. */
  repliesShown: number
  email: string
  /** Name of the language of the email's own texts. */
  language: string
  /** Error text if the server can't be reached. */
  noAnswer: string
}

export function ReplyForm({ send, id, repliesShown, email, language, noAnswer }: ReplyFormProps) {
  const t = useTranslations('inbox')
  const { answer: failure, busy, form } = useServerForm(send, { noAnswer: { error: noAnswer, empty: false, body: '' } })
  return (
    <form {...form} className="grid grid-cols-1 justify-items-start gap-3 wrap-anywhere">
      {failure && !failure.empty && (
        <Alert variant="destructive" className="w-full">
          {failure.error}
        </Alert>
      )}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="repliesShown" value={repliesShown} />
      <Field
        label={t('answer')}
        hint={<WithAddress address={email}>{t('answerHint', { email, language })}</WithAddress>}
        error={failure?.empty ? t('answerMissing') : undefined}
        required
        className="w-full"
      >
        <Textarea
          className="min-h-42.5!"
          name="body"
          rows={7}
          maxLength={ANSWER_AT_MOST}
          defaultValue={failure?.body}
        />
      </Field>
      <Button type="submit" variant="success" busy={busy} busyText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}
