import { useTranslations } from 'next-intl'
import type { ListedSeries } from '@/lib/domain/book/my-stories'

/** With fewer series a page of the shelf is short enough to look through. */
const MANY = 5

/** The anchor of a series by its place on the page, from 0. */
export const seriesId = (place: number): string => `series-${place + 1}`

/** Links to the series of a long page of the shelf, which is many screens of a phone. */
export function SeriesContents({ series }: { series: readonly ListedSeries[] }) {
  const t = useTranslations('myStories')
  if (series.length < MANY) return null
  return (
    <nav className="flex flex-wrap gap-x-5 gap-y-1" aria-label={t('onThisPage')}>
      {series.map(({ key, childName, petName }, i) => (
        <a key={key} className="text-link min-h-8! wrap-anywhere" href={`#${seriesId(i)}`}>
          {t('seriesOf', { child: childName, pet: petName })}
        </a>
      ))}
    </nav>
  )
}
