import type { z } from 'zod'
import { roomCast, type changeRoomBody } from '@/lib/domain/collaboration/room'
import type { Db, Tx } from '@/lib/platform/db/client'
import { checkCast, checkWords } from './check-words'
import { renewInviteCode } from './new-invite-code'
import { recordRoomEvent, setRoomStatus } from './record-room-event'
import { enterRoom, requireCreator, type Asking } from './require-member'

type Change = Asking & { body: z.output<typeof changeRoomBody>; now: Date }

/**
 * Every member chooses the child and the pets; title, description, invite code and closing are the creator's.
 * @throws as enterRoom; room_creator_only, unkind_words, private_words
 */
export async function changeRoom(db: Db, { body, now, ...asking }: Change): Promise<void> {
  const { title, description, cast, status, newInviteCode } = body
  await db.$transaction(async (tx) => {
    const { room, member } = await enterRoom(tx, asking)
    if (title !== undefined || description !== undefined || status || newInviteCode) requireCreator(member)
    checkWords(room.language, title, description)
    if (cast) checkCast(room.language, cast)
    if (title !== undefined || description !== undefined || cast)
      await tx.collaborativeStory.update({
        where: { id: room.id },
        data: {
          ...(title === undefined ? {} : { title }),
          ...(description === undefined ? {} : { description: description || null }),
          ...(cast ? { cast } : {}),
        },
        select: { id: true },
      })
    if (newInviteCode) await renewInviteCode(tx, room)
    if (title !== undefined || description !== undefined || cast || newInviteCode)
      await recordRoomChanged(tx, { roomId: room.id, now })
    if (status) await setRoomStatus(tx, { room, status, now })
  })
}

/** Says what the room is like now. */
export async function recordRoomChanged(tx: Tx, { roomId, now }: { roomId: string; now: Date }): Promise<void> {
  const { title, description, cast, inviteCode } = await tx.collaborativeStory.findUniqueOrThrow({
    where: { id: roomId },
    select: { title: true, description: true, cast: true, inviteCode: true },
  })
  await recordRoomEvent(tx, {
    roomId,
    event: { type: 'room-changed', title, description, cast: roomCast.parse(cast), inviteCode },
    now,
  })
}
