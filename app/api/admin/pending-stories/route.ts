import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { listStaffStories } from '@/lib/server/admin/list-all-stories'
import { pageQuery, paged } from '../../paged-response'

export const GET = route({ query: pageQuery, allow: requireAdmin }, async ({ request, query, viewer, db }) => {
  const { stories, next } = await listStaffStories(db, { viewer, filter: 'waiting', after: query.after })
  return paged(request, stories, next)
})
