// What the desk's lists (messages, orders) have in common: they are narrowed to a part, searched by words, and paged by key.
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { nextKey, readKey } from '@/lib/server/stories/keyset'
import { searchTableFor, pageMatches, findByTerms, wordMatches, type Placed } from './word-search'
import { isUuid } from './is-uuid'

export interface ListFilter {
  search?: string | undefined
  after?: string | undefined
}

/** Expressions of the rows of `table`, which are called `l`. */
export interface ListDefinition {
  table: Prisma.Sql
  columns: Prisma.Sql
  /** What the list is narrowed to; spelled out rather than passed as a value where a partial index is to be seen. Undefined is all of it. */
  part: Prisma.Sql | undefined
  /** The column of the address. */
  email?: Prisma.Sql
  /** Under what its words are kept. */
  words: Parameters<typeof searchTableFor>[0]
  /** What was typed is the number of one thing: nothing else is looked for. */
  exact?: Prisma.Sql | undefined
}

/** `cut`: what was typed begins more words than were looked for. */
export interface ListPage<Row> {
  rows: Row[]
  next?: string
  cut?: true
}

/** A whole address: it is looked for as such, since its last words are those of everybody's. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Newest first, after the key; as many as `shown`. */
export async function readListPage<Row extends Placed>(
  db: Db,
  { search, after }: ListFilter,
  list: ListDefinition,
  shown: number,
): Promise<ListPage<Row>> {
  const text = search?.trim() ?? ''
  const asked = readKey(after)
  const key = asked && isUuid(asked.id) ? asked : null
  const part = list.part ?? Prisma.sql`true`
  const read = async (wanted: Prisma.Sql): Promise<Row[]> =>
    db.$queryRaw<
      Row[]
    >`SELECT ${list.columns} FROM ${list.table} l WHERE ${part} AND ${wanted} ORDER BY l.created_at DESC, l.id DESC LIMIT ${shown + 1}`
  if (!text || list.exact || (list.email && ADDRESS.test(text))) {
    const wanted = list.exact ?? (text ? Prisma.sql`lower(${list.email}) = lower(${text})` : Prisma.sql`true`)
    const rows = await read(
      key ? Prisma.sql`${wanted} AND (l.created_at, l.id) < (${key.createdAt}::timestamptz, ${key.id}::uuid)` : wanted,
    )
    return { rows: rows.slice(0, shown), ...nextKey(rows, shown) }
  }
  const typed = await wordsTyped(db, text)
  // Something was typed that has no word in it: nothing is like that.
  const sought = typed.length > 0 ? await findByTerms(db, searchTableFor(list.words), { typed, key, shown }) : null
  if (!sought) return { rows: [] }
  const { candidates, others, cut } = sought
  const found = await pageMatches({
    candidates,
    key,
    shown,
    narrowed: others.length > 0 || list.part !== undefined,
    among: (looked) =>
      read(
        Prisma.join(
          [
            Prisma.sql`l.id = ANY(${looked.map(({ id }) => id)}::uuid[])`,
            ...others.map((word) => wordMatches(Prisma.sql`words_in(l)`, word)),
          ],
          ' AND ',
        ),
      ),
  })
  return { ...found, ...(cut ? { cut } : {}) }
}

/** Every word that was typed, each as the beginning of one. Made by the database, as the words that it is compared with are. */
async function wordsTyped(db: Db, text: string): Promise<string[]> {
  const [row] = await db.$queryRaw<{ words: string[] }[]>`SELECT words_of(${text}) AS words`
  return row?.words ?? []
}
