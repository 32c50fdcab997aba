'use client'
import type { ComponentProps } from 'react'
import { SvgPicture } from '@/components/story-preview/svg-picture'

interface PictureChoicesProps {
  legend: string
  options: readonly {
    value: string
    label: string
    /** Undefined until it is drawn. */
    svg?: string | undefined
  }[]
  /** The first choice has no picture and leaves it to chance. */
  chance?: boolean
  inputProps: ComponentProps<'input'>
}

/** The label around a choice: its radio button, its picture and its name. */
export const PICTURE_CHOICE =
  'relative grid justify-items-center rounded-md bg-white px-0.5 pt-1 pb-1.5 text-center text-xs leading-[1.2] font-heavy ' +
  'shadow-[inset_0_0_0_2px_var(--color-ink-line)] hover:bg-sun-pale has-checked:bg-sun ' +
  'has-checked:shadow-[inset_0_0_0_3px_var(--color-ink)] has-focus-visible:outline-3 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

/** A radio group whose choices are pictures, each with its name. */
export function PictureChoices({ legend, options, chance = false, inputProps }: PictureChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="label">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-1.5">
        {options.map(({ value, label, svg }, i) => (
          <label key={value} className={PICTURE_CHOICE}>
            <input type="radio" className="over-paint" value={value} {...inputProps} />
            {chance && i === 0 ? (
              <span
                className="grid size-16 place-items-center font-display text-[1.75rem] leading-none font-bold"
                aria-hidden="true"
              >
                ?
              </span>
            ) : (
              <span className="grid size-16 place-items-center">
                {svg && <SvgPicture svg={svg} width={120} height={120} className="size-16" />}
              </span>
            )}
            <span className="max-w-full wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
