import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { blotOut, recordRoomEvent } from './record-room-event'
import { enterRoom, type Asking } from './require-member'

/** Removes a message, its sender's own or by the creator. @throws as requireMember; room_item_gone, forbidden */
export async function removeMessage(
  db: Db,
  { messageId, now, ...asking }: Asking & { messageId: string; now: Date },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { room, member } = await enterRoom(tx, asking, { removes: true })
    const message = await tx.roomMessage.findUnique({
      where: { id: messageId, roomId: room.id },
      select: { collaboratorId: true },
    })
    if (!message) throw new AppError('room_item_gone')
    if (message.collaboratorId !== member.id && member.role !== 'creator') throw new AppError('forbidden')
    await tx.roomMessage.delete({ where: { id: messageId }, select: { id: true } })
    const event = { type: 'message-removed', messageId, by: member.id } as const
    await blotOut(tx, { roomId: room.id, subjectId: messageId, event })
    await recordRoomEvent(tx, { roomId: room.id, event, now })
  })
}
