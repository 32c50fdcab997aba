import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import { AppError } from '@/lib/domain/errors'
import { manuscript as manuscriptSchema, type Manuscript } from '@/lib/domain/story/manuscript'
import type { StoryRequest } from '@/lib/domain/story/request'
import { paths } from '@/lib/paths'
import type { Db, Tx } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { consumeGiftCode } from '@/lib/server/gifts/consume-gift-code'
import { localisedUrl } from '@/lib/server/mail/localised-url'
import { queueMail } from '@/lib/server/mail/queue-mail'
import { joinSeries } from '@/lib/server/stories/series-places'
import { storyRow, titleColumns } from '@/lib/server/stories/story-row'
import { withShots } from '@/lib/server/stories/with-shots'
import { recordBooksChanged } from './count-room-books'
import { recordRoomEvent } from './record-room-event'
import { lockRoom, requireCreator, requireMember, type Asking } from './require-member'
import { storedWeaveRequest } from './weave-room'

interface Order extends Asking {
  visitorId: string
  /** Pays with it; else a credit of the room or of the visitor does. */
  giftCode?: string | undefined
  now: Date
}

/**
 * Makes the room's newest text an illustrated story on the creator's shelf, shared by its link. Paid in the same
 * transaction; asked again for the same text, it is the story that was made then. A closed room can still buy its book.
 * @throws story_not_found, room_removed, room_not_joined, room_creator_only, room_no_text, payment_required, and the
 *   refusals of a gift code
 */
export async function makeRoomBook(
  db: Db,
  { visitorId, giftCode, now, ...asking }: Order,
): Promise<{ storyId: string }> {
  return db.$transaction(async (tx) => {
    const room = await lockRoom(tx, asking.roomId)
    requireCreator(await requireMember(tx, asking))
    const version = await tx.roomVersion.findFirst({
      where: { roomId: room.id, state: 'finished' },
      orderBy: { number: 'desc' },
    })
    if (!version) throw new AppError('room_no_text')
    if (version.storyId !== null) return { storyId: version.storyId }
    const storyId = newId()
    const request = { ...storedWeaveRequest(version.request).story, email: room.creatorEmail }
    const manuscript = manuscriptSchema.parse(version.manuscript)
    await insertFinishedStory(tx, { id: storyId, visitorId, request, manuscript, now })
    if (giftCode === undefined) await spendRoomCredit(tx, { roomId: room.id, visitorId, storyId })
    else await consumeGiftCode(tx, { code: giftCode, visitorId, storyId, usedBy: room.creatorEmail, now })
    await tx.roomVersion.update({ where: { id: version.id }, data: { storyId }, select: { id: true } })
    await recordRoomEvent(tx, { roomId: room.id, event: { type: 'book-made', version: version.number, storyId }, now })
    await recordBooksChanged(tx, { roomId: room.id, now })
    await queueMail(tx, {
      template: 'story-finished',
      to: room.creatorEmail,
      language: room.language,
      dedupeKey: `story-finished:${storyId}`,
      params: { title: manuscript.title, link: localisedUrl(room.language, paths.story(storyId)) },
    })
    return { storyId }
  })
}

interface FinishedStory {
  id: string
  visitorId: string
  request: StoryRequest
  manuscript: Manuscript
  now: Date
}

async function insertFinishedStory(
  tx: Tx,
  { id, visitorId, request, manuscript: written, now }: FinishedStory,
): Promise<void> {
  const { story, pets } = storyRow(request)
  const cast = resolveCast(request, written.extras)
  const manuscript = withShots(written, { cast, seed: request.seed, engineVersion: ENGINE_VERSION })
  const place = await joinSeries(tx, {
    visitorId,
    childName: request.childName,
    petName: request.pets[0]?.name ?? '',
  })
  await tx.story.create({
    select: { id: true },
    data: {
      id,
      visitorId,
      ...place,
      ...story,
      ...titleColumns(manuscript.title, request),
      engineVersion: ENGINE_VERSION,
      state: 'ready',
      progress: manuscript.pages.length,
      language: manuscript.language,
      manuscript,
      cast: [...cast],
      storyContent: manuscript.pages.map(({ content }) => content).join('\n\n'),
      finishedAt: now,
    },
  })
  await tx.storyPet.createMany({ data: pets.map((pet) => ({ ...pet, storyId: id })) })
}

/**
 * Spends the room's oldest credit, else one of the visitor's that no room has used yet, which belongs to this room from
 * then on. @throws payment_required
 */
async function spendRoomCredit(
  tx: Tx,
  { roomId, visitorId, storyId }: { roomId: string; visitorId: string; storyId: string },
): Promise<void> {
  const spent = await tx.$executeRaw`
    WITH credit AS (
      UPDATE credits SET spent = spent + 1, room_id = ${roomId} WHERE spent < quantity AND id = (
        SELECT id FROM credits
        WHERE product = 'collaborative' AND spent < quantity AND revoked_at IS NULL
          AND (room_id = ${roomId} OR (room_id IS NULL AND user_id = ${visitorId}))
        ORDER BY room_id IS NULL, created_at, id LIMIT 1 FOR UPDATE)
      RETURNING id, spent
    )
    INSERT INTO credit_spends (credit_id, unit, story_id) SELECT id, spent, ${storyId} FROM credit`
  if (spent === 0) throw new AppError('payment_required')
}
