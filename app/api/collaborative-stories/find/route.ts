import { joinRoomBody } from '@/lib/domain/collaboration/room'
import { route } from '@/lib/http/route'
import { findRoom } from '@/lib/server/collaboration/find-room'

/** "Join with a code". Wrong codes count like wrong gift codes. */
export const POST = route({ body: joinRoomBody.pick({ inviteCode: true }), limit: 'codes' }, async ({ body, db }) =>
  findRoom(db, body),
)
