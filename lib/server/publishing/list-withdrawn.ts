import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { PUBLISHABLE } from './publishable'

export interface WithdrawnBook {
  storyId: string
  asin: string | null
  revision: number
}

const MOST = 50

/**
 * Books that KDP still has though their stories were taken back: somebody has to take them off sale there. No titles.
 */
export async function listWithdrawn(db: Db, { viewer }: { viewer: Viewer }): Promise<WithdrawnBook[]> {
  requireAdmin({ viewer })
  return db.kdpPublication.findMany({
    where: { status: { in: ['in_review', 'live'] }, story: { NOT: PUBLISHABLE } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: { storyId: true, asin: true, revision: true },
  })
}
