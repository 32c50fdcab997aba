import type { PrintPart } from '@/lib/domain/commerce/desk'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { narrow, type Narrowed } from '@/lib/server/staff/desk/narrow'
import { nextKey } from '@/lib/server/stories/keyset'

const PRINT_ORDERS_AT_ONCE = 50

/** `totalPrice` in the currency's hundredths. */
export interface ListedPrintOrder {
  id: string
  storyId: string | null
  productName: string
  quantity: number
  totalPrice: number
  currency: string
  status: string
  trackingNumber: string | null
  createdAt: Date
}

const WORDS = Prisma.sql`coalesce(l.printful_order_id, '') || ' ' || coalesce(l.tracking_number, '') || ' ' || coalesce(l.shipping_address ->> 'name', '')`

/** Everybody's, newest first. `next` is the key of the following page, when there is one. */
export async function listAllPrintOrders(db: Db, { viewer, part, ...narrowed }: { viewer: Viewer; part: PrintPart } & Narrowed): Promise<{ orders: ListedPrintOrder[]; next?: string }> {
  requireAdmin({ viewer })
  const rows = await db.$queryRaw<ListedPrintOrder[]>`
    SELECT l.id::text, l.story_id AS "storyId", l.product_name AS "productName", l.quantity, l.total_price AS "totalPrice", l.currency, l.status, l.tracking_number AS "trackingNumber", l.created_at AS "createdAt"
    FROM print_orders l WHERE ${part === 'all' ? Prisma.sql`true` : Prisma.sql`l.status = ${part}`} AND ${await narrow(db, narrowed, WORDS)}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${PRINT_ORDERS_AT_ONCE + 1}`
  return { orders: rows.slice(0, PRINT_ORDERS_AT_ONCE), ...nextKey(rows, PRINT_ORDERS_AT_ONCE) }
}
