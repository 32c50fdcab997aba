import { newMessageBody } from '@/lib/domain/collaboration/room'
import { route } from '@/lib/http/route'
import { sendMessage } from '@/lib/server/collaboration/send-message'
import { asMember, created } from '../../room-call'

export const POST = route({ body: newMessageBody }, async ({ params, body, db }) =>
  asMember(db, 'messages', params, async (member) =>
    created(await sendMessage(db, { ...member, body, now: new Date() })),
  ),
)
