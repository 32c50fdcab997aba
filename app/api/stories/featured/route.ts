import { route } from '@/lib/http/route'
import { readPublic } from '@/lib/platform/db/read-public'
import { listFeatured } from '@/lib/server/stories/list-featured'

export const GET = route({}, async () =>
  Response.json(await readPublic(listFeatured), { headers: { 'cache-control': 'public, max-age=60' } }),
)
