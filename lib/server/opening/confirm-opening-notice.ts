import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'

/**
 * Confirms a notice; repeating it changes nothing.
 * @throws link_not_valid for an unknown token, or one whose letter has been sent
 */
export async function confirmOpeningNotice(db: Db, { token, now }: { token: string; now: Date }): Promise<void> {
  await db.openingNotice.updateMany({ where: { token, confirmedAt: null }, data: { confirmedAt: now } })
  if ((await db.openingNotice.count({ where: { token } })) === 0) throw new AppError('link_not_valid')
}
