import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { giftCodeColumns, type AdminGiftCode } from './gift-code-columns'

/** More would be no answer: type more letters. */
const MOST_FOUND = 50

/** The beginning as LIKE takes it: what has a meaning there stands for itself. */
const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Codes that begin so, or whose recipient's address or name does, newest first; each way by an index, so that it costs the same however many there are. */
export async function findGiftCodes(
  db: Db,
  { viewer, search }: { viewer: Viewer; search: string },
): Promise<AdminGiftCode[]> {
  requireAdmin({ viewer })
  const code = beginning(search.replace(/[\s-]/g, '').toUpperCase())
  const person = beginning(search.trim())
  const found = await db.$queryRaw<{ id: string }[]>`
    (SELECT id::text FROM gift_codes WHERE upper(code) LIKE ${code} LIMIT ${MOST_FOUND}) UNION
    (SELECT id::text FROM gift_codes WHERE lower(recipient_email) LIKE lower(${person}) LIMIT ${MOST_FOUND}) UNION
    (SELECT id::text FROM gift_codes WHERE lower(recipient_name) LIKE lower(${person}) LIMIT ${MOST_FOUND})`
  return db.giftCode.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_FOUND,
    select: giftCodeColumns,
  })
}
