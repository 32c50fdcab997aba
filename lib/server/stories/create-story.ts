import { AppError } from '@/lib/domain/errors'
import type { Db, Tx } from '@/lib/platform/db/client'
import { createStoryWithCredit, type StoryOrder } from './create-story-with-credit'

/**
 * Orders a story and pays with one of the visitor's credits.
 * @throws payment_required without one; as createStoryWithCredit
 */
export const createStory = (db: Db, order: StoryOrder): Promise<string> =>
  createStoryWithCredit(db, order, (tx, storyId) => spendCredit(tx, order.visitorId, storyId))

/**
 * Spends the oldest credit. A row locked by another request is waited for and read again (FOR UPDATE): no unit is
 * spent twice.
 */
async function spendCredit(tx: Tx, visitorId: string, storyId: string): Promise<void> {
  const spent = await tx.$executeRaw`
    WITH credit AS (
      UPDATE credits SET spent = spent + 1 WHERE spent < quantity AND id = (
        SELECT id FROM credits WHERE user_id = ${visitorId} AND spent < quantity AND revoked_at IS NULL
          AND product IN ('digital', 'bundle')
        ORDER BY created_at, id LIMIT 1 FOR UPDATE)
      RETURNING id, spent
    )
    INSERT INTO credit_spends (credit_id, unit, story_id) SELECT id, spent, ${storyId} FROM credit`
  if (spent === 0) throw new AppError('payment_required')
}
