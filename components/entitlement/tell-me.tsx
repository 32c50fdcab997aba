'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { callFailure } from '@/components/forms/call-failure'
import { call } from '@/lib/http/client'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** "Tell me when it opens": an address, which is confirmed by mail. Needs the messages `preview`. */
export function TellMe() {
  const t = useTranslations('preview')
  const language = useLocale()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [error, setError] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    if (!EMAIL.test(email.trim())) return setError(t('emailInvalid'))
    setState('sending')
    setError(undefined)
    try {
      const { endpoints } = await import('@/lib/http/endpoints')
      await call(endpoints.openingNotice, { email, language })
      setState('sent')
    } catch (failure) {
      setState('open')
      setError(callFailure(failure).text ?? t('unavailable'))
    }
  }
  if (state === 'sent')
    return (
      <p role="status" className="basis-full font-heavy">
        {t('tellMeSent')}
      </p>
    )
  return (
    <form
      noValidate
      className="grid w-full basis-full gap-2.5"
      aria-label={t('tellMe')}
      onSubmit={(event) => void send(event)}
    >
      <Field label={t('tellMeEmail')} error={error} required>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        needsScript
        busy={state === 'sending'}
        busyText={t('tellMeSending')}
      >
        {t('tellMe')}
      </Button>
    </form>
  )
}
