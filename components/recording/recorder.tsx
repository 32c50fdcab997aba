'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { recordingKey, type RecordingKey } from '@/lib/browser/recording/recording-key'
import { loadStudio } from './call-recording'
import { useBrowserValue, useHydrated } from '@/lib/browser/use-hydrated'
import type { Studio as StudioFacts } from '@/lib/domain/book/recording/recording'
import { CallError } from '@/lib/http/client'
import { Consent } from './consent'
import { Studio } from './studio'

/** Opens the recording that the address names. */
export function Recorder() {
  const t = useTranslations('recording')
  const hash = useBrowserValue(() => location.hash, '')
  const hydrated = useHydrated()
  const key = useMemo(() => recordingKey(hash), [hash])
  if (!hydrated) return <p>{t('opening')}</p>
  return key ? <OpenRecording recording={key} /> : <p>{t('noLink')}</p>
}

function OpenRecording({ recording }: { recording: RecordingKey }) {
  const t = useTranslations('recording')
  const [facts, setFacts] = useState<StudioFacts | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    loadStudio(recording).then(
      (loaded) => {
        if (!gone) setFacts(loaded)
      },
      (error: unknown) => {
        console.warn('recording not opened', error)
        if (!gone) setFailure(error)
      },
    )
    return () => {
      gone = true
    }
  }, [recording, tries])
  if (facts)
    return facts.adult ? (
      <Studio recording={recording} facts={facts} />
    ) : (
      <Consent recording={recording} facts={facts} onDone={() => setFacts({ ...facts, adult: true })} />
    )
  if (failure === null) return <p>{t('opening')}</p>
  return (
    <Alert variant="destructive" className="grid justify-items-start gap-s3">
      <p>{(failure instanceof CallError && failure.status < 500 && failure.error) || t('notOpened')}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setFailure(null)
          setTries(tries + 1)
        }}
      >
        {t('tryAgain')}
      </Button>
    </Alert>
  )
}
