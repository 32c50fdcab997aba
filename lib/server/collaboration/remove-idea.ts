import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { blotOut, recordRoomEvent, setRoomStatus } from './record-room-event'
import { enterRoom, type Asking } from './require-member'

/** Removes an idea, its giver's own or by the creator. @throws as requireMember; room_item_gone, forbidden */
export async function removeIdea(
  db: Db,
  { ideaId, now, ...asking }: Asking & { ideaId: string; now: Date },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { room, member } = await enterRoom(tx, asking, { removes: true })
    const idea = await tx.storyContribution.findUnique({
      where: { id: ideaId, storyId: room.id },
      select: { contributorId: true },
    })
    if (!idea) throw new AppError('room_item_gone')
    if (idea.contributorId !== member.id && member.role !== 'creator') throw new AppError('forbidden')
    await tx.storyContribution.delete({ where: { id: ideaId }, select: { id: true } })
    const event = { type: 'idea-removed', ideaId, by: member.id } as const
    await blotOut(tx, { roomId: room.id, subjectId: ideaId, event })
    await recordRoomEvent(tx, { roomId: room.id, event, now })
    if (room.status === 'finished') await setRoomStatus(tx, { room, status: 'collecting', now })
  })
}
