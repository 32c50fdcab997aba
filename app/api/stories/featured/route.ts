import { route } from '@/lib/http/route'
import { listFeatured } from '@/lib/server/stories/list-featured'

export const GET = route({}, async ({ db }) =>
  Response.json(await listFeatured(db), { headers: { 'cache-control': 'public, max-age=60' } }),
)
