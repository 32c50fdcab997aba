/**
 * Search by words over the index tables `story_search_terms` and `search_terms`, which triggers maintain
 * (prisma/sql/search-terms.sql). Each word typed is a prefix of a term; results are pages of a list in keyset order.
 */
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { keyOf } from '@/lib/server/stories/keyset'

/** How many different terms one prefix may match: "mi" for mila, milo, mina ... */
const MAX_TERMS = 10
/** An upper bound of everything that begins with `prefix`. */
const endOf = (prefix: string) => `${prefix}\u{10FFFF}`

export interface RowKey {
  id: string
  createdAt: Date
}
/** A word typed with the terms that it matches. `more`: it matches more terms than MAX_TERMS. */
interface TermMatch {
  prefix: string
  terms: string[]
  more: boolean
}

/** An index table, called `t` in queries. */
export interface SearchTable {
  table: Prisma.Sql
  /** The column with the id of the row that has the term. */
  id: Prisma.Sql
  idType: Prisma.Sql
  /** Which rows of the table belong to the list. */
  condition: Prisma.Sql
}
export const STORY_SEARCH: SearchTable = {
  table: Prisma.sql`story_search_terms`,
  id: Prisma.sql`t.story_id`,
  idType: Prisma.sql`text`,
  condition: Prisma.sql`true`,
}
export const searchTableFor = (list: 'message' | 'order' | 'print'): SearchTable => ({
  table: Prisma.sql`search_terms`,
  id: Prisma.sql`t.id`,
  idType: Prisma.sql`uuid`,
  condition: Prisma.sql`t.list = ${list}`,
})

/**
 * The terms that a prefix matches, read one after the other from the index (a loose index scan), so that the cost
 * depends neither on the number of rows nor on how many rows have a term.
 */
async function matchTerms(db: Db, { table, condition }: SearchTable, prefix: string): Promise<TermMatch> {
  const inRange = Prisma.sql`${condition} AND t.term >= ${prefix} AND t.term < ${endOf(prefix)}`
  const rows = await db.$queryRaw<{ term: string }[]>`
    WITH RECURSIVE found AS (
      (SELECT t.term, 1 AS n FROM ${table} t WHERE ${inRange} ORDER BY t.term LIMIT 1)
      UNION ALL
      SELECT (SELECT t.term FROM ${table} t WHERE ${inRange} AND t.term > found.term ORDER BY t.term LIMIT 1), n + 1
      FROM found WHERE found.term IS NOT NULL AND n <= ${MAX_TERMS}
    )
    SELECT term FROM found WHERE term IS NOT NULL ORDER BY term`
  return { prefix, terms: rows.slice(0, MAX_TERMS).map(({ term }) => term), more: rows.length > MAX_TERMS }
}

/** Keys of up to `limit` rows that have one of the terms, newest first, after `key`. */
const findRows = (
  db: Db,
  { table, id, idType, condition }: SearchTable,
  { terms }: TermMatch,
  key: RowKey | null,
  limit: number,
): Promise<RowKey[]> => {
  const afterKey = key
    ? Prisma.sql`AND (t.created_at, ${id}) < (${key.createdAt}::timestamptz, ${key.id}::${idType})`
    : Prisma.empty
  return db.$queryRaw<RowKey[]>`
    SELECT DISTINCT one.id, one.created_at AS "createdAt"
    FROM unnest(${terms}::text[]) AS matched(term) CROSS JOIN LATERAL (
      SELECT ${id} AS id, t.created_at FROM ${table} t WHERE ${condition} AND t.term = matched.term ${afterKey}
      ORDER BY t.created_at DESC, ${id} DESC LIMIT ${limit}
    ) one ORDER BY one.created_at DESC, one.id DESC LIMIT ${limit}`
}

/**
 * Of several words the rarest: the one whose `limit` newest rows reach furthest back, so that the fewest rows have to
 * be compared with the other words. A word with too many terms would miss rows; it is chosen only if all words have.
 */
async function pickRarest(
  db: Db,
  table: SearchTable,
  matches: readonly TermMatch[],
  key: RowKey | null,
  limit: number,
): Promise<TermMatch | undefined> {
  const complete = matches.filter(({ more }) => !more)
  const reaches = await Promise.all(
    (complete.length > 0 ? complete : matches).map(async (match) => {
      const rows = await findRows(db, table, match, key, limit)
      return { match, oldest: rows.length < limit ? 0 : (rows.at(-1)?.createdAt.getTime() ?? 0), count: rows.length }
    }),
  )
  return reaches.sort((a, b) => a.oldest - b.oldest || a.count - b.count)[0]?.match
}

/** Keys of up to `limit` rows after the key, newest first. */
export type Candidates = (key: RowKey | null, limit: number) => Promise<RowKey[]>
/** `others`: the words that each candidate must match as well. `cut`: not all terms of a prefix were searched. */
interface Search {
  candidates: Candidates
  others: string[]
  cut: boolean
}

/** The rows among which all words are to be found; null if a word matches no term at all. */
export async function findByTerms(
  db: Db,
  table: SearchTable,
  { typed, key, shown }: { typed: readonly string[]; key: RowKey | null; shown: number },
): Promise<Search | null> {
  const matches = await Promise.all(typed.map((word) => matchTerms(db, table, word)))
  if (matches.some(({ terms }) => terms.length === 0)) return null
  const driver = matches.length > 1 ? await pickRarest(db, table, matches, key, 2 * shown) : matches[0]
  if (!driver) return null
  return {
    candidates: (from, limit) => findRows(db, table, driver, from, limit),
    others: typed.filter((word) => word !== driver.prefix),
    cut: driver.more,
  }
}

/** How many candidates a filtered search reads at most for one page, so that no search reads a whole table. */
const MAX_CANDIDATES = 300

interface PageQuery<Row> {
  candidates: Candidates
  key: RowKey | null
  /** Whether candidates have to be filtered at all. */
  filtered: boolean
  /** Reads the rows of those candidates that match, in order. */
  readMatches: (candidates: readonly RowKey[]) => Promise<Row[]>
  shown: number
}

/** One page of matches. `next` is the key of the next page; there may be one although the page isn't full. */
export async function pageMatches<Row extends RowKey>({
  candidates,
  key,
  filtered,
  readMatches,
  shown,
}: PageQuery<Row>): Promise<{ rows: Row[]; next?: string }> {
  const rows: Row[] = []
  let from = key
  for (const limit of filtered ? [2 * shown, MAX_CANDIDATES - 2 * shown] : [shown + 1]) {
    const batch = await candidates(from, limit)
    if (batch.length > 0) rows.push(...(await readMatches(batch)))
    from = batch.length < limit ? null : (batch.at(-1) ?? null)
    if (rows.length > shown || !from) break
  }
  const last = rows.length > shown ? rows[shown - 1] : from
  return { rows: rows.slice(0, shown), ...(last ? { next: keyOf(last) } : {}) }
}

/** A condition: one of the terms of a text[] expression begins with `prefix`. */
export const hasTerm = (terms: Prisma.Sql, prefix: string): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM unnest(${terms}) AS term WHERE term COLLATE "C" >= ${prefix} AND term COLLATE "C" < ${endOf(prefix)})`
