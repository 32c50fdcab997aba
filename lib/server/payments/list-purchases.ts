import type { OrderFilter } from '@/lib/domain/commerce/order-filters'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readListPage, type ListPage, type ListFilter } from '@/lib/server/admin/list-query'

const PURCHASES_AT_ONCE = 50

/** `amount` in the currency's hundredths. */
export interface ListedPurchase {
  id: string
  orderId: string
  customerName: string
  customerEmail: string
  productName: string
  amount: number
  currency: string
  source: string
  status: string
  createdAt: Date
  refundedAt: Date | null
}

const PARTS: Record<OrderFilter, Prisma.Sql | undefined> = {
  paid: Prisma.sql`l.status = 'completed' AND l.refunded_at IS NULL`,
  pending: Prisma.sql`l.status = 'pending'`,
  failed: Prisma.sql`l.status = 'failed'`,
  refunded: Prisma.sql`l.refunded_at IS NOT NULL`,
  all: undefined,
}
const LIST = {
  table: Prisma.sql`purchases`,
  columns: Prisma.sql`l.id::text, l.order_id AS "orderId", l.customer_name AS "customerName", l.customer_email AS "customerEmail", l.product_name AS "productName", l.amount, l.currency, l.source, l.status,
    l.created_at AS "createdAt", l.refunded_at AS "refundedAt"`,
  email: Prisma.sql`l.customer_email`,
  /** In `search_terms` (prisma/sql/search-terms.sql). */
  searchList: 'order',
} as const

/** Newest first. `next` is the key of the following page, when there is one. */
export async function listPurchases(
  db: Db,
  { viewer, part, search, after }: { viewer: Viewer; part: OrderFilter } & ListFilter,
): Promise<{ purchases: ListedPurchase[] } & Omit<ListPage<ListedPurchase>, 'rows'>> {
  requireAdmin({ viewer })
  const number = search ? await orderOf(db, search.trim()) : null
  const { rows: purchases, ...rest } = await readListPage<ListedPurchase>(
    db,
    { search, after },
    { ...LIST, part: PARTS[part], ...(number === null ? {} : { exact: Prisma.sql`l.order_id = ${number}` }) },
    PURCHASES_AT_ONCE,
  )
  return { purchases, ...rest }
}

/** A whole number of an order is looked for as such: its first letters are those of every order. */
async function orderOf(db: Db, typed: string): Promise<string | null> {
  const row = await db.purchase.findFirst({
    where: { orderId: { in: [typed, typed.toUpperCase()] } },
    select: { orderId: true },
  })
  return row?.orderId ?? null
}
