'use client'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { PlaceOptions } from '@/components/forms/place-options'
import { useStoryForm } from '@/components/forms/story-form-values'
import { HOME_TYPES, LONGEST_DEDICATION } from '@/lib/domain/story/lists'
import { EVENT_CATEGORIES, SPECIAL_EVENTS } from '@/lib/domain/story/special-events'
import { useCastNames } from './use-cast-names'

// Where, on which day, from what kind of home and for whom: all of it may stay open.

export function PlaceField() {
  const t = useTranslations('create.details')
  const { register } = useStoryForm()
  return (
    <Field label={t('place')} id="preferredLocation">
      <Select {...register('preferredLocation')}>
        <option value="">{t('placeNone')}</option>
        <PlaceOptions />
      </Select>
    </Field>
  )
}

export function DayField() {
  const t = useTranslations('create.details')
  const lists = useTranslations('lists')
  const nameOf = useCastNames('events')
  const { register } = useStoryForm()
  return (
    <Field label={t('day')} id="specialEvent">
      <Select {...register('specialEvent')}>
        <option value="">{t('dayNone')}</option>
        {EVENT_CATEGORIES.map((category) => (
          <optgroup key={category} label={lists(`eventGroups.${category}`)}>
            {SPECIAL_EVENTS.filter((event) => event.category === category).map((event) => (
              <option key={event.id} value={event.id}>
                {nameOf(event)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}

export function HomeField() {
  const t = useTranslations('create.details')
  const lists = useTranslations('lists')
  const { register } = useStoryForm()
  return (
    <RadioGroup
      legend={t('home')}
      name="homeType"
      inputProps={register('homeType')}
      options={[
        { value: '', label: t('homeNone') },
        ...HOME_TYPES.map((value) => ({ value, label: lists(`homes.${value}`) })),
      ]}
    />
  )
}

export function DedicationField() {
  const t = useTranslations('create')
  const { register } = useStoryForm()
  return (
    <Field label={t('details.dedication')} more={t('optional')} id="dedication" hint={t('details.dedicationHint')}>
      <Textarea rows={2} maxLength={LONGEST_DEDICATION} dir="auto" {...register('dedication')} />
    </Field>
  )
}
