'use client'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import {
  COLOUR_SCHEME_NAMES,
  COLOUR_SCHEMES,
  type ColourSchemeName,
  type Customizations,
} from '@/lib/domain/illustration/customizations'
import styles from './customizer.module.css'

const KEYS = {
  'Warm Sunset': 'sunset',
  'Ocean Breeze': 'ocean',
  'Forest Green': 'forest',
  'Lavender Dreams': 'lavender',
  'Sunshine Yellow': 'sunshine',
} as const satisfies Record<ColourSchemeName, string>

const paint = (name: ColourSchemeName): CSSProperties & Record<'--scheme' | '--accent' | '--words', string> => {
  const { background, accent, text } = COLOUR_SCHEMES[name]
  return { '--scheme': background, '--accent': accent, '--words': text }
}

/** The light that lies over the whole book. */
export function ColoursTab({ chosen, onChange }: { chosen: Customizations; onChange: (next: Customizations) => void }) {
  const t = useTranslations('customizer')
  const choice = (name: ColourSchemeName | null) => (
    <label
      key={name ?? 'drawn'}
      className="relative block has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
      style={name === null ? undefined : paint(name)}
    >
      <input
        type="radio"
        className="peer over-paint"
        name="scheme"
        checked={chosen.colorScheme === name}
        onChange={() => onChange({ ...chosen, colorScheme: name })}
      />
      <span className="grid h-full gap-2 bg-white px-2.5 pt-2.5 pb-3 text-s leading-[1.25] font-heavy shadow-[inset_0_0_0_2px_var(--color-ink-line)] peer-checked:shadow-[inset_0_0_0_4px_var(--color-ink),4px_4px_0_var(--color-sun)]">
        <span className={styles['paint']} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span>{name === null ? t('asDrawn') : t(`schemes.${KEYS[name]}`)}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="label">{t('scheme')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {choice(null)}
        {COLOUR_SCHEME_NAMES.map(choice)}
      </div>
    </fieldset>
  )
}
