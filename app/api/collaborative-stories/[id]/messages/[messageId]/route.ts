import { route } from '@/lib/http/route'
import { removeMessage } from '@/lib/server/collaboration/remove-message'
import { asMember, itemId, noContent } from '../../../room-call'

export const DELETE = route({}, async ({ params, db }) =>
  asMember(db, 'roomChanges', params, async (member) => {
    await removeMessage(db, { ...member, messageId: itemId(params, 'messageId'), now: new Date() })
    return noContent()
  }),
)
