'use client'
import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Slip } from '@/components/ui/slip'

interface SignInFormProps {
  /** Gives what went wrong, in words. */
  signIn: (before: string | null, form: FormData) => Promise<string | null>
  next: string | undefined
  text: { username: string; password: string; submit: string; busy: string }
}

export function SignInForm({ signIn, next, text }: SignInFormProps) {
  const [wrong, send, busy] = useActionState(signIn, null)
  return (
    <form action={send} className="mt-6 flex flex-col gap-5">
      {wrong !== null && <Slip tone="bad">{wrong}</Slip>}
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <Field label={text.username} required>
        <Input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      </Field>
      <Field label={text.password} required>
        <Input name="password" type="password" autoComplete="current-password" required />
      </Field>
      <Button type="submit" busy={busy} busyText={text.busy}>{text.submit}</Button>
    </form>
  )
}
