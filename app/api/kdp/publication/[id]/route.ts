import { publicationAnswers } from '@/lib/domain/publishing/publication'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { saveAnswers } from '@/lib/server/publishing/save-answers'

/** Stores the prices, and who made text and pictures. */
export const POST = route({ body: publicationAnswers, allow: requireAdmin }, ({ db, viewer, params, body }) =>
  saveAnswers(db, { viewer, id: params['id'] ?? '', answers: body, now: new Date() }),
)
