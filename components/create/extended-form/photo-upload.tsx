'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
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
    <div className="photo" data-state={photo.is}>
      <div className="photo-file">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          className="photo-input"
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
      {(photo.is === 'checking' || photo.is === 'approved') && <img src={photo.url} alt="" className="photo-picture" />}
      <div className="photo-news">
        {photo.is === 'checking' && (
          <>
            <p role="status">{t('checking')}</p>
            <Progress value={null} label={t('checking')} />
          </>
        )}
        {photo.is === 'approved' && (
          <Alert variant="success">
            <p>{t('found', { description: photo.description })}</p>
            {colours.length > 0 && (
              <div className="photo-colours">
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
