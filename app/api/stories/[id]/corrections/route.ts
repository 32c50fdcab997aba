import { correction } from '@/lib/domain/story/correction'
import { route } from '@/lib/http/route'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { correctStory } from '@/lib/server/corrections/correct-story'

export const POST = route(
  { body: correction, allow: requireOwner, limit: 'corrections' },
  async ({ params, body, viewer, db }) => correctStory(db, { viewer, id: params['id'] ?? '', correction: body }),
)
