// Finding stories by words (lib/domain/staff/search-words) through story_words: for each word its stories in the order of every list.
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

/** Different words that one beginning may stand for in a search: "mi" for Mila, Milo, Mina ... */
const MOST_WORDS = 10
/** After everything that begins with the same letters. */
const endOf = (beginning: string) => `${beginning}\u{10FFFF}`

export interface Placed { id: string; createdAt: Date }
/** What was typed, the words that it may stand for, and whether it may stand for yet more. */
export interface Meant { beginning: string; words: string[]; more: boolean }

/** The words are looked up one after the other in the index, so that the cost depends on neither the number of stories nor that of a word's bearers. */
export async function wordsMeant(db: Db, beginning: string): Promise<Meant> {
  const rows = await db.$queryRaw<{ word: string | null }[]>`
    WITH RECURSIVE found AS (
      (SELECT word, 1 AS n FROM story_words WHERE word >= ${beginning} AND word < ${endOf(beginning)} ORDER BY word LIMIT 1)
      UNION ALL
      SELECT (SELECT next.word FROM story_words next WHERE next.word > found.word AND next.word < ${endOf(beginning)} ORDER BY next.word LIMIT 1), n + 1 FROM found WHERE found.word IS NOT NULL AND n <= ${MOST_WORDS}
    )
    SELECT word FROM found WHERE word IS NOT NULL ORDER BY word`
  const words = rows.flatMap(({ word }) => word ?? [])
  return { beginning, words: words.slice(0, MOST_WORDS), more: words.length > MOST_WORDS }
}

/** Up to `most` stories with one of the words, newest first, after the key. */
export const storiesWith = (db: Db, { words }: Pick<Meant, 'words'>, key: Placed | null, most: number): Promise<Placed[]> => db.$queryRaw<Placed[]>`
  SELECT DISTINCT one.story_id AS id, one.created_at AS "createdAt" FROM unnest(${words}::text[]) AS sought(word) CROSS JOIN LATERAL (
    SELECT w.story_id, w.created_at FROM story_words w WHERE w.word = sought.word ${key ? Prisma.sql`AND (w.created_at, w.story_id) < (${key.createdAt}, ${key.id})` : Prisma.empty}
    ORDER BY w.created_at DESC, w.story_id DESC LIMIT ${most}
  ) one ORDER BY one.created_at DESC, one.story_id DESC LIMIT ${most}`

/**
 * Of several words the one whose `most` newest stories reach furthest back: among its stories there are the fewest to look through for the
 * others. One that may stand for more words than are looked for would lose stories, so it is taken only where all are such.
 */
export async function rarest(db: Db, all: readonly Meant[], key: Placed | null, most: number): Promise<Meant | undefined> {
  const whole = all.filter(({ more }) => !more)
  const reaches = await Promise.all((whole.length > 0 ? whole : all).map(async (meant) => {
    const stories = await storiesWith(db, meant, key, most)
    return { meant, oldest: stories.length < most ? 0 : (stories.at(-1)?.createdAt.getTime() ?? 0), count: stories.length }
  }))
  return reaches.sort((a, b) => a.oldest - b.oldest || a.count - b.count)[0]?.meant
}

/** Of the story `s`: its own row has its words too, so that nothing else is read. */
export const wordMatches = (beginning: string): Prisma.Sql => Prisma.sql`EXISTS (SELECT 1 FROM unnest(s.search_words) AS word WHERE word COLLATE "C" >= ${beginning} AND word COLLATE "C" < ${endOf(beginning)})`
