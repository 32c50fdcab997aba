import { createStoryBody, toStoryRequest } from '@/lib/domain/story/create-body'
import { withRateLimit } from '@/lib/http/with-rate-limit'
import { route } from '@/lib/http/route'
import { newId } from '@/lib/platform/ids'
import { createStory } from '@/lib/server/stories/create-story'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { listAllStories } from '@/lib/server/admin/list-all-stories'
import { storyResponse, idempotencyKey } from './story-response'
import { pageQuery, pagedResponse } from '../paged-response'

export const POST = route(
  { body: createStoryBody, viewer: 'visitor' },
  async ({ request, body, viewer, db, address }) => {
    const { isSequel, previousStoryId, ...fields } = body
    const order = {
      visitorId: viewer.visitorId,
      request: toStoryRequest(fields, newId()),
      seedIsDrawn: fields.seed === undefined,
      idempotencyKey: idempotencyKey(request),
      now: new Date(),
      ...(isSequel ? { previousStoryId } : {}),
    }
    const id = await withRateLimit(db, 'stories', address, () => createStory(db, order))
    return storyResponse(request, db, viewer, id, (story) => story)
  },
)

export const GET = route({ query: pageQuery, allow: requireAdmin }, async ({ request, query, viewer, db }) => {
  const { stories, next } = await listAllStories(db, { viewer, filter: 'all', after: query.after })
  return pagedResponse(request, stories, next)
})
