import { AppError } from '@/lib/domain/errors'
import type { Db, Tx } from '@/lib/platform/db/client'
import { orderStory, type Order } from './order-story'

/** A story paid for with a credit in hand; without one, `payment_required`. */
export const createStory = (db: Db, order: Order): Promise<string> => orderStory(db, order, (tx, storyId) => spendCredit(tx, order.visitorId, storyId))

/** The oldest credit first. A row that another request holds is waited for, and read anew: two requests never take the same unit. */
async function spendCredit(tx: Tx, visitorId: string, storyId: string): Promise<void> {
  const [credit] = await tx.$queryRaw<{ id: string; spent: number }[]>`
    UPDATE credits SET spent = spent + 1 WHERE spent < quantity AND id = (
      SELECT id FROM credits WHERE user_id = ${visitorId} AND spent < quantity AND revoked_at IS NULL AND product IN ('digital', 'bundle')
      ORDER BY created_at, id LIMIT 1 FOR UPDATE)
    RETURNING id::text, spent`
  if (!credit) throw new AppError('payment_required')
  await tx.creditSpend.create({ data: { creditId: credit.id, unit: credit.spent, storyId } })
}
