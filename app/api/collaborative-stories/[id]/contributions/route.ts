import { newIdeaBody } from '@/lib/domain/collaboration/room'
import { route } from '@/lib/http/route'
import { addIdea } from '@/lib/server/collaboration/add-idea'
import { listIdeas } from '@/lib/server/collaboration/get-room'
import { requireMember } from '@/lib/server/collaboration/require-member'
import { asking, asMember, created } from '../../room-call'

export const GET = route({}, async ({ params, db }) => {
  const member = await asking(params)
  await requireMember(db, member)
  return listIdeas(db, member.roomId)
})

export const POST = route({ body: newIdeaBody }, async ({ params, body, db }) =>
  asMember(db, 'ideas', params, async (member) => created(await addIdea(db, { ...member, body, now: new Date() }))),
)
