'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useServerForm } from '@/components/forms/use-server-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface Failure {
  error: string
}
export interface Confirmed extends Failure {
  /** Shown once. */
  codes: readonly string[]
}
type Act<A> = (before: A | null, form: FormData) => Promise<A | null>

interface SecondFactorProps {
  factor: { state: 'off' } | { state: 'pending'; secret: string } | { state: 'on'; recoveryCodes: number }
  /** The secret as a QR code, while it is pending. */
  picture: ReactNode
  acts: { begin: Act<Failure>; confirm: Act<Confirmed>; remove: Act<Failure> }
  /** Error text if the server can't be reached. */
  noAnswer: string
}

/** One step of a form with a field for a code. */
const CodeField = ({ name, label }: { name: string; label: string }) => (
  <Field label={label} required>
    <Input name={name} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} dir="ltr" required />
  </Field>
)

/** The second step of signing in: off, shown to an app, or on. */
export function SecondFactor({ factor, picture, acts, noAnswer }: SecondFactorProps) {
  const t = useTranslations('admin')
  const begin = useServerForm(acts.begin, { page: '?', noAnswer: { error: noAnswer } })
  const confirm = useServerForm(acts.confirm, { page: '?', noAnswer: { error: noAnswer, codes: [] } })
  const remove = useServerForm(acts.remove, { page: '?', noAnswer: { error: noAnswer } })
  const failure = [begin, confirm, remove].map(({ answer }) => answer?.error).find((error) => error)
  const codes = confirm.answer?.codes ?? []
  return (
    <div className="mt-s4 grid max-w-[34rem] grid-cols-1 justify-items-start gap-s4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {factor.state === 'on' && codes.length > 0 && (
        <div role="status" className="grid gap-3">
          <p>{t('security.codes')}</p>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1" dir="ltr">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {factor.state === 'off' && (
        <>
          <p>{t('security.lead')}</p>
          <form {...begin.form}>
            <Button type="submit" busy={begin.busy} busyText={t('security.busy')}>
              {t('security.begin')}
            </Button>
          </form>
        </>
      )}
      {factor.state === 'pending' && (
        <>
          <p>{t('security.scan')}</p>
          {picture}
          <p>
            {t('security.secret')}{' '}
            <code dir="ltr" className="wrap-anywhere">
              {factor.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </p>
          <form {...confirm.form} className="grid gap-s3">
            <CodeField name="code" label={t('security.code')} />
            <Button type="submit" busy={confirm.busy} busyText={t('security.busy')}>
              {t('security.confirm')}
            </Button>
          </form>
        </>
      )}
      {factor.state === 'on' && (
        <>
          <p>{t('security.isOn', { count: factor.recoveryCodes })}</p>
          <form {...remove.form} className="grid gap-s3">
            <CodeField name="proof" label={t('security.removeCode')} />
            <Button type="submit" variant="outline" busy={remove.busy} busyText={t('security.busy')}>
              {t('security.remove')}
            </Button>
          </form>
        </>
      )}
    </div>
  )
}
