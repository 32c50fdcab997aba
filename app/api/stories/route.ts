import { z } from 'zod'
import { createStoryBody, toStoryRequest } from '@/lib/domain/story/create-body'
import { parse } from '@/lib/http/parse'
import { route } from '@/lib/http/route'
import { ensureVisitor } from '@/lib/http/viewer'
import { withRateLimit } from '@/lib/http/with-rate-limit'
import { newId } from '@/lib/platform/ids'
import { completeSequel } from '@/lib/server/stories/complete-sequel'
import { createStory } from '@/lib/server/stories/create-story'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { listAllStories } from '@/lib/server/admin/list-all-stories'
import { storyResponse, idempotencyKey } from './story-response'
import { pageQuery, pagedResponse } from '../paged-response'

export const POST = route({ body: z.unknown() }, async ({ request, body: raw, viewer, db, address }) => {
  const body = await parse(createStoryBody, await completeSequel(db, { viewer, raw }), request.headers)
  const { isSequel, previousStoryId, ...fields } = body
  const visitor = await ensureVisitor(db, viewer)
  const order = {
    visitorId: visitor.visitorId,
    request: toStoryRequest(fields, newId()),
    seedIsDrawn: fields.seed === undefined,
    idempotencyKey: idempotencyKey(request),
    now: new Date(),
    ...(isSequel ? { previousStoryId } : {}),
  }
  const id = await withRateLimit(db, 'stories', address, () => createStory(db, order))
  return storyResponse(request, db, visitor, id, (story) => story)
})

export const GET = route({ query: pageQuery, allow: requireAdmin }, async ({ request, query, viewer, db }) => {
  const { stories, next } = await listAllStories(db, { viewer, filter: 'all', after: query.after })
  return pagedResponse(request, stories, next)
})
