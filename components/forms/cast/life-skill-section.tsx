'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui/radio-group'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useFieldError } from './field-error'
import { FormSection } from '@/components/forms/form-section'

interface LifeSkillSectionProps {
  number?: number
  title?: string
  /** Skills that carry `mark` behind their name. */
  marked?: readonly string[]
  mark?: ReactNode
  hint?: ReactNode
}

export function LifeSkillSection({ number = 3, title, marked = [], mark, hint }: LifeSkillSectionProps) {
  const t = useTranslations('create')
  const { register } = useStoryForm()
  const error = useFieldError()
  const label = (skill: (typeof LIFE_SKILLS)[number]) =>
    marked.includes(skill) ? (
      <>
        {t(`skills.${skill}`)} {mark}
      </>
    ) : (
      t(`skills.${skill}`)
    )
  return (
    <FormSection number={number} title={title ?? t('about')}>
      <RadioGroup
        legend={t('lifeSkill')}
        name="lifeSkill"
        options={LIFE_SKILLS.map((value) => ({ value, label: label(value) }))}
        inputProps={register('lifeSkill')}
        error={error('lifeSkill')}
        hint={hint}
        required
      />
    </FormSection>
  )
}
