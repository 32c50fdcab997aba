'use client'
import { useTranslations } from 'next-intl'
import { MOST_STARS } from '@/lib/domain/story/review'
import { StarShape } from '../star-shape'

const STARS = Array.from({ length: MOST_STARS }, (_, i) => i + 1)

/** One to five stars, as a radio group. */
export function Stars({ value, onValue }: { value: number; onValue: (stars: number) => void }) {
  const t = useTranslations('customizer')
  return (
    <fieldset className="field cz-stars">
      <legend className="label">{t('rating')}</legend>
      <div className="cz-star-row">
        {STARS.map((stars) => (
          <label key={stars} className="cz-star" data-lit={stars <= value || undefined}>
            <input
              type="radio"
              className="over-paint"
              name="rating"
              value={stars}
              checked={stars === value}
              onChange={() => onValue(stars)}
            />
            <StarShape />
            <span className="sr-only">{t('stars', { count: stars })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
