import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { listMyStories } from '@/lib/server/stories/list-my-stories'
import { pageQuery, pagedResponse } from '../../../paged-response'

/** For `me` or the visitor's own id; 404 for another's. */
export const GET = route({ query: pageQuery }, async ({ request, params, query, viewer, db }) => {
  if (params['userId'] !== 'me' && params['userId'] !== viewer.visitorId) throw new AppError('not_found')
  const { stories, next } = await listMyStories(db, { viewer, after: query.after })
  return pagedResponse(request, stories, next)
})
