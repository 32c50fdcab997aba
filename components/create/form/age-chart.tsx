'use client'
import { useTranslations } from 'next-intl'
import { useId, type CSSProperties } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldError } from '@/components/ui/field'
import { AGE_BANDS, type AgeBand } from '@/lib/domain/story/lists'
import { useDrawnPreview } from '@/components/story-preview/drawn-preview-context'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useFieldError } from './field-error'

/** The age groups as a height chart: children drawn to one scale, one of whom is chosen. `ages`: those that the screen offers; one that was chosen on another screen is offered too. */
export function AgeChart({ ages = AGE_BANDS }: { ages?: readonly AgeBand[] }) {
  const t = useTranslations('create')
  const { control, register } = useStoryForm()
  const chosen = useWatch({ control, name: 'childAge' })
  const offered = AGE_BANDS.filter((age) => ages.includes(age) || age === chosen)
  const error = useFieldError()('childAge')
  const drawn = useDrawnPreview()
  const id = useId()
  const columns: CSSProperties & { '--ages': number } = { '--ages': offered.length }
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{t('child.age')}</legend>
      <div className="height-chart" style={columns}>
        {offered.map((age) => (
          <label key={age} className="height-mark">
            <input type="radio" className="over-paint" value={age} {...register('childAge')} />
            <span className="height-figure">
              {drawn && <SvgPicture svg={drawn.children[age]} width={160} height={300} />}
            </span>
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
