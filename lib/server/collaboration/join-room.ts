import type { z } from 'zod'
import { normaliseInviteCode } from '@/lib/domain/collaboration/invite-code'
import type { joinRoomBody } from '@/lib/domain/collaboration/room'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { checkWords } from './check-words'
import { inviteCodeError } from './find-room'
import { hashMemberToken, newMemberToken } from './member-token'
import { presentMember } from './present-room'
import { recordRoomEvent } from './record-room-event'
import { findMember, lockRoom, type Asking } from './require-member'

type Joined = { collaborator: ReturnType<typeof presentMember>; token: string }

/**
 * Takes a place at the table. Places are counted under the room's lock, so that no burst gets more than there are. A
 * browser that sits there already keeps its place.
 * @throws story_not_found, room_code_unknown, room_code_revoked, room_closed, room_full, unkind_words, private_words
 */
export async function joinRoom(
  db: Db,
  { roomId, token: present, body, now }: Asking & { body: z.output<typeof joinRoomBody>; now: Date },
): Promise<Joined> {
  return db.$transaction(async (tx) => {
    const room = await lockRoom(tx, roomId)
    const sitting = await findMember(tx, { roomId, token: present }).catch(() => null)
    if (sitting && present)
      return {
        collaborator: presentMember(await tx.collaborator.findUniqueOrThrow({ where: { id: sitting.id } })),
        token: present,
      }
    const code = normaliseInviteCode(body.inviteCode)
    if (code !== room.inviteCode) throw await inviteCodeError(tx, code)
    if (room.status === 'closed') throw new AppError('room_closed')
    checkWords(room.language, body.name)
    const members = await tx.collaborator.count({ where: { storyId: roomId, removedAt: null } })
    if (members >= room.maxCollaborators) throw new AppError('room_full', { most: room.maxCollaborators })
    const token = newMemberToken()
    const member = await tx.collaborator.create({
      data: {
        storyId: roomId,
        name: body.name,
        // Nobody is written to by it, so it is not kept.
        email: '',
        tokenHash: hashMemberToken(token),
        // What was there before is not new to who comes later.
        lastSeen: room.lastEvent + 1,
        joinedAt: now,
      },
    })
    const collaborator = presentMember(member)
    await recordRoomEvent(tx, { roomId, event: { type: 'member-joined', member: collaborator }, now })
    return { collaborator, token }
  })
}
