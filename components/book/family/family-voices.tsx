'use client'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast-store'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import type { FamilyVoices as FamilyVoicesFacts } from '@/lib/domain/book/recording/recording'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { RecordingRow } from './recording-row'

interface FamilyVoicesProps {
  storyId: string
  title: string
  voices: FamilyVoicesFacts
  /** The whole address of the page that records, in this language. */
  recordAddress: string
}

/** For the owner: who of the family reads this book aloud, and whether others hear them. */
export function FamilyVoices({ storyId, title, voices, recordAddress }: FamilyVoicesProps) {
  const t = useTranslations('familyVoice')
  const router = useRouter()
  const heading = useId()
  const [name, setName] = useState('')
  const [mistake, setMistake] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [shared, setShared] = useState(voices.shared)
  const waiting = useDisabledUntilHydrated()
  const { recordings } = voices

  const add = async () => {
    if (busy) return
    if (name.trim() === '') return setMistake(t('nameMissing'))
    setBusy(true)
    setMistake(undefined)
    try {
      await call(endpoints.createRecording(storyId), { name })
      setName('')
      router.refresh()
    } catch (error) {
      setMistake((error instanceof CallError && (error.fields['name']?.[0] ?? error.error)) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  const share = async (wanted: boolean) => {
    setShared(wanted)
    try {
      await call(endpoints.shareRecordings(storyId), { shared: wanted })
      toast({ title: t(wanted ? 'nowHeard' : 'nowPrivate') })
    } catch (error) {
      setShared(!wanted)
      toast({ title: (error instanceof CallError && error.error) || t('failed'), variant: 'destructive' })
    }
  }
  return (
    <section className="grid grid-cols-1 gap-3.5 bg-paper px-6.5 pt-5.5 pb-6.5 shadow-page" aria-labelledby={heading}>
      <h2 id={heading} className="text-d-m">
        {t('title')}
      </h2>
      <p>{t('lead')}</p>
      {recordings.length > 0 && (
        <ul className="grid gap-s4">
          {recordings.map((recording) => (
            <RecordingRow key={recording.id} recording={recording} title={title} recordAddress={recordAddress} />
          ))}
        </ul>
      )}
      {recordings.length < RECORDING.most && (
        <form
          className="grid gap-2.5"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <Field label={t('name')} hint={t('nameHint')} error={mistake}>
            <Input
              value={name}
              maxLength={RECORDING.nameLength}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            className="justify-self-start"
            busy={busy}
            busyText={t('adding')}
          >
            {t('add')}
          </Button>
        </form>
      )}
      {recordings.length > 0 && (
        <div>
          <Checkbox checked={shared} {...waiting} onChange={(event) => void share(event.target.checked)}>
            {t('share')}
          </Checkbox>
          <p className="hint">{t('shareHint')}</p>
        </div>
      )}
    </section>
  )
}
