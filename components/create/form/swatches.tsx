'use client'
import type { ComponentProps, CSSProperties } from 'react'

interface SwatchesProps {
  legend: string
  /** What the first choice is called: nothing is said, chance draws. */
  chance: string
  options: readonly { value: string; label: string; colour: string }[]
  inputProps: ComponentProps<'input'>
}

const paint = (colour: string): CSSProperties & { '--swatch': string } => ({ '--swatch': colour })

/** A radio group of colours. Each carries its name; the chosen one is also marked by shape. */
export function Swatches({ legend, chance, options, inputProps }: SwatchesProps) {
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="desk-swatches">
        <label className="desk-swatch desk-swatch-chance">
          <input type="radio" value="" {...inputProps} />
          <span title={chance}><span aria-hidden="true">?</span><span className="sr-only">{chance}</span></span>
        </label>
        {options.map(({ value, label, colour }) => (
          <label key={value} className="desk-swatch" style={paint(colour)}>
            <input type="radio" value={value} {...inputProps} />
            <span title={label}><span className="sr-only">{label}</span></span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
