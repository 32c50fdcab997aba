import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { killWebAt } from '../shop/kill-web-at'
import { makeBook } from '../shop/orders'
import { orderPrint, parcelOf, printerSays, printOrderIn, storeParcel, tell } from '../shop/parcels'
import type { Shop } from '../shop/shop'

async function newParcel(shop: Shop): Promise<string> {
  const { visitor, id } = await makeBook(shop)
  return printOrderIn(await orderPrint(visitor, id))
}

const ordering: Drill = {
  name: 'printing-killed-at-order',
  does: 'SIGKILL of the web process while a printed book’s order is written down',
  holds: 'the order sent again is one order',
  run: async (shop) => {
    const { visitor, id } = await makeBook(shop)
    const since = await killWebAt(shop, ['print_orders', 'INSERT'], 'the order', () => orderPrint(visitor, id))
    const ids = [printOrderIn(await orderPrint(visitor, id)), printOrderIn(await orderPrint(visitor, id))]
    expectSame(ids[0], ids[1], 'the order sent a third time')
    expectSame(await shop.postgres.count('print_orders WHERE story_id = $1', [id]), 1, 'orders')
    return (performance.now() - since) / 1000
  },
}

const paying: Drill = {
  name: 'printing-killed-at-payment',
  does: 'SIGKILL of the web process while the store’s payment of a printed book is written down',
  holds: 'the store’s repeated webhook leaves one payment, and the order paid',
  run: async (shop) => {
    const id = await newParcel(shop)
    const webhook = storeParcel(id)('orders/paid', 'paid')
    const since = await killWebAt(shop, ['print_payments', 'INSERT'], 'the payment', () => tell(shop, webhook))
    for (const turn of ['second', 'third']) expectSame((await tell(shop, webhook)).status, 200, `the ${turn} answer`)
    const { status, payments } = await parcelOf(shop, id)
    expectSame([status, payments], ['paid', 1], 'the order')
    return (performance.now() - since) / 1000
  },
}

const shipping: Drill = {
  name: 'printing-killed-at-news',
  does: 'SIGKILL of the web process while the printer’s “shipped” is written down with its letter',
  holds: 'the printer’s repeated word moves the order once, with one letter',
  run: async (shop) => {
    const id = await newParcel(shop)
    await tell(shop, storeParcel(id)('orders/paid', 'paid'))
    const before = (await parcelOf(shop, id)).letters
    const since = await killWebAt(shop, ['mail_outbox', 'INSERT'], 'the news', () => printerSays(shop, id, 'shipped'))
    for (const turn of ['second', 'third'])
      expectSame((await printerSays(shop, id, 'shipped')).status, 200, `the ${turn} answer`)
    const { status, letters } = await parcelOf(shop, id)
    expectSame([status, letters - before], ['shipped', 1], 'the order')
    return (performance.now() - since) / 1000
  },
}

export const drills = [ordering, paying, shipping]
