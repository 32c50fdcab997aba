import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { removeEmlFiles } from '@/lib/platform/mail/eml-files'
import { messageIdOf } from '@/lib/server/mail/send-mail'
import { returnCredit } from '@/lib/server/stories/fail-story'
import { leaveSeries } from '@/lib/server/stories/assign-series-number'

/** A parcel on its way still needs its address. */
const ON_ITS_WAY = ['in_production', 'shipped']

/**
 * Erases a book for good, with everything that was made from it: nothing in the database holds its id or its names afterwards, nor does a letter that lies here. What was
 * paid stays on record without them. A book that nobody has begun to write gives its credit back.
 * @throws story_not_found for anybody else's; story_unfinished while it is being written, which takes minutes
 */
export async function eraseStory(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  const letters = await db.$transaction(async (tx) => {
    const asked = await tx.story.findFirst({ where: { id, visitorId }, select: { seriesId: true } })
    if (!asked) throw new AppError('story_not_found')
    // The series before the story: whoever orders a sequel holds them in the same order.
    if (asked.seriesId) await tx.$queryRaw`SELECT id FROM series WHERE id = ${asked.seriesId}::uuid FOR UPDATE`
    const [story] = await tx.$queryRaw<
      { state: string; seed: string }[]
    >`SELECT state::text, seed FROM stories WHERE id = ${id} AND user_id = ${visitorId} FOR UPDATE`
    if (!story) throw new AppError('story_not_found')
    if (story.state === 'writing') throw new AppError('story_unfinished')
    if (story.state === 'held') await returnCredit(tx, id)
    const about = await erasePaper(tx, { id, visitorId, seed: story.seed })
    // Pets, draft, reviews, customizations and the publication go with the row; its spend and what its author cost lose it.
    await tx.story.delete({ where: { id } })
    if (asked.seriesId) await leaveSeries(tx, asked.seriesId)
    return about
  })
  await removeEmlFiles(letters.map((letter) => messageIdOf(letter.id)))
  log.info('story erased', { storyId: id })
}

/** What no foreign key takes along. Gives the letters that told of the book. */
async function erasePaper(
  tx: Tx,
  { id, visitorId, seed }: { id: string; visitorId: string; seed: string },
): Promise<{ id: string }[]> {
  await tx.$executeRaw`SELECT graphile_worker.remove_job(${`write-story:${id}`})`
  await tx.idempotencyKey.deleteMany({ where: { storyId: id } })
  const letters = await tx.$queryRaw<
    { id: string }[]
  >`DELETE FROM mail_outbox WHERE strpos(dedupe_key, ${id}) > 0 OR strpos(params::text, ${id}) > 0 RETURNING id::text`
  // The one change that the audit log allows (prisma/sql/audit-log.sql): who did what and when stays.
  await tx.$executeRaw`UPDATE audit_log SET subject_id = 'erased', detail = NULL WHERE subject_type = 'story' AND subject_id = ${id}`
  await tx.$executeRaw`
    UPDATE purchases SET story_preview = NULL WHERE (user_id = ${visitorId} AND story_preview ->> 'seed' = ${seed})
      OR id IN (SELECT c.purchase_id FROM credits c JOIN credit_spends s ON s.credit_id = c.id WHERE s.story_id = ${id})`
  await tx.printOrder.deleteMany({ where: { storyId: id, status: 'pending' } })
  await tx.$executeRaw`
    UPDATE print_orders SET customization = NULL, shipping_address = CASE WHEN status = ANY(${ON_ITS_WAY}) THEN shipping_address END WHERE story_id = ${id}`
  return letters
}
