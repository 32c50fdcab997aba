'use client'
import { noAnswer, type FormAction, type FormResult } from '@/components/site/newsletter/form-result'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Alert } from '@/components/ui/alert'
import { InputGroup } from '@/components/ui/input-group'
import { useServerForm } from '@/components/forms/use-server-form'

interface FindFormProps {
  find: FormAction
  language: string
  text: { title: string; email: string; send: string; sending: string; sent: string; wrong: string; noAnswer: string }
}

/** Asks for a letter to an address. The answer is the same for every address, and what was typed stays. */
export function FindForm({ find, language, text }: FindFormProps) {
  const { answer, busy, form } = useServerForm<FormResult>(find, { page: '?', noAnswer: noAnswer(text.noAnswer) })
  const refused = answer !== null && !answer.done ? answer : undefined
  // The schema speaks English; every other refusal comes in the visitor's language.
  const error = refused?.code === 'invalid' ? text.wrong : refused?.error
  return (
    <form {...form} aria-label={text.title} className="grid gap-3.5" noValidate>
      <input type="hidden" name="language" value={language} />
      <InputGroup className="max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-y-4">
        <Field label={text.email} error={error} className="max-sm:w-full">
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={refused?.email}
          />
        </Field>
        <Button type="submit" variant="secondary" size="sm" busy={busy} busyText={text.sending}>
          {text.send}
        </Button>
      </InputGroup>
      <div role="status">
        {answer?.done && !busy && (
          <Alert variant="success" role="presentation">
            <p>{text.sent}</p>
          </Alert>
        )}
      </div>
    </form>
  )
}
