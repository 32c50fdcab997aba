'use client'
import type { ComponentProps, CSSProperties } from 'react'
import { cn } from '@/components/ui/cn'

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

const SWATCH =
  'relative size-11 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'
/** A spot of colour; the chosen one is square, so that colour isn't the only sign. */
const PAINT =
  'grid h-full place-items-center rounded-[48%_52%_46%_54%/54%_48%_52%_46%] border-4 border-paper ' +
  'bg-(--swatch,#fff) font-display text-[1.125rem] leading-none font-bold shadow-[inset_0_0_0_2px_#12313a66] ' +
  'peer-checked:rounded-md peer-checked:shadow-[0_0_0_3px_var(--color-ink)]'

/** A radio group of colours. Each carries its name; the chosen one is also marked by shape. */
export function Swatches({ legend, chance, options, value: chosen, disabled = false, inputProps }: SwatchesProps) {
  const checked = (value: string) => (chosen === undefined ? {} : { checked: chosen === value })
  return (
    <fieldset className={cn('min-w-0', disabled && 'opacity-50')} disabled={disabled}>
      <legend className="label">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        <label className={SWATCH}>
          <input type="radio" className="peer over-paint" value="" {...inputProps} {...checked('')} />
          <span title={chance} className={PAINT}>
            <span aria-hidden="true">?</span>
            <span className="sr-only">{chance}</span>
          </span>
        </label>
        {options.map(({ value, label, colour }) => (
          <label key={value} className={SWATCH} style={paint(colour)}>
            <input type="radio" className="peer over-paint" value={value} {...inputProps} {...checked(value)} />
            <span title={label} className={PAINT}>
              <span className="sr-only">{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
