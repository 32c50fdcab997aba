'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { LookChoices } from '@/components/forms/look-choices'
import { useDrawnPreview } from '@/components/story-preview/drawn-preview-context'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { useStoryForm } from '@/components/forms/story-form-values'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { CHILD_GENDERS, PET_GENDERS, PET_TYPES } from '@/lib/domain/story/lists'

const LookFields = lazy(() => import('@/components/forms/look-fields'))
const PetLooks = lazy(() => import('@/components/forms/pet-looks'))
const NAME_AT_MOST = 60

/** Server's words by the path of their field. */
export type CastErrors = Readonly<Record<string, string>>

interface CastFieldsProps {
  /** Whether another kind of animal can be told of. */
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
  // A budgie is no poodle.
  const forgetLooks = (index: number) => () => {
    setValue(`pets.${index}.breed`, '')
    setValue(`pets.${index}.colors`, '')
  }
  return (
    <>
      <Field label={t('child.name')} id="childName" error={wrong['childName']} required>
        <Input variant="display" maxLength={NAME_AT_MOST} autoComplete="off" dir="auto" {...register('childName')} />
      </Field>
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
      {pets.map((pet, index) => (
        <fieldset key={index} className="cr-pet">
          <legend className="cr-legend">{t('pet.nth', { number: index + 1 })}</legend>
          <Portrait index={index} />
          <Field label={t('pet.name')} id={`pets.${index}.name`} error={wrong[`pets.${index}.name`]} required>
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
          {pet.type !== '' && (
            <div className="cr-pet-looks">
              <LookChoices title={t('pet.looks')} onOpen={() => onPetLooks(index)}>
                {() => (
                  <Suspense fallback={null}>
                    <PetLooks index={index} />
                  </Suspense>
                )}
              </LookChoices>
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
    <span className="cr-portrait" aria-hidden="true">
      <SvgPicture svg={portrait} width={120} height={110} />
    </span>
  ) : null
}
