import type { z } from 'zod'
import type { newMessageBody } from '@/lib/domain/collaboration/room'
import type { Db } from '@/lib/platform/db/client'
import { checkWords } from './check-words'
import { presentMessage } from './present-room'
import { recordRoomEvent } from './record-room-event'
import { enterRoom, type Asking } from './require-member'

/**
 * Sends a message to the room. Sent again with the same client id, it is the message that was sent then.
 * @throws as enterRoom; unkind_words, private_words
 */
export async function sendMessage(
  db: Db,
  { body, now, ...asking }: Asking & { body: z.output<typeof newMessageBody>; now: Date },
): Promise<ReturnType<typeof presentMessage>> {
  const { clientId = null } = body
  return db.$transaction(async (tx) => {
    const { room, member } = await enterRoom(tx, asking)
    if (clientId !== null) {
      const sent = await tx.roomMessage.findUnique({
        where: { collaboratorId_clientId: { collaboratorId: member.id, clientId } },
      })
      if (sent) return presentMessage(sent)
    }
    checkWords(room.language, body.message)
    const message = presentMessage(
      await tx.roomMessage.create({
        data: {
          roomId: room.id,
          collaboratorId: member.id,
          name: member.name,
          message: body.message,
          clientId,
          createdAt: now,
        },
      }),
    )
    await recordRoomEvent(tx, { roomId: room.id, event: { type: 'message-added', message }, now })
    return message
  })
}
