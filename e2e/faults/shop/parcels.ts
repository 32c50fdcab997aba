// Printed books: the order, what the store says of it, and what the printer says.
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Shop } from './shop'
import { read, type Answer, type Visitor } from './visitor'
import { printerUpdate, storeOrder } from './webhooks'

export const orderPrint = (visitor: Visitor, storyId: string): Promise<Answer> =>
  visitor.send(`/api/stories/${storyId}/print-order`, { body: { productType: 'hardcover_book' } })
export const printOrderIn = (answer: Answer): string => read(z.object({ id: z.string() }), answer).id

/** The store's word on a printed book, the same however often it is sent. */
export function storeParcel(printOrderId: string) {
  const id = randomInt(1e9)
  return (topic: Parameters<typeof storeOrder>[0], state: 'paid' | 'refunded') =>
    storeOrder(topic, {
      id,
      name: `#${id}`,
      email: 'ann@example.com',
      currency: 'AUD',
      financial_status: state,
      line_items: [{ sku: 'hardcover_book', quantity: 1, price: '29.99' }],
      note_attributes: [{ name: 'print_order', value: printOrderId }],
    })
}
export const tell = (shop: Shop, { path, ...sent }: ReturnType<typeof storeOrder>): Promise<Answer> =>
  shop.newVisitor().send(path, sent)
export const printerSays = (shop: Shop, printOrderId: string, status: string): Promise<Answer> =>
  tell(shop, printerUpdate({ order_id: printOrderId, status }))

export async function parcelOf(shop: Shop, id: string) {
  const [row] = await shop.postgres.rows<{ status: string; payments: number; letters: number }>(
    `SELECT status, (SELECT count(*)::int FROM print_payments WHERE print_order_id = o.id) AS payments,
       (SELECT count(*)::int FROM mail_outbox WHERE dedupe_key LIKE '%' || o.id || '%') AS letters
     FROM print_orders o WHERE id = $1`,
    [id],
  )
  if (!row) throw new Error('the parcel is gone')
  return row
}
