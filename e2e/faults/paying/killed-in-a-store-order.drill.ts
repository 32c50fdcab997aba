import { randomInt } from 'node:crypto'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { killWebAt } from '../shop/kill-web-at'
import { newAddress } from '../shop/family'
import { storeOrder } from '../shop/webhooks'

const killed: Drill = {
  name: 'paying-killed-in-a-store-order',
  does: 'SIGKILL of the web process while a store’s order of two products is recorded, between the first and the second',
  holds: 'the store’s repeated webhook leaves one order, one credit and one letter for each product',
  run: async (shop) => {
    const number = randomInt(1e9)
    const { path, ...sent } = storeOrder('orders/paid', {
      id: number,
      name: `#${number}`,
      email: newAddress(),
      currency: 'AUD',
      financial_status: 'paid',
      customer: { first_name: 'Bo', last_name: 'Ng' },
      line_items: [
        { sku: 'bundle', quantity: 1, price: '29.99' },
        { sku: 'digital', quantity: 1, price: '9.99' },
      ],
    })
    const since = await killWebAt(
      shop,
      ['credits', 'INSERT', 'statement', `NEW.product = 'digital'`],
      'the second product',
      () => shop.newVisitor().send(path, sent),
    )
    for (const turn of ['second', 'third'])
      expectSame((await shop.newVisitor().send(path, sent)).status, 200, `the ${turn} answer`)
    const rows = await shop.postgres.rows(
      `SELECT p.product, p.status, c.quantity, (SELECT count(*)::int FROM mail_outbox WHERE dedupe_key = 'order:' || p.id) AS letters
       FROM purchases p LEFT JOIN credits c ON c.purchase_id = p.id WHERE starts_with(p.order_id, $1) ORDER BY p.product`,
      [`${number}`],
    )
    expectSame(
      rows,
      [
        { product: 'bundle', status: 'completed', quantity: 5, letters: 1 },
        { product: 'digital', status: 'completed', quantity: 1, letters: 1 },
      ],
      'the orders',
    )
    return (performance.now() - since) / 1000
  },
}
export const drills = [killed]
