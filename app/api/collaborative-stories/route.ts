import { cookies } from 'next/headers'
import { createRoomBody } from '@/lib/domain/collaboration/room'
import { preferredLanguage } from '@/lib/http/error-text'
import { roomCookie } from '@/lib/http/room-cookie'
import { route } from '@/lib/http/route'
import { createRoom } from '@/lib/server/collaboration/create-room'
import { created } from './room-call'

export const POST = route({ body: createRoomBody, limit: 'rooms' }, async ({ request, body, db }) => {
  const { room, token } = await createRoom(db, {
    body,
    language: preferredLanguage(request.headers),
    now: new Date(),
  })
  ;(await cookies()).set(roomCookie(room.id, token))
  const { id, title, description, inviteCode, status, maxCollaborators } = room
  return created({ id, title, description, inviteCode, status, maxCollaborators })
})
