import type { z } from 'zod'
import { ROOM_BOUNDS, type newIdeaBody } from '@/lib/domain/collaboration/room'
import type { RoomIdea } from '@/lib/domain/collaboration/room-log'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { checkWords } from './check-words'
import { presentIdea } from './present-room'
import { recordRoomEvent, setRoomStatus } from './record-room-event'
import { enterRoom, type Asking } from './require-member'

/** Between two neighbours, so that ideas can be moved between them often before all are numbered again. */
export const ORDER_STEP = 1024

/**
 * Adds an idea at the end. Sent again with the same client id, it is the idea that was added then.
 * @throws as enterRoom; forbidden for somebody else's id, unkind_words, private_words, room_ideas_full
 */
export async function addIdea(
  db: Db,
  { body, now, ...asking }: Asking & { body: z.output<typeof newIdeaBody>; now: Date },
): Promise<RoomIdea> {
  const { content, type, contributorId, clientId = null } = body
  return db.$transaction(async (tx) => {
    const { room, member } = await enterRoom(tx, asking)
    if (contributorId !== undefined && contributorId !== member.id) throw new AppError('forbidden')
    if (clientId !== null) {
      const sent = await tx.storyContribution.findUnique({
        where: { contributorId_clientId: { contributorId: member.id, clientId } },
      })
      if (sent) return presentIdea(sent)
    }
    checkWords(room.language, content)
    const { _count, _max } = await tx.storyContribution.aggregate({
      where: { storyId: room.id },
      _count: true,
      _max: { order: true },
    })
    if (_count >= ROOM_BOUNDS.ideas) throw new AppError('room_ideas_full', { most: ROOM_BOUNDS.ideas })
    const idea = presentIdea(
      await tx.storyContribution.create({
        data: {
          storyId: room.id,
          contributorId: member.id,
          contributorName: member.name,
          content,
          type,
          order: (_max.order ?? 0) + ORDER_STEP,
          clientId,
          createdAt: now,
        },
      }),
    )
    await recordRoomEvent(tx, { roomId: room.id, event: { type: 'idea-added', idea }, now })
    if (room.status === 'draft' || room.status === 'finished')
      await setRoomStatus(tx, { room, status: 'collecting', now })
    return idea
  })
}
