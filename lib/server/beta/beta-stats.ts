import { BETA_PLACES } from '@/lib/domain/commerce/beta-application'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'

export interface BetaStats {
  totalBetaTesters: number
  activeBetaTesters: number
  totalTestStories: number
  remainingSlots: number
}

/** Active testers are those who have used their code (specification 2). There are never more than a hundred rows. */
export async function betaStats(db: Db, { viewer }: { viewer: Viewer }): Promise<BetaStats> {
  requireAdmin({ viewer })
  const testers = await db.betaApplication.findMany({ select: { giftCode: { select: { usageCount: true } } } })
  const uses = testers.map(({ giftCode }) => giftCode.usageCount)
  return {
    totalBetaTesters: uses.length,
    activeBetaTesters: uses.filter((count) => count > 0).length,
    totalTestStories: uses.reduce((sum, count) => sum + count, 0),
    remainingSlots: BETA_PLACES - uses.length,
  }
}
