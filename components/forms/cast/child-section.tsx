'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { CHILD_GENDERS, type AgeBand } from '@/lib/domain/story/lists'
import { useStoryForm } from '@/components/forms/story-form-values'
import { AgeChart } from './age-chart'
import { useFieldError } from './field-error'
import { FormSection } from '@/components/forms/form-section'
import { LookChoices } from '@/components/forms/look-choices'
import { ShortName } from '@/components/forms/traits/short-name'
import { OwnChoices } from '@/components/forms/traits/own-choices'

/** Skins, hair and all the rest come when they are asked for. */
const LookFields = lazy(() => import('@/components/forms/look-fields'))
const ChildTraits = lazy(() => import('@/components/forms/traits/child-traits'))

const NAME_AT_MOST = 60

export function ChildSection({
  title,
  ages,
  onLooks,
  traits = true,
}: {
  title?: string
  ages?: readonly AgeBand[]
  onLooks: () => void
  /** Whether it asks what is the child's own; not where the book is made from other things. */
  traits?: boolean
}) {
  const t = useTranslations('create')
  const { register } = useStoryForm()
  const error = useFieldError()
  return (
    <FormSection number={1} title={title ?? t('who')}>
      <Field label={t('child.name')} id="childName" error={error('childName')} required>
        <Input variant="display" maxLength={NAME_AT_MOST} autoComplete="off" dir="auto" {...register('childName')} />
      </Field>
      {traits && <ShortName of="child" />}
      <AgeChart {...(ages ? { ages } : {})} />
      <RadioGroup
        legend={t('child.gender')}
        name="childGender"
        options={CHILD_GENDERS.map((value) => ({ value, label: t(`child.${value}`) }))}
        inputProps={register('childGender')}
        error={error('childGender')}
        required
      />
      <LookChoices title={t('look.title')} onOpen={onLooks}>
        {() => (
          <Suspense fallback={null}>
            <LookFields />
          </Suspense>
        )}
      </LookChoices>
      {traits && (
        <OwnChoices of="child">
          <ChildTraits />
        </OwnChoices>
      )}
    </FormSection>
  )
}
