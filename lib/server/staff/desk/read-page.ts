// What the desk's lists (messages, orders) have in common: they are narrowed to a part, searched by words, and paged by key.
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { readKey } from '@/lib/server/stories/keyset'
import { isUuid } from './is-uuid'

export interface Narrowed { search?: string | undefined; after?: string | undefined }

/** Expressions of the rows of `table`, which are called `l`. */
export interface DeskList {
  table: Prisma.Sql
  columns: Prisma.Sql
  /** What the list is narrowed to; spelled out rather than passed as a value where a partial index is to be seen. */
  part: Prisma.Sql
  /** The column of the address. */
  email?: Prisma.Sql
  /** The very expression that the table's index of words is of. */
  words: Prisma.Sql
  /** What was typed is the number of one thing: nothing else is looked for. */
  exact?: Prisma.Sql | undefined
}

/** A whole address: it is looked for as such, since its last words are those of everybody's. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Up to `most` rows, newest first, after the key. */
export async function readPage<Row>(db: Db, { search, after }: Narrowed, list: DeskList, most: number): Promise<Row[]> {
  const typed = search?.trim() ?? ''
  const key = readKey(after)
  const beyond = key && isUuid(key.id) ? Prisma.sql`(l.created_at, l.id) < (${key.createdAt}::timestamptz, ${key.id}::uuid)` : Prisma.sql`true`
  const read = (wanted: Prisma.Sql) => db.$queryRaw<Row[]>`SELECT ${list.columns} FROM ${list.table} l WHERE ${list.part} AND ${wanted} AND ${beyond} ORDER BY l.created_at DESC, l.id DESC LIMIT ${most}`
  if (list.exact) return read(list.exact)
  if (!typed) return read(Prisma.sql`true`)
  if (list.email && ADDRESS.test(typed)) return read(Prisma.sql`lower(${list.email}) = lower(${typed})`)
  const query = await wordsLookedFor(db, typed)
  // Something was typed that has no word in it: nothing is like that.
  return query === null ? [] : read(Prisma.sql`words_of(${list.words}) @@ to_tsquery('simple', ${query})`)
}

/** Every word that was typed, each as the beginning of one; null when none was. Made by the database, as the words that it is compared with are. */
async function wordsLookedFor(db: Db, search: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ query: string | null }[]>`SELECT string_agg(quote_literal(lexeme) || ':*', ' & ') AS query FROM unnest(words_of(${search}))`
  return row?.query ?? null
}
