'use client'
import { useTranslations } from 'next-intl'
import { useId, type CSSProperties } from 'react'
import { cn } from '@/components/ui/cn'
import styles from './customizer.module.css'
import type { Offered } from './palettes'

interface ColourFieldProps {
  legend: string
  palette: readonly Offered[]
  /** Undefined: as drawn. */
  value: string | undefined
  onValue: (colour: string | undefined) => void
  /** What cannot be left to the engine has a colour always. */
  always?: boolean
}

const paint = (colour: string): CSSProperties & { '--swatch': string } => ({ '--swatch': colour })
const START = '#7fb9e6'

/** A radio group of colours: as drawn, one of ours, or any at all. The chosen one is marked by shape too. */
export function ColourField({ legend, palette, value, onValue, always = false }: ColourFieldProps) {
  const t = useTranslations('customizer')
  const name = useId()
  const own = value !== undefined && !palette.some(({ colour }) => colour === value)
  const swatch = (key: string, label: string, colour: string | undefined, checked: boolean) => (
    <label
      key={key}
      className={cn(
        'relative block size-11 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-ink',
        styles['swatch'],
      )}
      style={colour === undefined ? undefined : paint(colour)}
      data-open={colour === undefined || undefined}
    >
      <input type="radio" className="over-paint" name={name} checked={checked} onChange={() => onValue(colour)} />
      <span title={label}>
        <span className="sr-only">{label}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="label">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {!always && swatch('drawn', t('asDrawn'), undefined, value === undefined)}
        {palette.map(({ key, colour }) => swatch(key, t(key), colour, value === colour))}
        <label
          className={cn('relative block size-11', styles['any'])}
          data-chosen={own || undefined}
          title={t('anyColour')}
        >
          <input
            type="color"
            aria-label={`${legend}: ${t('anyColour')}`}
            value={value ?? START}
            onChange={(event) => onValue(event.target.value)}
          />
        </label>
      </div>
    </fieldset>
  )
}
