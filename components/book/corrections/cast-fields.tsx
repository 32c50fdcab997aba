'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { LookChoices } from '@/components/forms/look-choices'
import { useDrawnPreview } from '@/components/story-preview/drawn-preview-context'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { useStoryForm } from '@/components/forms/story-form-values'
import { OwnChoices } from '@/components/forms/traits/own-choices'
import { ShortName } from '@/components/forms/traits/short-name'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { CHILD_GENDERS, PET_GENDERS, PET_TYPES } from '@/lib/domain/story/lists'

const LookFields = lazy(() => import('@/components/forms/look-fields'))
const PetLooks = lazy(() => import('@/components/forms/pet-looks'))
const ChildTraits = lazy(() => import('@/components/forms/traits/child-traits'))
const PetTraits = lazy(() => import('@/components/forms/traits/pet-traits'))
const NAME_AT_MOST = 60

/** The server's messages by the path of their field. */
export type CastErrors = Readonly<Record<string, string>>

interface CastFieldsProps {
  /** Whether the story can be written again about another kind of animal. */
  retold: boolean
  wrong: CastErrors
  onLooks: () => void
  onPetLooks: (index: number) => void
}

/** The child and the pets: what they are called, what they are, how they look. */
export function CastFields({ retold, wrong, onLooks, onPetLooks }: CastFieldsProps) {
  const t = useTranslations('create')
  const { register, control, setValue } = useStoryForm()
  const pets = useWatch({ control, name: 'pets' })
  // Breeds and colours belong to a kind of animal.
  const forgetLooks = (index: number) => () => {
    setValue(`pets.${index}.breed`, '')
    setValue(`pets.${index}.colors`, '')
  }
  return (
    <>
      <Field label={t('child.name')} id="childName" error={wrong['childName']} required>
        <Input variant="display" maxLength={NAME_AT_MOST} autoComplete="off" dir="auto" {...register('childName')} />
      </Field>
      <ShortName of="child" />
      <RadioGroup
        legend={t('child.gender')}
        name="childGender"
        options={CHILD_GENDERS.map((value) => ({ value, label: t(`child.${value}`) }))}
        inputProps={register('childGender')}
      />
      <LookChoices title={t('look.title')} onOpen={onLooks}>
        {() => (
          <Suspense fallback={null}>
            <LookFields />
          </Suspense>
        )}
      </LookChoices>
      <OwnChoices of="child">
        <ChildTraits />
      </OwnChoices>
      {pets.map((pet, index) => (
        <fieldset
          key={index}
          className="grid items-end gap-s3 border-t-3 border-dotted border-[#b9c4c2] pt-s3 max-[601px]:grid-cols-2 min-[601px]:grid-cols-[auto_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <legend className="col-span-full float-left w-full font-lead text-d-s leading-[1.3] font-normal">
            {t('pet.nth', { number: index + 1 })}
          </legend>
          <Portrait index={index} />
          <Field
            className="max-[601px]:col-span-full! [legend+&]:col-span-2"
            label={t('pet.name')}
            id={`pets.${index}.name`}
            error={wrong[`pets.${index}.name`]}
            required
          >
            <Input maxLength={NAME_AT_MOST} autoComplete="off" dir="auto" {...register(`pets.${index}.name`)} />
          </Field>
          <Field label={t('pet.type')} id={`pets.${index}.type`}>
            <Select {...register(`pets.${index}.type`, { onChange: forgetLooks(index) })} disabled={!retold}>
              {PET_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`petTypes.${type}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('pet.gender')} id={`pets.${index}.gender`}>
            <Select {...register(`pets.${index}.gender`)}>
              {PET_GENDERS.map((gender) => (
                <option key={gender} value={gender}>
                  {t(`pet.${gender}`)}
                </option>
              ))}
            </Select>
          </Field>
          <ShortName of={index} className="col-span-full!" />
          {pet.type !== '' && (
            <div className="col-span-full min-w-0">
              <LookChoices title={t('pet.looks')} onOpen={() => onPetLooks(index)}>
                {() => (
                  <Suspense fallback={null}>
                    <PetLooks index={index} />
                  </Suspense>
                )}
              </LookChoices>
              <OwnChoices of={index}>
                <PetTraits index={index} />
              </OwnChoices>
            </div>
          )}
        </fieldset>
      ))}
    </>
  )
}

function Portrait({ index }: { index: number }) {
  const portrait = useDrawnPreview()?.pets[index]
  return portrait ? (
    <span className="w-23 [&_img]:h-auto [&_img]:w-full" aria-hidden="true">
      <SvgPicture svg={portrait} width={120} height={110} />
    </span>
  ) : null
}
