/**
 * The draft of a story that is being written. Claiming it returns the pages so far and a fencing token (`attempt`):
 * every write checks it, so a worker that was replaced can't write any more, however late it resumes.
 */
import { z } from 'zod'
import { extra, manuscriptPage, type Extra, type ManuscriptPage } from '@/lib/domain/story/manuscript'
import type { Db, Tx } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'

const parts = z.object({ pages: z.array(manuscriptPage), extras: z.array(extra) })
export type DraftParts = z.infer<typeof parts>
export interface Draft extends DraftParts {
  attempt: number
}

/** Another worker has claimed the story: stop writing. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
}

/** Claims the draft for this worker. Null for a story that is not being written. */
export async function claimDraft(db: Db, storyId: string): Promise<Draft | null> {
  const [row] = await db.$queryRaw<{ attempt: number; pages: unknown; extras: unknown }[]>`
    INSERT INTO story_drafts (story_id) SELECT id FROM stories WHERE id = ${storyId} AND state = 'writing'
    ON CONFLICT (story_id) DO UPDATE SET attempt = story_drafts.attempt + 1
    RETURNING attempt, pages, extras`
  // A draft that does not parse (of an older version) starts over.
  return row ? { attempt: row.attempt, ...(parts.safeParse(row).data ?? { pages: [], extras: [] }) } : null
}

/**
 * Stores the pages and notifies readers. Progress never goes back, even where pages are rewritten. @throws
 * SupersededError
 */
export async function saveDraftPages(
  db: Db,
  {
    storyId,
    attempt,
    pages,
    extras,
  }: { storyId: string; attempt: number; pages: readonly ManuscriptPage[]; extras: readonly Extra[] },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.storyDraft.updateMany({
      where: { storyId, attempt },
      data: { pages: [...pages], extras: [...extras] },
    })
    if (count === 0) throw new SupersededError()
    await tx.$executeRaw`UPDATE stories SET progress = greatest(progress, ${pages.length}::int) WHERE id = ${storyId} AND state = 'writing'`
    await notify(tx, `story:${storyId}`)
  })
}

/** Deletes the draft, in the transaction that finishes the story. @returns false when another worker has claimed it */
export async function deleteDraft(
  tx: Tx,
  { storyId, attempt }: { storyId: string; attempt: number },
): Promise<boolean> {
  return (await tx.storyDraft.deleteMany({ where: { storyId, attempt } })).count === 1
}

export async function readDraft(db: Db, storyId: string): Promise<DraftParts | null> {
  const row = await db.storyDraft.findUnique({ where: { storyId }, select: { pages: true, extras: true } })
  return row && (parts.safeParse(row).data ?? null)
}
