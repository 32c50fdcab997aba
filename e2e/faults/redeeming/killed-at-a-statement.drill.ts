import type { Drill } from '../drill'
import { killWebAt } from '../shop/kill-web-at'
import { expectOne, expectSame } from '../shop/expect'
import { isReady, redemption, storyIn } from '../shop/orders'

const POINTS = [
  ['key', 'idempotency_keys', 'INSERT', 'the order’s key is noted'],
  ['story', 'stories', 'INSERT', 'the story is written down'],
  ['code', 'gift_codes', 'UPDATE', 'the code is used up'],
  ['spend', 'credit_spends', 'INSERT', 'the credit is spent'],
] as const

export const drills = POINTS.map(([point, table, act, what]): Drill => ({
  name: `redeeming-killed-at-${point}`,
  does: `SIGKILL of the web process while ${what}`,
  holds: 'the order sent again makes one book, the code is used once',
  run: async (shop) => {
    const order = redemption(shop)
    const uses = () => shop.postgres.rows(`SELECT usage_count FROM gift_codes WHERE code = 'WAGTALE1'`)
    const before = Number((await uses())[0]?.['usage_count'])
    const since = await killWebAt(shop, [table, act], what, () => order.send())
    const again = await order.send()
    expectOne(again.status, [201, 202], 'the second answer')
    const seconds = await shop.back(() => isReady(shop, storyIn(again)), 'the book', since)
    expectSame(Number((await uses())[0]?.['usage_count']), before + 1, 'uses of the code')
    expectSame(storyIn(await order.send()), storyIn(again), 'the order sent a third time')
    return seconds
  },
}))
