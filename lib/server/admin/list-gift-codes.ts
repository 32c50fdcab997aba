import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { afterUuid, nextKey } from '@/lib/server/stories/keyset'
import { giftCodeColumns, type AdminGiftCode } from './gift-code-columns'

export const GIFT_CODES_AT_ONCE = 100

/** One page of all gift codes, or of those of one type, newest first. */
export async function listGiftCodes(
  db: Db,
  { viewer, type, after }: { viewer: Viewer; type?: string | undefined; after?: string | undefined },
): Promise<{ giftCodes: AdminGiftCode[]; next?: string }> {
  requireAdmin({ viewer })
  const rows = await db.giftCode.findMany({
    where: { AND: [type ? { type } : {}, afterUuid(after)] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: GIFT_CODES_AT_ONCE + 1,
    select: giftCodeColumns,
  })
  return { giftCodes: rows.slice(0, GIFT_CODES_AT_ONCE), ...nextKey(rows, GIFT_CODES_AT_ONCE) }
}
