import type { z } from 'zod'
import { roomCast, type createRoomBody, roomSeed } from '@/lib/domain/collaboration/room'
import type { Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { queueRoomMails } from '@/lib/server/mail/queue-room'
import { checkCast, checkWords } from './check-words'
import { hashMemberToken, newMemberToken } from './member-token'
import { newInviteCode } from './new-invite-code'
import { presentMember } from './present-room'
import { recordRoomEvent } from './record-room-event'

interface NewRoom {
  body: z.output<typeof createRoomBody>
  language: string
  now: Date
}

/**
 * Opens a room with its creator in it, and queues the letters: her own link to her, the invitation to the others.
 * @returns the room and the creator's token
 * @throws unkind_words, private_words
 */
export async function createRoom(db: Db, { body, language, now }: NewRoom) {
  const { title, description, creatorName, creatorEmail, maxCollaborators, collaboratorEmails } = body
  const cast = roomCast.parse(body.cast ?? {})
  checkWords(language, title, description, creatorName)
  checkCast(language, cast)
  const token = newMemberToken()
  const id = newId()
  return db.$transaction(async (tx) => {
    const room = await tx.collaborativeStory.create({
      data: {
        id,
        title,
        description: description || null,
        creatorName,
        creatorEmail,
        maxCollaborators,
        inviteCode: await newInviteCode(tx),
        language,
        cast,
        seed: roomSeed(id),
        createdAt: now,
      },
    })
    const member = await tx.collaborator.create({
      data: {
        storyId: room.id,
        name: creatorName,
        email: creatorEmail,
        role: 'creator',
        tokenHash: hashMemberToken(token),
        joinedAt: now,
      },
    })
    await recordRoomEvent(tx, { roomId: room.id, event: { type: 'member-joined', member: presentMember(member) }, now })
    await queueRoomMails(tx, { room, token, invitees: collaboratorEmails })
    return { room, token }
  })
}
