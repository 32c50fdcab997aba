import { addDays } from '@/lib/domain/calendar'
import { createHash } from 'node:crypto'
import type { WeaveRequest } from '@/lib/domain/author/weave'
import { ROOM_BOUNDS, roomCast, roomStoryRequest } from '@/lib/domain/collaboration/room'
import { AppError } from '@/lib/domain/errors'
import type { Db, Tx } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { addJob } from '@/lib/platform/queue/add'
import { presentIdea } from './present-room'
import { setRoomStatus } from './record-room-event'
import { enterRoom, requireCreator, roomLanguage, type Asking } from './require-member'

const WEAVING_TRIES = 4
/** The table waits for it: before letters. */
const PRIORITY = -10

/**
 * Begins a version: the ideas as they lie on the table now are its request, and a job writes it.
 * @param withClaude each text then costs; a room has a few a day
 * @throws as enterRoom; room_creator_only, room_generating, room_no_ideas, room_no_cast, room_nothing_new,
 *   room_texts_used
 */
export async function startWeaving(
  db: Db,
  { withClaude, now, ...asking }: Asking & { withClaude: boolean; now: Date },
): Promise<{ version: number }> {
  return db.$transaction(async (tx) => {
    const { room, member } = await enterRoom(tx, asking)
    requireCreator(member)
    if (room.status === 'generating') throw new AppError('room_generating')
    const request = await weaveRequest(tx, room)
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const last = await tx.roomVersion.findFirst({
      where: { roomId: room.id },
      orderBy: { number: 'desc' },
      select: { number: true, state: true, requestHash: true },
    })
    if (last?.state === 'finished' && last.requestHash === requestHash) throw new AppError('room_nothing_new')
    if (withClaude) {
      const since = addDays(now, -1)
      const today = await tx.roomVersion.count({ where: { roomId: room.id, createdAt: { gt: since } } })
      if (today >= ROOM_BOUNDS.textsADay) throw new AppError('room_texts_used', { most: ROOM_BOUNDS.textsADay })
    }
    const { id, number } = await tx.roomVersion.create({
      data: { roomId: room.id, number: (last?.number ?? 0) + 1, request: toJson(request), requestHash, createdAt: now },
      select: { id: true, number: true },
    })
    await setRoomStatus(tx, { room, status: 'generating', now })
    await addJob(
      tx,
      'weave-room',
      { versionId: id },
      { key: `weave-room:${id}`, attempts: WEAVING_TRIES, priority: PRIORITY },
    )
    return { version: number }
  })
}

const toJson = ({ title, description, story, ideas }: WeaveRequest): Prisma.InputJsonObject => ({
  title,
  ...(description === undefined ? {} : { description }),
  story,
  ideas: ideas.map((idea) => ({ ...idea })),
})

/** @throws room_no_ideas, room_no_cast */
async function weaveRequest(
  tx: Tx,
  room: { id: string; title: string; description: string | null; cast: unknown; language: string; seed: string },
): Promise<WeaveRequest> {
  const rows = await tx.storyContribution.findMany({
    where: { storyId: room.id },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  })
  const ideas = rows.map((row) => {
    const { id, type, content, contributor: giver, fate } = presentIdea(row)
    return { id, type, content, giver, fate }
  })
  if (ideas.every(({ fate }) => fate === 'set-aside')) throw new AppError('room_no_ideas')
  const story = roomStoryRequest(roomCast.parse(room.cast), { language: roomLanguage(room.language), seed: room.seed })
  if (!story) throw new AppError('room_no_cast')
  return { title: room.title, ...(room.description ? { description: room.description } : {}), story, ideas }
}
