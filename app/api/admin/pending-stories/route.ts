import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { listAllStories } from '@/lib/server/admin/list-all-stories'
import { pageQuery, pagedResponse } from '../../paged-response'

export const GET = route({ query: pageQuery, allow: requireAdmin }, async ({ request, query, viewer, db }) => {
  const { stories, next } = await listAllStories(db, { viewer, filter: 'waiting', after: query.after })
  return pagedResponse(request, stories, next)
})
