'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { CloseIcon, PawIcon } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { ScriptButton } from '@/components/ui/script-button'
import { PET_GENDERS, type PetType } from '@/lib/domain/story/lists'
import { useDrawnPreview } from '@/components/story-preview/drawn-preview-context'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useFieldError } from './field-error'
import { LookChoices } from '@/components/forms/look-choices'
import { OwnChoices } from '@/components/forms/traits/own-choices'
import { SameName } from '@/components/forms/traits/same-name'
import { ShortName } from '@/components/forms/traits/short-name'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

/** Breeds and coats come when they are asked for. */
const PetLooks = lazy(() => import('@/components/forms/pet-looks'))
const PetTraits = lazy(() => import('@/components/forms/traits/pet-traits'))

const NAME_AT_MOST = 60
const BACKS = [
  'before:bg-sun',
  'before:bg-sky',
  'before:bg-coral-pale',
  'before:bg-eucalyptus-pale',
  'before:bg-paper-3',
]
const SELECT =
  'max-md:ps-2.25 max-md:pe-6.5 max-md:text-s max-md:[background-position-x:right_9px] ' +
  'max-md:rtl:[background-position-x:left_9px]!'

interface PetFieldsProps {
  index: number
  /** The kinds offered; one that was chosen on another screen is offered too. */
  types: readonly PetType[]
  /** Its breeds and coats are about to be chosen from; left out where that is done elsewhere. */
  onLooks?: (index: number) => void
  /** Left out for the only pet, which stays. */
  onRemove?: () => void
  /** Whether it asks what is the pet's own. */
  traits?: boolean
}

export function PetFields({ index, types, onLooks, onRemove, traits = true }: PetFieldsProps) {
  const t = useTranslations('create')
  const { control, register, setValue } = useStoryForm()
  const error = useFieldError()
  const portrait = useDrawnPreview()?.pets[index]
  const [typed, type] = useWatch({ control, name: [`pets.${index}.name`, `pets.${index}.type`] })
  const name = typed.trim()
  const number = index + 1
  // Breed and colours belong to the kind of pet that was chosen before.
  const forgetLooks = () => {
    setValue(`pets.${index}.breed`, '')
    setValue(`pets.${index}.colors`, '')
    setValue(`pets.${index}.drawnAs`, '')
  }
  return (
    <fieldset className="relative grid min-w-0 grid-cols-2 items-start gap-2.5 xs:grid-cols-[78px_minmax(0,1fr)_minmax(0,1fr)] md:grid-cols-[128px_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-4 md:gap-y-3">
      <legend className="sr-only">{t('pet.nth', { number })}</legend>
      <span
        className={cn(
          'relative h-23 self-center before:absolute before:inset-x-0 before:top-4.5 before:bottom-0 md:h-31',
          'before:rounded-[48%_52%_46%_54%/54%_48%_52%_46%]',
          'max-xs:col-span-full max-xs:w-24 xs:row-start-1 xs:row-end-3',
          BACKS[index % BACKS.length],
        )}
        aria-hidden="true"
      >
        {portrait ? (
          <SvgPicture
            svg={portrait}
            width={220}
            height={200}
            className="absolute -inset-x-1 bottom-1 h-24 w-[calc(100%+8px)] max-w-none object-contain object-bottom md:h-32"
          />
        ) : (
          <PawIcon className="absolute inset-x-0 top-4.5 bottom-0 m-auto h-auto w-14.5 text-ink/25" />
        )}
      </span>
      <Field
        label={t('pet.name')}
        id={`pets.${index}.name`}
        error={error(`pets.${index}.name`)}
        required
        className={cn('col-span-full xs:col-start-2 md:col-span-1', onRemove && 'max-md:pe-13.5')}
      >
        <Input maxLength={NAME_AT_MOST} autoComplete="off" dir="auto" {...register(`pets.${index}.name`)} />
      </Field>
      <Field
        label={t('pet.type')}
        id={`pets.${index}.type`}
        error={error(`pets.${index}.type`)}
        required
        className={cn('col-span-full xs:col-start-2 md:col-span-1 md:col-start-3', onRemove && 'md:pe-13.5')}
      >
        <Select className={SELECT} {...register(`pets.${index}.type`, { onChange: forgetLooks })}>
          <option value="">{t('pet.choose')}</option>
          {(type === '' || types.includes(type) ? types : [...types, type]).map((type) => (
            <option key={type} value={type}>
              {t(`petTypes.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <RadioGroup
        legend={t('pet.gender')}
        name={`pets.${index}.gender`}
        options={PET_GENDERS.map((value) => ({ value, label: t(`pet.${value}`) }))}
        inputProps={register(`pets.${index}.gender`)}
        error={error(`pets.${index}.gender`)}
        required
        className="col-span-full xs:col-start-2"
      />
      {type !== '' && onLooks && (
        <LookChoices title={t('pet.looks')} onOpen={() => onLooks(index)} className="col-span-full xs:col-start-2">
          {() => (
            <Suspense fallback={null}>
              <PetLooks index={index} />
            </Suspense>
          )}
        </LookChoices>
      )}
      {traits && (
        <>
          <SameName index={index} className="col-span-full hint mt-0 xs:col-start-2" />
          <ShortName of={index} className="col-span-full xs:col-start-2" />
          {type !== '' && (
            <OwnChoices of={index} className="col-span-full xs:col-start-2">
              {/* Where looks are chosen elsewhere, the own words are, too. */}
              <PetTraits index={index} worded={onLooks !== undefined} />
            </OwnChoices>
          )}
        </>
      )}
      {onRemove && (
        <ScriptButton
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute end-0 top-34 xs:top-8.5')}
          aria-label={name ? t('pet.remove', { name }) : t('pet.removeNth', { number })}
          onClick={onRemove}
        >
          <CloseIcon />
        </ScriptButton>
      )}
    </fieldset>
  )
}
