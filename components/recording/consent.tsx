'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import type { RecordingKey } from '@/lib/browser/recording/recording-key'
import { sayAdult } from './call-recording'
import type { Studio } from '@/lib/domain/book/recording/recording'
import { CallError } from '@/lib/http/client'
import { BookName } from './book-name'

interface ConsentProps {
  recording: RecordingKey
  facts: Studio
  onDone: () => void
}

/** Before anything is recorded: what happens with the voice, and that it is a grown-up's. */
export function Consent({ recording, facts, onDone }: ConsentProps) {
  const t = useTranslations('recording')
  const [adult, setAdult] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const begin = async () => {
    if (!adult) return setFailure(t('tickFirst'))
    setBusy(true)
    setFailure(null)
    try {
      await sayAdult(recording)
      onDone()
    } catch (error) {
      console.warn('not begun', error)
      setFailure((error instanceof CallError && error.error) || t('notOpened'))
      setBusy(false)
    }
  }
  return (
    <div className="grid max-w-(--measure) gap-s4">
      <BookName {...facts} />
      <p>{t('how')}</p>
      <p>{t('kept')}</p>
      <Checkbox checked={adult} onChange={(event) => setAdult(event.target.checked)}>
        {t('adult')}
      </Checkbox>
      {failure !== null && (
        <Alert variant="destructive">
          <p>{failure}</p>
        </Alert>
      )}
      <Button className="justify-self-start" busy={busy} busyText={t('opening')} onClick={() => void begin()}>
        {t('begin')}
      </Button>
    </div>
  )
}
