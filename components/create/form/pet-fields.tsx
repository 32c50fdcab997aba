'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { CloseIcon, PawIcon } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { PET_GENDERS, type PetType } from '@/lib/domain/story/lists'
import { useDrawnPreview } from '@/components/story-preview/drawn-preview-context'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useFieldError } from './field-error'
import { LookChoices } from '@/components/forms/look-choices'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

/** Breeds and coats come when they are asked for. */
const PetLooks = lazy(() => import('@/components/forms/pet-looks'))

const NAME_AT_MOST = 60
const BACKS = [
  'desk-portrait-sun',
  'desk-portrait-sky',
  'desk-portrait-coral',
  'desk-portrait-eucalyptus',
  'desk-portrait-paper',
]

interface PetFieldsProps {
  index: number
  /** The kinds offered; one that was chosen on another screen is offered too. */
  types: readonly PetType[]
  /** Its breeds and coats are about to be chosen from; left out where that is done elsewhere. */
  onLooks?: (index: number) => void
  /** Left out for the only pet, which stays. */
  onRemove?: () => void
}

export function PetFields({ index, types, onLooks, onRemove }: PetFieldsProps) {
  const t = useTranslations('create')
  const { control, register, setValue } = useStoryForm()
  const error = useFieldError()
  const portrait = useDrawnPreview()?.pets[index]
  const [typed, type] = useWatch({ control, name: [`pets.${index}.name`, `pets.${index}.type`] })
  const name = typed.trim()
  const number = index + 1
  // A budgie is no poodle.
  const forgetLooks = () => {
    setValue(`pets.${index}.breed`, '')
    setValue(`pets.${index}.colors`, '')
  }
  return (
    <fieldset className="desk-pet">
      <legend className="sr-only">{t('pet.nth', { number })}</legend>
      <span className={`desk-portrait ${BACKS[index % BACKS.length]}`} aria-hidden="true">
        {portrait ? <SvgPicture svg={portrait} width={220} height={200} /> : <PawIcon />}
      </span>
      <Field
        label={t('pet.name')}
        id={`pets.${index}.name`}
        error={error(`pets.${index}.name`)}
        required
        className="desk-pet-name"
      >
        <Input maxLength={NAME_AT_MOST} autoComplete="off" dir="auto" {...register(`pets.${index}.name`)} />
      </Field>
      <Field label={t('pet.type')} id={`pets.${index}.type`} error={error(`pets.${index}.type`)} required>
        <Select {...register(`pets.${index}.type`, { onChange: forgetLooks })}>
          <option value="">{t('pet.choose')}</option>
          {(type === '' || types.includes(type) ? types : [...types, type]).map((type) => (
            <option key={type} value={type}>
              {t(`petTypes.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('pet.gender')} id={`pets.${index}.gender`} error={error(`pets.${index}.gender`)} required>
        <Select {...register(`pets.${index}.gender`)}>
          <option value="">{t('pet.choose')}</option>
          {PET_GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`pet.${gender}`)}
            </option>
          ))}
        </Select>
      </Field>
      {type !== '' && onLooks && (
        <LookChoices title={t('pet.looks')} onOpen={() => onLooks(index)} className="desk-pet-looks">
          {() => (
            <Suspense fallback={null}>
              <PetLooks index={index} />
            </Suspense>
          )}
        </LookChoices>
      )}
      {onRemove && (
        <button
          type="button"
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'desk-remove')}
          aria-label={name ? t('pet.remove', { name }) : t('pet.removeNth', { number })}
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      )}
    </fieldset>
  )
}
