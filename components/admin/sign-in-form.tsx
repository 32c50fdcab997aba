'use client'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Alert } from '@/components/ui/alert'
import { useServerForm } from '@/components/forms/use-server-form'

/** The error message, and the name as typed. */
export interface SignInError {
  error: string
  username: string
}

interface SignInFormProps {
  signIn: (before: SignInError | null, form: FormData) => Promise<SignInError>
  next: string
  text: Record<'username' | 'password' | 'code' | 'codeHint' | 'submit' | 'busy' | 'noAnswer', string>
}

export function SignInForm({ signIn, next, text }: SignInFormProps) {
  const {
    answer: failure,
    busy,
    form,
  } = useServerForm(signIn, {
    page: `?${new URLSearchParams({ next })}`,
    noAnswer: { error: text.noAnswer, username: '' },
  })
  return (
    <form {...form} className="mt-s3 flex flex-col gap-s4">
      {failure && <Alert variant="destructive">{failure.error}</Alert>}
      <input type="hidden" name="next" value={next} />
      <Field label={text.username} required>
        <Input
          name="username"
          defaultValue={failure?.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <Field label={text.password} required>
        <Input name="password" type="password" autoComplete="current-password" required />
      </Field>
      <Field label={text.code} hint={text.codeHint}>
        <Input name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} dir="ltr" />
      </Field>
      <Button type="submit" busy={busy} busyText={text.busy}>
        {text.submit}
      </Button>
    </form>
  )
}
