import type { WeaveRequest } from '@/lib/domain/author/weave'
import { IDEA_FATES, IDEA_TYPES } from '@/lib/domain/collaboration/room'
import { ideaTrace } from '@/lib/domain/collaboration/room-log'
import { manuscript as manuscriptSchema } from '@/lib/domain/story/manuscript'
import { storyRequest } from '@/lib/domain/story/request'
import type { Db, Tx } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { z } from 'zod'
import { presentVersion } from './present-room'
import { recordRoomEvent, setRoomStatus } from './record-room-event'
import { lockRoom } from './require-member'
import type { Weave } from './weave'

const storedRequest = z.object({
  title: z.string(),
  description: z.string().optional(),
  story: storyRequest,
  ideas: z.array(
    z.object({
      id: z.string(),
      type: z.enum(IDEA_TYPES),
      content: z.string(),
      giver: z.string(),
      fate: z.enum(IDEA_FATES).nullable(),
    }),
  ),
})
export const storedWeaveRequest = (stored: unknown): WeaveRequest => storedRequest.parse(stored)

/**
 * The job that writes a version. Pages that the author hands over one by one are told of as they come; the others with
 * the finished version. Idempotent: a second run of a version that is written changes nothing.
 */
export async function weaveRoom(
  db: Db,
  { versionId, weave, now }: { versionId: string; weave: Weave; now: Date },
): Promise<void> {
  const version = await db.roomVersion.findUnique({ where: { id: versionId } })
  if (!version || version.state !== 'writing') return
  const { roomId, number } = version
  const tellPage = (tx: Tx, page: number, content: string) =>
    recordRoomEvent(tx, { roomId, event: { type: 'page-written', version: number, page, content }, now })
  const written = new Map<number, string>()
  const members = await db.collaborator.findMany({ where: { storyId: roomId }, select: { name: true } })
  const { manuscript, traces } = await weave(
    storedWeaveRequest(version.request),
    async (page) => {
      written.set(page.number, page.content)
      await db.$transaction(async (tx) => {
        await lockRoom(tx, roomId)
        // Another run may have ended the version meanwhile; a page that comes after its end would open it again.
        if (await tx.roomVersion.count({ where: { id: versionId, state: 'writing' } }))
          await tellPage(tx, page.number, page.content)
      })
    },
    { roomId, members: members.map(({ name }) => name) },
  )
  const book = manuscriptSchema.parse(manuscript)
  const done = await db.$transaction(async (tx) => {
    const room = await lockRoom(tx, roomId)
    const [finished] = await tx.roomVersion.updateManyAndReturn({
      where: { id: versionId, state: 'writing' },
      data: {
        state: 'finished',
        manuscript: book,
        traces: z.array(ideaTrace).parse(traces),
        author: book.author,
      },
    })
    if (!finished) return false
    for (const { pageNumber, content } of book.pages)
      if (written.get(pageNumber) !== content) await tellPage(tx, pageNumber, content)
    await tx.collaborativeStory.update({
      where: { id: roomId },
      data: { generatedContent: book.pages.map(({ content }) => content).join('\n\n') },
      select: { id: true },
    })
    await recordRoomEvent(tx, { roomId, event: { type: 'version-finished', version: presentVersion(finished) }, now })
    if (room.status === 'generating') await setRoomStatus(tx, { room, status: 'finished', now })
    return true
  })
  if (done) log.info('room.written', { roomId, code: book.author })
}

/** Ends a version without a text, after the job's last attempt. */
export async function failVersion(db: Db, { versionId, now }: { versionId: string; now: Date }): Promise<void> {
  await db.$transaction(async (tx) => {
    const version = await tx.roomVersion.findUnique({
      where: { id: versionId },
      select: { roomId: true, number: true },
    })
    if (!version) return
    const { roomId, number } = version
    const room = await lockRoom(tx, roomId)
    const { count } = await tx.roomVersion.updateMany({
      where: { id: versionId, state: 'writing' },
      data: { state: 'failed' },
    })
    if (count === 0) return
    await recordRoomEvent(tx, { roomId, event: { type: 'version-failed', version: number }, now })
    if (room.status === 'generating') await setRoomStatus(tx, { room, status: 'collecting', now })
  })
}

/** Fails versions whose job has no retries left: it killed its workers, or the database was away at its end. */
export async function failExhaustedVersions(db: Db, { now }: { now: Date }): Promise<void> {
  const versions = await db.$queryRaw<{ id: string }[]>`
    SELECT v.id::text FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = 'weave-room'
    JOIN room_versions v ON v.id::text = j.payload->>'versionId' AND v.state = 'writing'
    WHERE j.locked_by IS NULL AND j.attempts >= j.max_attempts`
  for (const { id } of versions) await failVersion(db, { versionId: id, now })
}
