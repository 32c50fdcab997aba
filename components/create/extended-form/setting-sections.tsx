'use client'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { HOME_TYPES } from '@/lib/domain/story/lists'
import { EVENT_CATEGORIES, SPECIAL_EVENTS } from '@/lib/domain/story/special-events'
import { FormSection } from '@/components/forms/form-section'
import { PlaceOptions } from '@/components/forms/place-options'
import { useCastNames } from '../form/use-cast-names'
import { useStoryForm } from '@/components/forms/story-form-values'

/** Where, on which day, and from what kind of home: all of it may stay open. */
export function SettingSections() {
  const t = useTranslations('whole')
  const lists = useTranslations('lists')
  const nameOf = useCastNames('events')
  const { register } = useStoryForm()
  return (
    <>
      <FormSection number={4} title={t('destination')}>
        <Field label={t('destinationLabel')} id="preferredLocation">
          <Select {...register('preferredLocation')}>
            <option value="">{t('destinationNone')}</option>
            <PlaceOptions />
          </Select>
        </Field>
      </FormSection>
      <FormSection number={5} title={t('event')}>
        <Field label={t('eventLabel')} id="specialEvent">
          <Select {...register('specialEvent')}>
            <option value="">{t('eventNone')}</option>
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
      </FormSection>
      <FormSection number={6} title={t('home')}>
        <RadioGroup
          legend={t('homeLabel')}
          name="homeType"
          inputProps={register('homeType')}
          options={[
            { value: '', label: t('homeNone') },
            ...HOME_TYPES.map((value) => ({ value, label: lists(`homes.${value}`) })),
          ]}
        />
      </FormSection>
    </>
  )
}
