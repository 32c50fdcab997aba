import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { recordRoomChanged } from './change-room'
import { renewInviteCode } from './new-invite-code'
import { recordRoomEvent } from './record-room-event'
import { enterRoom, requireCreator, type Asking } from './require-member'

/**
 * Removes a member: the token stops working with the commit, open streams end. Everybody may leave; the creator may
 * remove others, and then the invite code is replaced, which would otherwise let them in again. Ideas stay.
 * @throws as requireMember; room_creator_only, forbidden for the creator's own place, room_item_gone
 */
export async function removeMember(
  db: Db,
  { memberId, now, ...asking }: Asking & { memberId: string; now: Date },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { room, member } = await enterRoom(tx, asking, { removes: true })
    const leaves = memberId === member.id
    if (!leaves) requireCreator(member)
    else if (member.role === 'creator') throw new AppError('forbidden')
    const { count } = await tx.collaborator.updateMany({
      where: { id: memberId, storyId: room.id, role: 'contributor', removedAt: null },
      data: { removedAt: now },
    })
    if (count === 0) throw new AppError('room_item_gone')
    await recordRoomEvent(tx, { roomId: room.id, event: { type: 'member-removed', memberId }, now })
    if (leaves) return
    await renewInviteCode(tx, room)
    await recordRoomChanged(tx, { roomId: room.id, now })
  })
}
