'use client'
import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui/radio-group'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useFieldError } from './field-error'
import { FormSection } from '@/components/forms/form-section'

export function LifeSkillSection({ number = 3, title }: { number?: number; title?: string }) {
  const t = useTranslations('create')
  const { register } = useStoryForm()
  const error = useFieldError()
  return (
    <FormSection number={number} title={title ?? t('about')}>
      <RadioGroup
        legend={t('lifeSkill')}
        name="lifeSkill"
        options={LIFE_SKILLS.map((value) => ({ value, label: t(`skills.${value}`) }))}
        inputProps={register('lifeSkill')}
        error={error('lifeSkill')}
        required
      />
    </FormSection>
  )
}
