import { AppError } from '@/lib/domain/errors'
import type { Db, Tx } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { followSeries, joinSeries, leaveSeries } from '@/lib/server/stories/series-places'
import { hashOf } from './send-find-link'
import { storiesByEmail, type FoundStory } from './stories-by-email'

/**
 * Makes the visitor who opened a "Find my stories" link the owner of the stories and credits of its email address. A
 * link works once, even for concurrent requests; the previous owner loses the stories.
 * @throws find_link_not_valid if the link is unknown, used or expired
 */
export async function attachStoriesToVisitor(
  db: Db,
  { visitorId, token, now }: { visitorId: string; token: string; now: Date },
): Promise<{ stories: number }> {
  const count = await db.$transaction(async (tx) => {
    const [link] = await tx.$queryRaw<{ email: string }[]>`
      UPDATE find_links SET used_at = ${now}
      WHERE token_hash = ${hashOf(token)} AND used_at IS NULL AND expires_at > ${now} RETURNING email`
    if (!link) throw new AppError('find_link_not_valid')
    const found = await storiesByEmail(tx, link.email)
    await lockSeries(tx, found, visitorId)
    const seriesAfter = new Map<string, string>()
    for (const story of found) await attach(tx, story, { visitorId, seriesAfter })
    await tx.$executeRaw`
      UPDATE purchases SET user_id = ${visitorId} WHERE lower(customer_email) = ${link.email} AND status = 'completed'`
    await tx.$executeRaw`
      UPDATE credits SET user_id = ${visitorId} WHERE revoked_at IS NULL AND purchase_id IN (
        SELECT id FROM purchases WHERE lower(customer_email) = ${link.email} AND status = 'completed')`
    return found.length
  })
  log.info('stories attached', { count })
  return { stories: count }
}

/** Locks all series before any story, in the order of their ids, as erasing and ordering do: no deadlocks. */
async function lockSeries(tx: Tx, found: readonly FoundStory[], visitorId: string): Promise<void> {
  const series = found.flatMap(({ series_id: id }) => (id ? [id] : []))
  await tx.$queryRaw`
    SELECT id FROM series WHERE id::text = ANY(${series}) OR user_id = ${visitorId} ORDER BY id FOR UPDATE`
}

/**
 * Moves a story to the visitor: into their series of the same names, or into a new one in which it keeps its number.
 * Whatever else its series holds follows it there (`seriesAfter`, by the id of the series before), under any name.
 */
async function attach(
  tx: Tx,
  { id, series_id: before, series_number: seriesNumber, child_name: childName, pet_name: petName }: FoundStory,
  { visitorId, seriesAfter }: { visitorId: string; seriesAfter: Map<string, string> },
): Promise<void> {
  const { count } = await tx.story.updateMany({
    where: { id, OR: [{ visitorId: { not: visitorId } }, { visitorId: null }] },
    data: { visitorId, seriesId: null },
  })
  if (count === 0) return
  if (before) await leaveSeries(tx, before)
  const after = before === null ? undefined : seriesAfter.get(before)
  const followed = after === undefined ? null : await followSeries(tx, { seriesId: after, seriesNumber })
  const place = followed ?? (await joinSeries(tx, { visitorId, childName, petName }))
  if (before) seriesAfter.set(before, place.seriesId)
  await tx.story.update({ where: { id }, data: place })
  await tx.printOrder.updateMany({ where: { storyId: id }, data: { visitorId } })
}
