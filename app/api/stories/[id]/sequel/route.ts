import { route } from '@/lib/http/route'
import { getSequelBase } from '@/lib/server/stories/get-sequel-base'

/** What a sequel's opening is written and drawn from; for the owner only. */
export const GET = route({}, async ({ params, viewer, db }) => getSequelBase(db, { viewer, id: params['id'] ?? '' }))
