import { payByCard, purchaseOf } from '../shop/orders'
import { killedIn, queueJob, type JobDrill } from './killed-in'

const settle: JobDrill = {
  name: 'settle-payments',
  does: 'while it grants an order whose webhook never came',
  holds: 'the order is granted, once',
  hold: ['credits', 'INSERT'],
  begin: async (shop) => {
    const { purchaseId } = await payByCard(shop)
    await shop.postgres.run(`UPDATE purchases SET created_at = now() - interval '2 minutes' WHERE id = $1`, [
      purchaseId,
    ])
    await queueJob(shop, 'settle-payments')
    return async () => {
      const { credits, letters } = await purchaseOf(shop, purchaseId)
      return credits === 1 && letters === 1
    }
  },
}

export const drills = [settle].map(killedIn)
