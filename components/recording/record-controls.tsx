'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PlayIcon } from '@/components/ui/icons'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import type { Microphone } from './use-microphone'

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface RecordControlsProps {
  microphone: Pick<Microphone, 'phase' | 'sound' | 'start' | 'stop'>
  /** Something has been recorded of this page. */
  hasTake: boolean
  listening: boolean
  onListen: () => void
}

/** Record, stop, listen, again; how loud it is meanwhile. */
export function RecordControls({ microphone, hasTake, listening, onListen }: RecordControlsProps) {
  const t = useTranslations('recording')
  const { phase, sound, start, stop } = microphone
  const isRecording = phase === 'recording'
  return (
    <div className="grid gap-s3">
      <div className="flex flex-wrap items-center gap-x-s3 gap-y-2">
        {isRecording ? (
          <Button onClick={stop}>{t('stop')}</Button>
        ) : (
          <Button
            variant={hasTake ? 'outline' : 'default'}
            busy={phase === 'asking'}
            busyText={t('asking')}
            onClick={start}
          >
            {t(hasTake ? 'again' : 'record')}
          </Button>
        )}
        {hasTake && !isRecording && (
          <Button variant="success" onClick={onListen}>
            <PlayIcon /> {t(listening ? 'stopListening' : 'listen')}
          </Button>
        )}
        {isRecording && (
          <span className="text-s tabular-nums" dir="ltr">
            {clock(sound.ms)} / {clock(RECORDING.seconds * 1000)}
          </span>
        )}
      </div>
      {isRecording && (
        <div
          role="meter"
          aria-label={t('level')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(sound.level * 100)}
          className="h-4 w-full max-w-120 overflow-hidden rounded-cut bg-ink/20"
        >
          <span
            className="block h-full bg-eucalyptus-deep transition-[width] duration-100"
            style={{ width: `${Math.round(sound.level * 100)}%` }}
          />
        </div>
      )}
    </div>
  )
}
