'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { TRAITS_AT_MOST } from '@/lib/domain/story/traits'

interface TraitChipsProps<K extends string> {
  /** The traits of each kind, with the name of the kind. */
  groups: readonly { name: string; traits: readonly { key: K; label: string }[] }[]
  chosen: readonly K[]
  onChange: (chosen: K[]) => void
}

/** Traits to choose from, by kind. Once as many are chosen as a story takes, the others wait. */
export function TraitChips<K extends string>({ groups, chosen, onChange }: TraitChipsProps<K>) {
  const t = useTranslations('traits')
  const id = useId()
  const full = chosen.length >= TRAITS_AT_MOST
  return (
    <div className="grid gap-4">
      {groups.map(({ name, traits }) => (
        <fieldset key={name} className="min-w-0" aria-describedby={`${id}-count`}>
          <legend className="label">{name}</legend>
          <div className="flex flex-wrap gap-2">
            {traits.map(({ key, label }) => {
              const checked = chosen.includes(key)
              return (
                <label
                  key={key}
                  className="relative inline-block max-w-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
                >
                  <input
                    type="checkbox"
                    className="peer over-paint"
                    checked={checked}
                    disabled={full && !checked}
                    onChange={() => onChange(checked ? chosen.filter((one) => one !== key) : [...chosen, key])}
                  />
                  <span className="paper-tag wrap-anywhere">{label}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      <p id={`${id}-count`} className="hint mt-0" role="status">
        {t('count', { count: chosen.length, most: TRAITS_AT_MOST })}
      </p>
    </div>
  )
}
