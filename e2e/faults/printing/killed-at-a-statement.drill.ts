import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
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
    await shop.postgres.hold('print_orders', 'INSERT')
    const lost = orderPrint(visitor, id)
    await shop.postgres.held('the order')
    await shop.web.kill()
    expectSame((await lost).status, 0, 'the first answer')
    const since = performance.now()
    await shop.postgres.letGo()
    await shop.web.start()
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
    await shop.postgres.hold('print_payments', 'INSERT')
    const lost = tell(shop, webhook)
    await shop.postgres.held('the payment')
    await shop.web.kill()
    expectSame((await lost).status, 0, 'the first answer')
    const since = performance.now()
    await shop.postgres.letGo()
    await shop.web.start()
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
    await shop.postgres.hold('mail_outbox', 'INSERT')
    const lost = printerSays(shop, id, 'shipped')
    await shop.postgres.held('the news')
    await shop.web.kill()
    expectSame((await lost).status, 0, 'the first answer')
    const since = performance.now()
    await shop.postgres.letGo()
    await shop.web.start()
    for (const turn of ['second', 'third'])
      expectSame((await printerSays(shop, id, 'shipped')).status, 200, `the ${turn} answer`)
    const { status, letters } = await parcelOf(shop, id)
    expectSame([status, letters - before], ['shipped', 1], 'the order')
    return (performance.now() - since) / 1000
  },
}

export const drills = [ordering, paying, shipping]
