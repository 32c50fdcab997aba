// Finding by words: tables that keep for each word whose it is, in the order of every list (story_words, desk_words).
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { keyOf } from '@/lib/server/stories/keyset'

/** Different words that one beginning may stand for in a search: "mi" for Mila, Milo, Mina ... */
const MOST_WORDS = 10
/** After everything that begins with the same letters. */
const endOf = (beginning: string) => `${beginning}\u{10FFFF}`

export interface Placed {
  id: string
  createdAt: Date
}
/** What was typed, the words that it may stand for, and whether it may stand for yet more. */
interface Meant {
  beginning: string
  words: string[]
  more: boolean
}

/** Where the words are kept: rows `w` of a table, with whose they are. */
export interface SearchTable {
  table: Prisma.Sql
  id: Prisma.Sql
  of: Prisma.Sql
  type: Prisma.Sql
}
export const STORY_SEARCH: SearchTable = {
  table: Prisma.sql`story_words`,
  id: Prisma.sql`w.story_id`,
  of: Prisma.sql`true`,
  type: Prisma.sql`text`,
}
export const searchTableFor = (list: 'message' | 'order' | 'print'): SearchTable => ({
  table: Prisma.sql`desk_words`,
  id: Prisma.sql`w.id`,
  of: Prisma.sql`w.list = ${list}`,
  type: Prisma.sql`uuid`,
})

/** The words are looked up one after the other in the index, so that the cost depends on neither the number of rows nor that of a word's bearers. */
async function wordsMeant(db: Db, { table, of }: SearchTable, beginning: string): Promise<Meant> {
  const inside = Prisma.sql`${of} AND w.word >= ${beginning} AND w.word < ${endOf(beginning)}`
  const rows = await db.$queryRaw<{ word: string }[]>`
    WITH RECURSIVE found AS (
      (SELECT w.word, 1 AS n FROM ${table} w WHERE ${inside} ORDER BY w.word LIMIT 1)
      UNION ALL
      SELECT (SELECT w.word FROM ${table} w WHERE ${inside} AND w.word > found.word ORDER BY w.word LIMIT 1), n + 1 FROM found WHERE found.word IS NOT NULL AND n <= ${MOST_WORDS}
    )
    SELECT word FROM found WHERE word IS NOT NULL ORDER BY word`
  return { beginning, words: rows.slice(0, MOST_WORDS).map(({ word }) => word), more: rows.length > MOST_WORDS }
}

/** Up to `most` that have one of the words, newest first, after the key. */
const bearers = (
  db: Db,
  { table, id, of, type }: SearchTable,
  { words }: Meant,
  key: Placed | null,
  most: number,
): Promise<Placed[]> => db.$queryRaw<Placed[]>`
  SELECT DISTINCT one.id, one.created_at AS "createdAt" FROM unnest(${words}::text[]) AS sought(word) CROSS JOIN LATERAL (
    SELECT ${id} AS id, w.created_at FROM ${table} w WHERE ${of} AND w.word = sought.word ${key ? Prisma.sql`AND (w.created_at, ${id}) < (${key.createdAt}::timestamptz, ${key.id}::${type})` : Prisma.empty}
    ORDER BY w.created_at DESC, ${id} DESC LIMIT ${most}
  ) one ORDER BY one.created_at DESC, one.id DESC LIMIT ${most}`

/**
 * Of several words the one whose `most` newest bearers reach furthest back: among them there are the fewest to look through for the others.
 * One that may stand for more words than are looked for would lose some, so it is taken only where all are such.
 */
async function rarest(
  db: Db,
  words: SearchTable,
  all: readonly Meant[],
  key: Placed | null,
  most: number,
): Promise<Meant | undefined> {
  const whole = all.filter(({ more }) => !more)
  const reaches = await Promise.all(
    (whole.length > 0 ? whole : all).map(async (meant) => {
      const found = await bearers(db, words, meant, key, most)
      return { meant, oldest: found.length < most ? 0 : (found.at(-1)?.createdAt.getTime() ?? 0), count: found.length }
    }),
  )
  return reaches.sort((a, b) => a.oldest - b.oldest || a.count - b.count)[0]?.meant
}

/** Up to `most` after the key, newest first. */
export type Candidates = (key: Placed | null, most: number) => Promise<Placed[]>
/** `others`: the words that each of them must have besides. `cut`: what was typed begins more words than are looked for. */
interface Sought {
  candidates: Candidates
  others: string[]
  cut: boolean
}

/** Among whom the words that were typed are looked for; null when one of them is nobody's. */
export async function findByTerms(
  db: Db,
  words: SearchTable,
  { typed, key, shown }: { typed: readonly string[]; key: Placed | null; shown: number },
): Promise<Sought | null> {
  const meant = await Promise.all(typed.map((word) => wordsMeant(db, words, word)))
  if (meant.some((one) => one.words.length === 0)) return null
  const driver = meant.length > 1 ? await rarest(db, words, meant, key, 2 * shown) : meant[0]
  if (!driver) return null
  return {
    candidates: (from, most) => bearers(db, words, driver, from, most),
    others: typed.filter((word) => word !== driver.beginning),
    cut: driver.more,
  }
}

/** What a list that is narrowed further looks through at most to fill a page, so that no search reads a whole table. */
const MOST_LOOKED_THROUGH = 300

interface Look<Row> {
  candidates: Candidates
  key: Placed | null
  /** Not every candidate is what is looked for. */
  narrowed: boolean
  /** Those of the candidates that are. */
  among: (candidates: readonly Placed[]) => Promise<Row[]>
  shown: number
}

/** A page of what is looked for. `next` is the key of the following one; there may be one although fewer rows than a page were found. */
export async function pageMatches<Row extends Placed>({
  candidates,
  key,
  narrowed,
  among,
  shown,
}: Look<Row>): Promise<{ rows: Row[]; next?: string }> {
  const rows: Row[] = []
  let from = key
  for (const most of narrowed ? [2 * shown, MOST_LOOKED_THROUGH - 2 * shown] : [shown + 1]) {
    const looked = await candidates(from, most)
    if (looked.length > 0) rows.push(...(await among(looked)))
    from = looked.length < most ? null : (looked.at(-1) ?? null)
    if (rows.length > shown || !from) break
  }
  const last = rows.length > shown ? rows[shown - 1] : from
  return { rows: rows.slice(0, shown), ...(last ? { next: keyOf(last) } : {}) }
}

/** Of rows that name their words themselves: one of `words` begins so. */
export const wordMatches = (words: Prisma.Sql, beginning: string): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM unnest(${words}) AS word WHERE word COLLATE "C" >= ${beginning} AND word COLLATE "C" < ${endOf(beginning)})`
