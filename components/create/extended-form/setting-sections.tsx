'use client'
import { useTranslations } from 'next-intl'
import { FORM_SECTION, FormSection } from '@/components/forms/form-section'
import { DayField, DedicationField, HomeField, PlaceField } from '../form/setting-fields'

export function SettingSections() {
  const t = useTranslations('whole')
  return (
    <>
      <FormSection number={4} title={t('destination')}>
        <PlaceField />
      </FormSection>
      <FormSection number={5} title={t('event')}>
        <DayField />
      </FormSection>
      <FormSection number={6} title={t('home')}>
        <HomeField />
      </FormSection>
      <div className={FORM_SECTION}>
        <DedicationField />
      </div>
    </>
  )
}
