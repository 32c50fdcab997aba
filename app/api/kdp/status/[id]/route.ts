import { statusChange } from '@/lib/domain/publishing/publication'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { movePublication } from '@/lib/server/publishing/move-publication'

/** What KDP did with the book, set by hand. */
export const POST = route({ body: statusChange, allow: requireAdmin }, ({ db, viewer, params, body }) =>
  movePublication(db, { viewer, id: params['id'] ?? '', change: body, now: new Date() }),
)
