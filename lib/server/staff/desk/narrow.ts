// What the desk's lists (messages, orders) have in common: they are searched by words and paged by key, in one statement that an index can walk.
import { readKey } from '@/lib/server/stories/keyset'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isUuid = (id: string): boolean => UUID.test(id)

export interface Narrowed { search?: string | undefined; after?: string | undefined }

/** Every word that was typed, each as the beginning of one; null when none was. Made by the database, as the words that it is compared with are. */
async function wordsLookedFor(db: Db, search: string | undefined): Promise<string | null> {
  if (!search?.trim()) return null
  const [row] = await db.$queryRaw<{ query: string | null }[]>`SELECT string_agg(quote_literal(lexeme) || ':*', ' & ') AS query FROM unnest(words_of(${search}))`
  return row?.query ?? null
}

/**
 * The conditions of one page of a list of the table that is called `l` there.
 * @param words the very expression that the table's index of words is of
 */
export async function narrow(db: Db, { search, after }: Narrowed, words: Prisma.Sql): Promise<Prisma.Sql> {
  const query = await wordsLookedFor(db, search)
  const last = readKey(after)
  const conditions = [
    // Something was typed that has no word in it: nothing is like that.
    search?.trim() && query === null ? Prisma.sql`false` : Prisma.empty,
    query === null ? Prisma.empty : Prisma.sql`words_of(${words}) @@ to_tsquery('simple', ${query})`,
    last && isUuid(last.id) ? Prisma.sql`(l.created_at, l.id) < (${last.createdAt}::timestamptz, ${last.id}::uuid)` : Prisma.empty,
  ].filter((condition) => condition !== Prisma.empty)
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`
}
