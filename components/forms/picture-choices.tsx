'use client'
import type { ComponentProps } from 'react'
import { SvgPicture } from '@/components/story-preview/svg-picture'

interface PictureChoicesProps {
  legend: string
  options: readonly {
    value: string
    label: string
    /** Not there while it is being drawn. */ svg?: string | undefined
  }[]
  /** The first choice has no picture and leaves it to chance. */
  chance?: boolean
  inputProps: ComponentProps<'input'>
}

/** A radio group whose choices are pictures, each with its name. */
export function PictureChoices({ legend, options, chance = false, inputProps }: PictureChoicesProps) {
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="desk-heads">
        {options.map(({ value, label, svg }, i) => (
          <label key={value} className="desk-head">
            <input type="radio" className="over-paint" value={value} {...inputProps} />
            {chance && i === 0 ? (
              <span className="desk-head-chance" aria-hidden="true">
                ?
              </span>
            ) : (
              <span className="desk-head-picture">{svg && <SvgPicture svg={svg} width={120} height={120} />}</span>
            )}
            <span className="desk-head-name">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
