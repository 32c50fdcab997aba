'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FieldError } from '@/components/ui/field'
import { AGE_BANDS } from '@/lib/domain/story/lists'
import { useDrawn } from '../preview/drawn-context'
import { SvgPicture } from '../preview/svg-picture'
import { useStoryForm } from '../story-form'
import { useFieldError } from './field-error'

/** The age groups as a height chart: six children drawn to one scale, one of whom is chosen. */
export function AgeChart() {
  const t = useTranslations('create')
  const { register } = useStoryForm()
  const error = useFieldError()('childAge')
  const drawn = useDrawn()
  const id = useId()
  return (
    <fieldset className="field" role="radiogroup" aria-required="true" aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label">{t('child.age')}</legend>
      <div className="height-chart">
        {AGE_BANDS.map((age) => (
          <label key={age} className="height-mark">
            <input type="radio" value={age} {...register('childAge')} />
            <span className="height-figure">{drawn && <SvgPicture svg={drawn.children[age]} width={160} height={300} />}</span>
            <span className="height-age">
              {age} <span className="sr-only">{t('child.years')}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
