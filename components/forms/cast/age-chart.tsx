'use client'
import { useTranslations } from 'next-intl'
import { useId, type CSSProperties } from 'react'
import { useWatch } from 'react-hook-form'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { AGE_BANDS, type AgeBand } from '@/lib/domain/story/lists'
import { useDrawnPreview } from '@/components/story-preview/drawn-preview-context'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useFieldError } from './field-error'

/**
 * The age groups as a height chart: children drawn to one scale, one of whom is chosen. Its lines stand 30 px apart
 * on a phone, else 40 px, and feet are on the lowest. It has all its columns from the beginning, so that what a slow
 * page paints first stays where it is. `ages`: those that the screen offers; one chosen on another screen is offered
 * too.
 */
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
      className="min-w-0"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{t('child.age')}</legend>
      <div
        className={cn(
          'relative grid h-44 grid-cols-[repeat(var(--ages),minmax(0,1fr))] items-end border-b-3 px-0.5 md:h-59 md:px-2',
          'bg-[image:repeating-linear-gradient(0deg,#12313a38_0_2px,#0000_2px_30px)] bg-[position:0_-28px]',
          'md:bg-[image:repeating-linear-gradient(0deg,#12313a38_0_2px,#0000_2px_40px)] md:bg-[position:0_-38px]',
          error ? 'border-coral-deep bg-blush' : 'border-ink bg-sun-pale',
        )}
        style={columns}
      >
        {offered.map((age) => (
          <label
            key={age}
            className="relative block h-full cursor-pointer hover:bg-sun/30 has-checked:bg-sun/60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input type="radio" className="peer over-paint" value={age} {...register('childAge')} />
            <span className="absolute -inset-x-1.5 top-0 bottom-9 origin-bottom transition-transform peer-checked:scale-[1.06]">
              {drawn && (
                <SvgPicture
                  svg={drawn.children[age]}
                  width={160}
                  height={300}
                  className="size-full object-contain object-bottom"
                />
              )}
            </span>
            <span className="absolute inset-x-0.5 bottom-0.75 pt-0.5 pb-0.75 text-center text-xs leading-[1.3] font-heavy whitespace-nowrap peer-checked:bg-coral-deep peer-checked:text-white peer-checked:clip-snip max-xs:text-[0.8125rem] md:text-s">
              {age} <span className="sr-only">{t('child.years')}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
