import { route } from '@/lib/http/route'
import { getSequelBase } from '@/lib/server/stories/get-sequel-base'

/** What the opening of a sequel is drawn and told from, its owner's alone. */
export const GET = route({}, async ({ params, viewer, db }) => getSequelBase(db, { viewer, id: params['id'] ?? '' }))
