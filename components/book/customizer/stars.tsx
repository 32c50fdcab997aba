'use client'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { MOST_STARS } from '@/lib/domain/story/review'
import { StarShape } from '../star-shape'

const STARS = Array.from({ length: MOST_STARS }, (_, i) => i + 1)

/** One to five stars, as a radio group; none until one is pressed. */
export function Stars({ value, onValue }: { value: number | null; onValue: (stars: number) => void }) {
  const t = useTranslations('customizer')
  return (
    <fieldset className="min-w-0">
      <legend className="label">{t('rating')}</legend>
      <div className="flex gap-0.5">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative size-12 has-focus-visible:outline-3 has-focus-visible:-outline-offset-1 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              className="over-paint"
              name="rating"
              value={stars}
              checked={stars === value}
              onChange={() => onValue(stars)}
            />
            <StarShape
              className={cn(
                'pointer-events-none w-full stroke-[2.5] p-1',
                value !== null && stars <= value ? 'fill-sun stroke-sun-deep' : 'fill-white stroke-ink-line',
              )}
            />
            <span className="sr-only">{t('stars', { count: stars })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
