import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { giftCodeColumns, type AdminGiftCode } from './gift-code-columns'

/** More matches than this call for a longer search. */
const MAX_FOUND = 50

/** A LIKE pattern for a prefix, with wildcards escaped. */
const prefixPattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Codes with this prefix, or with a recipient whose address or name has it, newest first; each of the three by an
 * index.
 */
export async function findGiftCodes(
  db: Db,
  { viewer, search }: { viewer: Viewer; search: string },
): Promise<AdminGiftCode[]> {
  requireAdmin({ viewer })
  const code = prefixPattern(search.replace(/[\s-]/g, '').toUpperCase())
  const person = prefixPattern(search.trim())
  const found = await db.$queryRaw<{ id: string }[]>`
    (SELECT id::text FROM gift_codes WHERE upper(code) LIKE ${code} LIMIT ${MAX_FOUND}) UNION
    (SELECT id::text FROM gift_codes WHERE lower(recipient_email) LIKE lower(${person}) LIMIT ${MAX_FOUND}) UNION
    (SELECT id::text FROM gift_codes WHERE lower(recipient_name) LIKE lower(${person}) LIMIT ${MAX_FOUND})`
  return db.giftCode.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_FOUND,
    select: giftCodeColumns,
  })
}
