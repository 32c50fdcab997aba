import type { BookChange, StoredBook } from '@/lib/domain/story/stored-book'
import type { Tx } from '@/lib/platform/db/client'
import { bookColumns, bookOf } from './book-row'

/** For each book, besides its very first version. */
const VERSIONS_STORED = 30

/**
 * Stores the current version of a book before it is changed, and locks its row until the transaction ends. Null if
 * the story doesn't exist, isn't the visitor's or isn't finished; then nothing is stored.
 */
export async function saveVersion(
  tx: Tx,
  { id, visitorId, change }: { id: string; visitorId: string; change: BookChange },
): Promise<{ version: number; book: StoredBook } | null> {
  await tx.$queryRaw`SELECT id FROM stories WHERE id = ${id} AND user_id = ${visitorId} FOR NO KEY UPDATE`
  const row = await tx.story.findFirst({
    where: { id, visitorId, state: 'ready' },
    select: { version: true, ...bookColumns },
  })
  const book = row && bookOf(row)
  if (!row || !book) return null
  await tx.storyVersion.createMany({ data: { storyId: id, version: row.version, change, book }, skipDuplicates: true })
  await tx.$executeRaw`
    DELETE FROM story_versions WHERE story_id = ${id}
      AND version <> (SELECT min(version) FROM story_versions WHERE story_id = ${id})
      AND version NOT IN (
        SELECT version FROM story_versions WHERE story_id = ${id} ORDER BY version DESC LIMIT ${VERSIONS_STORED})`
  return { version: row.version, book }
}
