// Finding stories by words (lib/domain/staff/search-words) through story_words: for each word its stories in the order of every list.
import { Prisma } from '@/lib/platform/db/generated/client'

/** Different words that one beginning may stand for in a search: "mi" for Mila, Milo, Mina ... */
const MOST_WORDS = 10
/** After everything that begins with the same letters. */
const endOf = (beginning: string) => `${beginning}\u{10FFFF}`

/**
 * Up to `most` stories with a word that begins so, newest first, after the key. The words themselves are looked up one after the
 * other in the index, so that the cost depends on neither the number of stories nor that of a word's bearers.
 */
export const wordsFrom = (beginning: string, key: { createdAt: Date; id: string } | null, most: number): Prisma.Sql => Prisma.sql`
  WITH RECURSIVE found AS (
    (SELECT word, 1 AS n FROM story_words WHERE word >= ${beginning} AND word < ${endOf(beginning)} ORDER BY word LIMIT 1)
    UNION ALL
    SELECT (SELECT next.word FROM story_words next WHERE next.word > found.word AND next.word < ${endOf(beginning)} ORDER BY next.word LIMIT 1), n + 1 FROM found WHERE found.word IS NOT NULL AND n < ${MOST_WORDS}
  )
  SELECT DISTINCT one.story_id AS id, one.created_at AS "createdAt" FROM found CROSS JOIN LATERAL (
    SELECT w.story_id, w.created_at FROM story_words w WHERE w.word = found.word ${key ? Prisma.sql`AND (w.created_at, w.story_id) < (${key.createdAt}, ${key.id})` : Prisma.empty}
    ORDER BY w.created_at DESC, w.story_id DESC LIMIT ${most}
  ) one ORDER BY one.created_at DESC, one.story_id DESC LIMIT ${most}`

/** Of the story `s`. */
export const wordMatches = (beginning: string): Prisma.Sql => Prisma.sql`EXISTS (SELECT 1 FROM story_words w WHERE w.story_id = s.id AND w.word >= ${beginning} AND w.word < ${endOf(beginning)})`
