import { z } from 'zod'
import { route } from '@/lib/http/route'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { setSharing } from '@/lib/server/stories/set-sharing'

export const POST = route(
  { body: z.object({ shared: z.boolean() }), allow: requireOwner },
  async ({ params, body, viewer, db }) => setSharing(db, { viewer, id: params['id'] ?? '', ...body }),
)
