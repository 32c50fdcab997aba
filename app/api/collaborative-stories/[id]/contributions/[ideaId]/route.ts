import { changeIdeaBody } from '@/lib/domain/collaboration/room'
import { route } from '@/lib/http/route'
import { changeIdea } from '@/lib/server/collaboration/change-idea'
import { removeIdea } from '@/lib/server/collaboration/remove-idea'
import { asMember, itemId, noContent } from '../../../room-call'

export const PATCH = route({ body: changeIdeaBody }, async ({ params, body, db }) =>
  asMember(db, 'roomChanges', params, (member) =>
    changeIdea(db, { ...member, ideaId: itemId(params, 'ideaId'), body, now: new Date() }),
  ),
)

export const DELETE = route({}, async ({ params, db }) =>
  asMember(db, 'roomChanges', params, async (member) => {
    await removeIdea(db, { ...member, ideaId: itemId(params, 'ideaId'), now: new Date() })
    return noContent()
  }),
)
