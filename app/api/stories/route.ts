import { createStoryBody, toStoryRequest } from '@/lib/domain/story/create-body'
import { limited } from '@/lib/http/with-rate-limit'
import { route } from '@/lib/http/route'
import { now } from '@/lib/platform/clock'
import { newId } from '@/lib/platform/ids'
import { createStory } from '@/lib/server/stories/create-story'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { listStaffStories } from '@/lib/server/admin/list-all-stories'
import { answerWithStory, idempotencyKey } from './story-response'
import { pageQuery, paged } from '../paged-response'

export const POST = route(
  { body: createStoryBody, viewer: 'visitor' },
  async ({ request, body, viewer, db, address }) => {
    const { isSequel, previousStoryId, ...fields } = body
    const order = {
      visitorId: viewer.visitorId,
      request: toStoryRequest(fields, newId()),
      idempotencyKey: idempotencyKey(request),
      now: now(),
      ...(isSequel ? { previousStoryId } : {}),
    }
    const id = await limited(db, 'stories', address, () => createStory(db, order))
    return answerWithStory(request, db, viewer, id, (story) => story)
  },
)

export const GET = route({ query: pageQuery, allow: requireAdmin }, async ({ request, query, viewer, db }) => {
  const { stories, next } = await listStaffStories(db, { viewer, filter: 'all', after: query.after })
  return paged(request, stories, next)
})
