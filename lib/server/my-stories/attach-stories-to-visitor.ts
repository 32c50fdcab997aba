import { AppError } from '@/lib/domain/errors'
import type { Db, Tx } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { leaveSeries, assignSeriesNumber } from '@/lib/server/stories/assign-series-number'
import { hashOf } from './send-find-link'
import { storiesByEmail, type FoundStory } from './stories-by-email'

/**
 * Makes the browser that opened a letter's link the owner of the books of its address, and of what its purchases still pay for. A link
 * works once, however often it is pressed at once; another browser that had the books loses them.
 * @throws find_link_not_valid for one that never was, has been used, or has run out
 */
export async function attachStoriesToVisitor(
  db: Db,
  { visitorId, token, now }: { visitorId: string; token: string; now: Date },
): Promise<{ stories: number }> {
  const brought = await db.$transaction(async (tx) => {
    const [link] = await tx.$queryRaw<{ email: string }[]>`
      UPDATE find_links SET used_at = ${now} WHERE token_hash = ${hashOf(token)} AND used_at IS NULL AND expires_at > ${now} RETURNING email`
    if (!link) throw new AppError('find_link_not_valid')
    const found = await storiesByEmail(tx, link.email)
    await hold(tx, found)
    for (const story of found) await bring(tx, story, visitorId)
    await tx.$executeRaw`UPDATE purchases SET user_id = ${visitorId} WHERE lower(customer_email) = ${link.email} AND status = 'completed'`
    await tx.$executeRaw`UPDATE credits SET user_id = ${visitorId} WHERE revoked_at IS NULL AND purchase_id IN (SELECT id FROM purchases WHERE lower(customer_email) = ${link.email} AND status = 'completed')`
    return found.length
  })
  log.info('stories brought', { count: brought })
  return { stories: brought }
}

/** Every series before any story, in one order: as whoever erases and whoever orders does. */
async function hold(tx: Tx, found: readonly FoundStory[]): Promise<void> {
  const series = found.flatMap(({ series_id: id }) => (id ? [id] : []))
  await tx.$queryRaw`SELECT id FROM series WHERE id::text = ANY(${series}) ORDER BY id FOR UPDATE`
}

/** Into the visitor's own series of the same names, under its number if that is free. The eleventh of a series stands by itself. */
async function bring(
  tx: Tx,
  { id, series_id: before, series_number: number, child_name: childName, pet_name: petName }: FoundStory,
  visitorId: string,
): Promise<void> {
  const { count } = await tx.story.updateMany({
    where: { id, OR: [{ visitorId: { not: visitorId } }, { visitorId: null }] },
    data: { visitorId, seriesId: null },
  })
  if (count === 0) return
  if (before) await leaveSeries(tx, before)
  const place = await assignSeriesNumber(tx, { visitorId, childName, petName, number })
  if (place) await tx.story.update({ where: { id }, data: place })
  await tx.printOrder.updateMany({ where: { storyId: id }, data: { visitorId } })
}
