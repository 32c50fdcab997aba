import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import { erasureLedger, recordErasure } from '@/lib/platform/erasure-ledger'
import { log } from '@/lib/platform/log'
import { removeEmlFiles } from '@/lib/platform/mail/eml-files'
import { messageIdOf } from '@/lib/server/mail/send-mail'
import { returnCredit } from '@/lib/server/stories/fail-story'
import { leaveSeries, returnSeriesNumber } from '@/lib/server/stories/series-places'

/** A print order in one of these states still needs its address. */
export const NOT_DELIVERED = ['held', 'paid', 'in_production', 'shipped']

/**
 * Erases a story with everything derived from it. Afterwards nothing in the database and no mail file has its id or
 * names; payments stay on record without them. A held story, which nobody began to write, returns its credit.
 * @throws story_not_found if it isn't the viewer's own; story_unfinished while it is being written, which takes minutes
 */
export async function eraseStory(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  await erase(db, { id, visitorId })
}

/** Erases a story that a backup brought back. In the backup it may not be written yet. */
export async function eraseRestoredStory(db: Db, story: { id: string; visitorId: string }): Promise<void> {
  await erase(db, { ...story, unfinished: true })
}

/** Erases a story that nobody has opened since. @returns false where somebody has in the meantime */
export const eraseUnopenedStory = (
  db: Db,
  story: { id: string; visitorId: string; unopenedSince: Date },
): Promise<boolean> => erase(db, story)

interface Erased {
  id: string
  visitorId: string
  /** Also one that is being written. */
  unfinished?: true
  /** Only while nobody has opened it since. */
  unopenedSince?: Date
}

/** @returns false, and changes nothing, where somebody has opened it */
async function erase(db: Db, { id, visitorId, unfinished, unopenedSince }: Erased): Promise<boolean> {
  const mails = await db.$transaction(async (tx) => {
    const found = await tx.story.findFirst({ where: { id, visitorId }, select: { seriesId: true, seriesNumber: true } })
    if (!found) throw new AppError('story_not_found')
    // Locks the series before the story, in the same order as ordering a sequel does.
    if (found.seriesId) await tx.$queryRaw`SELECT id FROM series WHERE id = ${found.seriesId}::uuid FOR UPDATE`
    const [story] = await tx.$queryRaw<
      { state: string; seed: string; openedAt: Date }[]
    >`SELECT state::text, seed, opened_at AS "openedAt" FROM stories WHERE id = ${id} AND user_id = ${visitorId} FOR UPDATE`
    if (!story) throw new AppError('story_not_found')
    if (story.state === 'writing' && !unfinished) throw new AppError('story_unfinished')
    if (unopenedSince && story.openedAt >= unopenedSince) return null
    if (story.state === 'held') await returnCredit(tx, id)
    const related = await deleteRelatedRecords(tx, { id, visitorId, seed: story.seed })
    // Foreign keys cascade to pets, draft, reviews, customizations and publication, and clear the story of spends and
    // author calls.
    await tx.story.delete({ where: { id } })
    if (found.seriesId) {
      if (story.state !== 'ready') await returnSeriesNumber(tx, { ...found, seriesId: found.seriesId })
      await leaveSeries(tx, found.seriesId)
    }
    // Last of all, and before the commit: an erasure that counts is in the ledger, whatever breaks off here.
    await recordErasure(erasureLedger(), id)
    return related
  })
  if (!mails) return false
  await removeEmlFiles(mails.map((mail) => messageIdOf(mail.id)))
  // Its id would outlive it in the log.
  log.info('story erased')
  return true
}

/** Deletes what no foreign key cascades to. @returns the ids of the deleted mails */
async function deleteRelatedRecords(
  tx: Tx,
  { id, visitorId, seed }: { id: string; visitorId: string; seed: string },
): Promise<{ id: string }[]> {
  await tx.$executeRaw`SELECT graphile_worker.remove_job(${`write-story:${id}`})`
  await tx.idempotencyKey.deleteMany({ where: { storyId: id } })
  const mails = await tx.$queryRaw<
    { id: string }[]
  >`DELETE FROM mail_outbox WHERE strpos(dedupe_key, ${id}) > 0 OR strpos(params::text, ${id}) > 0
    RETURNING id::text`
  // The one change that the audit log allows (prisma/sql/audit-log.sql): who did what and when stays.
  await tx.$executeRaw`
    UPDATE audit_log SET subject_id = 'erased', detail = NULL WHERE subject_type = 'story' AND subject_id = ${id}`
  await tx.$executeRaw`
    UPDATE purchases SET story_preview = NULL
    WHERE (user_id = ${visitorId} AND story_preview ->> 'seed' = ${seed})
      OR id IN (
        SELECT c.purchase_id FROM credits c JOIN credit_spends s ON s.credit_id = c.id WHERE s.story_id = ${id})`
  await tx.printOrder.deleteMany({ where: { storyId: id, status: 'pending' } })
  await tx.$executeRaw`
    UPDATE print_orders SET customization = NULL,
      shipping_address = CASE WHEN status = ANY(${NOT_DELIVERED}) THEN shipping_address END
    WHERE story_id = ${id}`
  return mails
}
