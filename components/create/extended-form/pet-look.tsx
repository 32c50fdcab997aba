'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { Skeleton } from '@/components/ui/skeleton'
import { ScriptButton } from '@/components/ui/script-button'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { useStoryForm } from '@/components/forms/story-form-values'
import { PhotoUpload } from './photo-upload'
import { photosOpen } from './photos-open'

/** The catalogue comes when somebody opens it. */
const BreedPicker = lazy(() => import('./breed-picker'))
const ColourPicks = lazy(() => import('./colour-picks'))
const PetWordsUse = lazy(() => import('@/components/forms/traits/pet-words-use'))

const DESCRIPTION_AT_MOST = 500
type Method = 'upload' | 'breed'
const METHOD =
  'grid gap-1.5 rounded-md border-2 border-ink-line px-5 py-4.5 text-start transition-transform ' +
  'hover:-translate-y-0.5 hover:-rotate-[0.4deg]'

/** One pet: first the way, then what belongs to it. Another way clears what the first one gave. */
export function PetLook({ index, name }: { index: number; name: string }) {
  const t = useTranslations('whole.petLook')
  const create = useTranslations('create')
  const { control, register, setValue } = useStoryForm()
  const [type, breed, colors, description] = useWatch({
    control,
    name: [`pets.${index}.type`, `pets.${index}.breed`, `pets.${index}.colors`, `pets.${index}.description`],
  })
  const photos = useFetchedOnce(photosOpen) ?? false
  const [picked, setPicked] = useState<Method | null>(null)
  const ways = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  // A stored draft shows by what it holds how its looks were given.
  const method = picked ?? (breed !== '' || colors !== '' ? 'breed' : description !== '' ? 'upload' : null)
  const title = name || create('pet.nth', { number: index + 1 })
  const called = name || t('nameless')

  // The button that was pressed disappears. With the focus on the pet's fieldset, Tab goes on to the fields that
  // replace it.
  const choose = (way: Method) => {
    setPicked(way)
    box.current?.focus()
  }
  const reset = () => {
    setPicked(null)
    for (const part of ['breed', 'colors', 'description'] as const) setValue(`pets.${index}.${part}`, '')
    requestAnimationFrame(() => ways.current?.querySelector('button')?.focus())
  }
  return (
    <fieldset
      ref={box}
      className="grid min-w-0 gap-5 not-first:border-t-3 not-first:border-dotted not-first:border-paper-edge not-first:pt-7.5"
      tabIndex={-1}
    >
      <legend className="mb-3 font-display text-d-s leading-[1.2] font-bold wrap-anywhere">{title}</legend>
      {method === null ? (
        <div
          ref={ways}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3.5"
          role="group"
          aria-label={t('method', { name: called })}
        >
          <ScriptButton className={cn(METHOD, 'bg-eucalyptus-pale')} onClick={() => choose('breed')}>
            <b className="font-display text-m leading-[1.2] font-bold">{t('breed')}</b>
            <span className="text-s">{t('breedText')}</span>
          </ScriptButton>
          {/* Comes last, so that nothing moves when the server has answered. */}
          {photos && (
            <ScriptButton className={cn(METHOD, 'bg-sun-pale')} onClick={() => choose('upload')}>
              <b className="font-display text-m leading-[1.2] font-bold">{t('upload')}</b>
              <span className="text-s">{t('uploadText')}</span>
            </ScriptButton>
          )}
        </div>
      ) : (
        <>
          {method === 'upload' && (
            <PhotoUpload
              label={t('file', { name: called })}
              onDescribed={(words) => setValue(`pets.${index}.description`, words, { shouldDirty: true })}
              onColours={(words) => setValue(`pets.${index}.colors`, words, { shouldDirty: true })}
            />
          )}
          <Suspense fallback={<Skeleton className="h-24" />}>
            {method === 'breed' && <BreedPicker index={index} />}
            {type !== '' && <ColourPicks index={index} />}
          </Suspense>
          <Field
            label={t('description', { name: called })}
            hint={t('descriptionHint')}
            id={`pets.${index}.description`}
          >
            <Textarea rows={3} maxLength={DESCRIPTION_AT_MOST} dir="auto" {...register(`pets.${index}.description`)} />
          </Field>
          <Suspense fallback={null}>{description !== '' && <PetWordsUse index={index} />}</Suspense>
          <p>
            <Button variant="outline" size="sm" onClick={reset}>
              {t('different')}
            </Button>
          </p>
        </>
      )}
    </fieldset>
  )
}
