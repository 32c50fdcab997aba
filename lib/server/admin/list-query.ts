// What the administrators' lists (messages, orders, print orders) share: filtered, searched by words, paged by keyset.
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { nextKey, readKey } from '@/lib/server/stories/keyset'
import { searchTableFor, pageMatches, findByTerms, hasTerm, type RowKey } from './word-search'
import { isUuid } from './is-uuid'

export interface ListFilter {
  search?: string | undefined
  after?: string | undefined
}

/** SQL expressions refer to the rows of `table` as `l`. */
export interface ListDefinition {
  table: Prisma.Sql
  columns: Prisma.Sql
  /** The filter; undefined for the whole list. Literal SQL where the planner is to recognise a partial index. */
  part: Prisma.Sql | undefined
  /** The column with the email address. */
  email?: Prisma.Sql
  /** The list's name in the index `search_terms`. */
  searchList: Parameters<typeof searchTableFor>[0]
  /** The search is the number of one row: only that row is looked up. */
  exact?: Prisma.Sql | undefined
}

/** `cut`: a prefix matched more terms than were searched. */
export interface ListPage<Row> {
  rows: Row[]
  next?: string
  cut?: true
}

/** A whole address is looked up as such, since its last words (the domain) are everybody's. */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** One page, newest first, after the key. The search reads prisma/sql/search-terms.sql's index. */
export async function readListPage<Row extends RowKey>(
  db: Db,
  { search, after }: ListFilter,
  list: ListDefinition,
  shown: number,
): Promise<ListPage<Row>> {
  const text = search?.trim() ?? ''
  const parsed = readKey(after)
  const key = parsed && isUuid(parsed.id) ? parsed : null
  const part = list.part ?? Prisma.sql`true`
  const read = async (condition: Prisma.Sql): Promise<Row[]> => db.$queryRaw<Row[]>`
    SELECT ${list.columns} FROM ${list.table} l WHERE ${part} AND ${condition}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${shown + 1}`
  if (!text || list.exact || (list.email && EMAIL_ADDRESS.test(text))) {
    const condition = list.exact ?? (text ? Prisma.sql`lower(${list.email}) = lower(${text})` : Prisma.sql`true`)
    const rows = await read(
      key
        ? Prisma.sql`${condition} AND (l.created_at, l.id) < (${key.createdAt}::timestamptz, ${key.id}::uuid)`
        : condition,
    )
    return { rows: rows.slice(0, shown), ...nextKey(rows, shown) }
  }
  const typed = await termsTyped(db, text)
  // A search of punctuation only matches nothing.
  const found = typed.length > 0 ? await findByTerms(db, searchTableFor(list.searchList), { typed, key, shown }) : null
  if (!found) return { rows: [] }
  const { candidates, others, cut } = found
  const page = await pageMatches({
    candidates,
    key,
    shown,
    filtered: others.length > 0 || list.part !== undefined,
    readMatches: (batch) =>
      read(
        Prisma.join(
          [
            Prisma.sql`l.id = ANY(${batch.map(({ id }) => id)}::uuid[])`,
            ...others.map((prefix) => hasTerm(Prisma.sql`row_search_terms(l)`, prefix)),
          ],
          ' AND ',
        ),
      ),
  })
  return { ...page, ...(cut ? { cut } : {}) }
}

/** The words typed, split by the same database function as the terms in the index. */
async function termsTyped(db: Db, text: string): Promise<string[]> {
  const [row] = await db.$queryRaw<{ terms: string[] }[]>`SELECT search_terms_of(${text}) AS terms`
  return row?.terms ?? []
}
