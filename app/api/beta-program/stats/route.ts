import { route } from '@/lib/http/route'
import { betaStats } from '@/lib/server/beta/beta-stats'
import { requireAdmin } from '@/lib/server/authorization/require-admin'

export const GET = route({ allow: requireAdmin }, ({ db, viewer }) => betaStats(db, { viewer }))
