import { cookies } from 'next/headers'
import { joinRoomBody } from '@/lib/domain/collaboration/room'
import { roomCookie } from '@/lib/http/room-cookie'
import { route } from '@/lib/http/route'
import { joinRoom } from '@/lib/server/collaboration/join-room'
import { asking, created } from '../../room-call'

/** Wrong codes count like wrong gift codes. */
export const POST = route({ body: joinRoomBody, limit: 'codes' }, async ({ params, body, db }) => {
  const member = await asking(params)
  const { collaborator, token } = await joinRoom(db, { ...member, body, now: new Date() })
  ;(await cookies()).set(roomCookie(member.roomId, token))
  return created(collaborator)
})
