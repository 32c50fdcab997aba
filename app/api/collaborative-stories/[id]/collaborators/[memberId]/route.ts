import { route } from '@/lib/http/route'
import { removeMember } from '@/lib/server/collaboration/remove-member'
import { asMember, itemId, noContent } from '../../../room-call'

export const DELETE = route({}, async ({ params, db }) =>
  asMember(db, 'roomChanges', params, async (member) => {
    await removeMember(db, { ...member, memberId: itemId(params, 'memberId'), now: new Date() })
    return noContent()
  }),
)
