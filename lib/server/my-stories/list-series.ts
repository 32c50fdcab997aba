import { COVER_PAGE, picturePath } from '@/lib/domain/book/picture-path'
import { groupIntoSeries, seriesTotals } from '@/lib/domain/book/series'
import type { MyStories, ListedBook } from '@/lib/domain/book/my-stories'
import { LANGUAGES } from '@/lib/domain/story/lists'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

const SERIES_AT_ONCE = 12

/** No manuscripts: all of a family's stories are one small read. */
const columns = {
  id: true,
  title: true,
  language: true,
  childName: true,
  petName: true,
  petType: true,
  seriesNumber: true,
  series: { select: { id: true, lastNumber: true } },
  state: true,
  version: true,
  hiddenAt: true,
} as const
type Row = Pick<ListedBook, 'id' | 'title' | 'childName' | 'petName' | 'petType' | 'seriesNumber' | 'state'> & {
  language: string
  version: number
  hiddenAt: Date | null
  series: { id: string; lastNumber: number } | null
}

/**
 * The visitor's stories by series, the series with the newest story first. Hidden ones are left out unless
 * `withHidden`, but counted. `page` counts from 1.
 */
export async function listSeries(
  db: Db,
  { viewer, withHidden, page }: { viewer: Viewer; withHidden: boolean; page: number },
): Promise<MyStories> {
  const rows =
    viewer.visitorId === null
      ? []
      : await db.story.findMany({
          where: { visitorId: viewer.visitorId },
          select: columns,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        })
  const all = groupIntoSeries(rows.map((row) => ({ ...listedBook(row), series: row.series })))
  const shown = all.filter(({ stories }) => withHidden || stories.some((book) => !book.hidden))
  // Who erases the last book of the last page stands on the one before.
  const last = Math.max(1, Math.ceil(shown.length / SERIES_AT_ONCE))
  const from = (Math.min(page, last) - 1) * SERIES_AT_ONCE
  return {
    series: shown.slice(from, from + SERIES_AT_ONCE).map(({ stories, ...series }) => ({
      ...series,
      count: stories.length,
      books: stories.filter((book) => withHidden || !book.hidden),
      last: stories.findLast((book) => book.state === 'ready') ?? null,
    })),
    totals: { ...seriesTotals(all), hidden: rows.filter(({ hiddenAt }) => hiddenAt !== null).length },
    page: Math.min(page, last),
    more: page < last,
  }
}

const listedBook = ({ version, hiddenAt, language, series: _, ...book }: Row): ListedBook => ({
  ...book,
  language: LANGUAGES.find((known) => known === language) ?? 'en',
  hidden: hiddenAt !== null,
  cover: book.state === 'ready' ? picturePath(book.id, COVER_PAGE, version) : null,
})
