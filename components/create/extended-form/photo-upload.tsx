'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Progress } from '@/components/ui/progress'
import { Alert } from '@/components/ui/alert'
import { animalColour } from '@/lib/domain/story/colours'
import { coatInWords } from '@/lib/domain/story/pet-surprise'
import { useCastNames } from '../form/use-cast-names'
import { usePhotoCheck } from './use-photo-check'

interface PhotoUploadProps {
  label: string
  onDescribed: (words: string) => void
  /** The photo's colours, in words, once the buyer wants them. */
  onColours: (words: string) => void
}

export function PhotoUpload({ label, onDescribed, onColours }: PhotoUploadProps) {
  const t = useTranslations('whole.petLook')
  const nameOf = useCastNames('colours')
  const id = useId()
  const { photo, check } = usePhotoCheck(onDescribed)
  const colours = photo.is === 'approved' ? photo.colours.flatMap((known) => animalColour(known) ?? []) : []
  return (
    <div className="grid gap-4">
      <div>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          className="min-h-18 w-full cursor-pointer rounded-md border-3 border-dashed border-ink-line bg-white px-4.5 py-5 text-s file:me-4 file:cursor-pointer file:border-0 file:bg-ink file:px-4 file:py-2.25 file:font-display file:text-[1rem] file:leading-none file:font-bold file:text-white"
          aria-describedby={`${id}-policy`}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file may be chosen again after a refusal.
            event.target.value = ''
            if (file) void check(file)
          }}
        />
        <p id={`${id}-policy`} className="hint">
          {t('policy')}
        </p>
      </div>
      {(photo.is === 'checking' || photo.is === 'approved') && (
        <img
          src={photo.url}
          alt=""
          className={cn(
            'max-h-72 max-w-[min(100%,18rem)] -rotate-[1.2deg] bg-white px-2.5 pt-2.5 pb-7.5 shadow-2',
            photo.is === 'checking' && 'opacity-70',
          )}
        />
      )}
      <div>
        {photo.is === 'checking' && (
          <>
            <p role="status" className="mb-2 font-heavy">
              {t('checking')}
            </p>
            <Progress value={null} label={t('checking')} />
          </>
        )}
        {photo.is === 'approved' && (
          <Alert variant="success">
            <p>{t('found', { description: photo.description })}</p>
            {colours.length > 0 && (
              <div className="mt-3 flex flex-wrap items-center gap-x-4.5 gap-y-2.5">
                <p>{t('fromPhoto', { colours: colours.map(nameOf).join(', ') })}</p>
                <Button variant="success" size="sm" onClick={() => onColours(coatInWords(photo.colours))}>
                  {t('useThem')}
                </Button>
              </div>
            )}
          </Alert>
        )}
        {photo.is === 'rejected' && (
          <Alert variant="destructive">
            <p>{photo.why}</p>
          </Alert>
        )}
      </div>
    </div>
  )
}
