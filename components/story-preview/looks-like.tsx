'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '../forms/story-form-values'
import type { DrawnPreview } from './drawn-preview'
import { SvgPicture } from './svg-picture'

const CHOICE =
  'relative grid min-h-11 justify-items-center rounded-md bg-white px-1 pt-1 pb-1.5 text-center text-xs leading-[1.2] font-heavy ' +
  'shadow-[inset_0_0_0_2px_var(--color-ink-line)] hover:bg-sun-pale has-checked:bg-sun ' +
  'has-checked:shadow-[inset_0_0_0_3px_var(--color-ink)] has-focus-visible:outline-3 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:border-2'

/**
 * "Does Biscuit look like this?", of each pet of which no breed was told. What is pointed at is drawn, and never named:
 * the choices have numbers.
 */
export default function LooksLike({ alternatives }: { alternatives: NonNullable<DrawnPreview['alternatives']> }) {
  return alternatives.map((looks, index) =>
    looks === null || looks.length < 2 ? null : <PetLooksLike key={index} index={index} looks={looks} />,
  )
}

type Looks = NonNullable<NonNullable<DrawnPreview['alternatives']>[number]>

function PetLooksLike({ index, looks }: { index: number; looks: Looks }) {
  const t = useTranslations('preview')
  const { control, setValue } = useStoryForm()
  const [name, drawnAs] = useWatch({ control, name: [`pets.${index}.name`, `pets.${index}.drawnAs`] })
  return (
    <fieldset className="min-w-0" aria-describedby={`looks-like-${index}`}>
      <legend className="label">{t('looksLike', { name: name.trim() || '?' })}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-1.5">
        {looks.map(({ drawnAs: value, svg }, at) => (
          <label key={value} className={CHOICE}>
            <input
              type="radio"
              className="over-paint"
              name={`looks-like-${index}`}
              value={value}
              checked={drawnAs === value}
              onChange={() => setValue(`pets.${index}.drawnAs`, value, { shouldDirty: true })}
            />
            <SvgPicture svg={svg} width={120} height={110} className="h-20 w-full object-contain object-bottom" />
            <span>{at === 0 ? t('looksYes') : t('looksOther', { number: at + 1 })}</span>
          </label>
        ))}
      </div>
      <p id={`looks-like-${index}`} className="hint">
        {t('looksHint')}
      </p>
    </fieldset>
  )
}
