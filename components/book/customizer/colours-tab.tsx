'use client'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import {
  COLOUR_SCHEME_NAMES,
  COLOUR_SCHEMES,
  type ColourSchemeName,
  type Customizations,
} from '@/lib/domain/illustration/customizations'

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
    <label key={name ?? 'drawn'} className="cz-scheme" style={name === null ? undefined : paint(name)}>
      <input
        type="radio"
        className="over-paint"
        name="scheme"
        checked={chosen.colorScheme === name}
        onChange={() => onChange({ ...chosen, colorScheme: name })}
      />
      <span className="cz-scheme-card">
        <span className="cz-scheme-paint" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span>{name === null ? t('asDrawn') : t(`schemes.${KEYS[name]}`)}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="field">
      <legend className="label">{t('scheme')}</legend>
      <div className="cz-schemes">
        {choice(null)}
        {COLOUR_SCHEME_NAMES.map(choice)}
      </div>
    </fieldset>
  )
}
