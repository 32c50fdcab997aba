'use client'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { callFailure } from '@/components/forms/call-failure'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { InputGroup } from '@/components/ui/input-group'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { call } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

const codeInAddress = () => new URLSearchParams(window.location.search).get('code') ?? ''

/** Finds the room of a code, and goes there with it. */
export function JoinWithCode() {
  const t = useTranslations('together.code')
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const given = useBrowserValue(codeInAddress, '')
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('inviteCode')
    const inviteCode = typeof typed === 'string' ? typed.trim() : ''
    if (inviteCode === '') return setError(t('empty'))
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      const { roomEndpoints } = await import('@/lib/http/endpoints')
      const { id } = await call(roomEndpoints.find, { inviteCode })
      router.push(paths.room(id, { code: inviteCode }))
    } catch (failed) {
      setError(callFailure(failed).text ?? t('failed'))
      setBusy(false)
    }
  }
  return (
    <form noValidate aria-labelledby="join-with-code" onSubmit={(event) => void find(event)}>
      <InputGroup className="flex! flex-wrap">
        <h2 id="join-with-code" className="mb-1.5 basis-full text-d-s">
          {t('title')}
        </h2>
        <Field label={t('label')} hint={t('hint')} error={error} className="flex-[1_1_9rem]">
          <Input
            key={given}
            defaultValue={given}
            name="inviteCode"
            className="tracking-[0.1em] uppercase"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            placeholder="ABCD-EFGH"
          />
        </Field>
        <Button
          type="submit"
          needsScript
          variant="secondary"
          size="sm"
          className="self-start sm:mt-7"
          busy={busy}
          busyText={t('going')}
        >
          {t('go')}
        </Button>
      </InputGroup>
    </form>
  )
}
