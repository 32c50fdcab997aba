'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { FormSection } from '@/components/forms/form-section'
import { useStoryForm } from '@/components/forms/story-form-values'
import { PetLook } from './pet-look'

/** What each pet looks like: by its photo, or by its breed. */
export function PetLooksSection() {
  const t = useTranslations('whole')
  const { control } = useStoryForm()
  const pets = useWatch({ control, name: 'pets' })
  return (
    <FormSection number={3} title={t('photo')}>
      <div className="grid gap-8.5">
        {pets.map((pet, index) => (
          <PetLook key={index} index={index} name={pet.name.trim()} />
        ))}
      </div>
    </FormSection>
  )
}
