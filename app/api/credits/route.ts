import { route } from '@/lib/http/route'
import { countCredits } from '@/lib/server/payments/count-credits'

export const GET = route({}, async ({ db, viewer }) => ({ stories: await countCredits(db, { viewer }) }))
