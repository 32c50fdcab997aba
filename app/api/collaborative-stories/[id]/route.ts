import { changeRoomBody } from '@/lib/domain/collaboration/room'
import { route } from '@/lib/http/route'
import { changeRoom } from '@/lib/server/collaboration/change-room'
import { getRoom } from '@/lib/server/collaboration/get-room'
import { asking, asMember } from '../room-call'

export const GET = route({}, async ({ params, viewer, db }) => getRoom(db, { viewer, ...(await asking(params)) }))

export const PATCH = route({ body: changeRoomBody }, async ({ params, body, viewer, db }) =>
  asMember(db, 'roomChanges', params, async (member) => {
    await changeRoom(db, { ...member, body, now: new Date() })
    return getRoom(db, { viewer, ...member })
  }),
)
