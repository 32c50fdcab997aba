import { expectSame } from '../shop/expect'
import { makeBook, stateOf } from '../shop/orders'
import type { Shop } from '../shop/shop'
import { killedIn, queueJob, withWorkers, type JobDrill } from './killed-in'

const totals = (shop: Shop) =>
  shop.postgres.rows(
    `SELECT metric, sum(amount)::text AS amount FROM (SELECT metric, amount FROM stats WHERE day = '-infinity'
       UNION ALL SELECT metric, amount FROM stat_deltas) every GROUP BY metric HAVING sum(amount) <> 0 ORDER BY metric`,
  )

const maintenance: JobDrill = {
  name: 'maintenance',
  does: 'while it adds the last hours’ figures to the shop’s statistics',
  holds: 'each sale is counted once',
  hold: ['stat_deltas', 'DELETE'],
  begin: async (shop) => {
    await withWorkers(shop, () => makeBook(shop))
    const before = await totals(shop)
    await queueJob(shop, 'maintenance')
    return async () => {
      if ((await shop.postgres.count('stat_deltas')) > 0) return false
      expectSame(await totals(shop), before, 'the figures')
      return true
    }
  },
}

const retention: JobDrill = {
  name: 'retention',
  does: 'while it erases a book that nobody has opened for years',
  holds: 'the book is erased, and no other',
  hold: ['stories', 'DELETE'],
  begin: async (shop) => {
    const [old, young] = await withWorkers(shop, async () => [await makeBook(shop), await makeBook(shop)] as const)
    await shop.postgres.run(
      `UPDATE stories SET opened_at = now() - interval '5 years', warned_at = now() - interval '1 year' WHERE id = $1`,
      [old.id],
    )
    await queueJob(shop, 'retention')
    return async () => (await stateOf(shop, old.id)) === 'gone' && (await stateOf(shop, young.id)) === 'ready'
  },
}

export const drills = [maintenance, retention].map(killedIn)
