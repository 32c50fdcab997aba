'use client'
import type { ComponentProps, CSSProperties } from 'react'

interface SwatchesProps {
  legend: string
  /** The label of the first choice, which leaves it to chance. */
  chance: string
  options: readonly { value: string; label: string; colour: string }[]
  /** Leave out when `inputProps` registers the radios with a form library. */
  value?: string
  disabled?: boolean
  inputProps: ComponentProps<'input'>
}

const paint = (colour: string): CSSProperties & { '--swatch': string } => ({ '--swatch': colour })

/** A radio group of colours. Each carries its name; the chosen one is also marked by shape. */
export function Swatches({ legend, chance, options, value: chosen, disabled = false, inputProps }: SwatchesProps) {
  const checked = (value: string) => (chosen === undefined ? {} : { checked: chosen === value })
  return (
    <fieldset className="field" disabled={disabled}>
      <legend className="label">{legend}</legend>
      <div className="desk-swatches">
        <label className="desk-swatch desk-swatch-chance">
          <input type="radio" className="over-paint" value="" {...inputProps} {...checked('')} />
          <span title={chance}>
            <span aria-hidden="true">?</span>
            <span className="sr-only">{chance}</span>
          </span>
        </label>
        {options.map(({ value, label, colour }) => (
          <label key={value} className="desk-swatch" style={paint(colour)}>
            <input type="radio" className="over-paint" value={value} {...inputProps} {...checked(value)} />
            <span title={label}>
              <span className="sr-only">{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
