import type { OrderFilter } from '@/lib/domain/commerce/order-filters'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readListPage, type ListPage, type ListFilter } from '@/lib/server/admin/list-query'

const PAGE_SIZE = 50

/** `amount` in the currency's smallest unit (cents). */
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

const FILTERS: Record<OrderFilter, Prisma.Sql | undefined> = {
  paid: Prisma.sql`l.status = 'completed' AND l.refunded_at IS NULL`,
  held: Prisma.sql`l.status = 'held' AND l.refunded_at IS NULL`,
  pending: Prisma.sql`l.status = 'pending'`,
  failed: Prisma.sql`l.status = 'failed'`,
  refunded: Prisma.sql`l.refunded_at IS NOT NULL`,
  all: undefined,
}
const LIST = {
  table: Prisma.sql`purchases`,
  columns: Prisma.sql`l.id::text, l.order_id AS "orderId", l.customer_name AS "customerName",
    l.customer_email AS "customerEmail", l.product_name AS "productName", l.amount, l.currency, l.source, l.status,
    l.created_at AS "createdAt", l.refunded_at AS "refundedAt"`,
  email: Prisma.sql`l.customer_email`,
  /** In `search_terms` (prisma/sql/search-terms.sql). */
  searchList: 'order',
} as const

/** Newest first. `next` is the keyset cursor of the next page, if there is one. */
export async function listPurchases(
  db: Db,
  { viewer, part, search, after }: { viewer: Viewer; part: OrderFilter } & ListFilter,
): Promise<{ purchases: ListedPurchase[] } & Omit<ListPage<ListedPurchase>, 'rows'>> {
  requireAdmin({ viewer })
  const orderId = search ? await findOrderId(db, search.trim()) : null
  const { rows: purchases, ...rest } = await readListPage<ListedPurchase>(
    db,
    { search, after },
    { ...LIST, part: FILTERS[part], ...(orderId === null ? {} : { exact: Prisma.sql`l.order_id = ${orderId}` }) },
    PAGE_SIZE,
  )
  return { purchases, ...rest }
}

/**
 * A complete order id is matched exactly: every order id starts with the same letters, so a prefix search would match
 * all of them.
 */
async function findOrderId(db: Db, typed: string): Promise<string | null> {
  const row = await db.purchase.findFirst({
    where: { orderId: { in: [typed, typed.toUpperCase()] } },
    select: { orderId: true },
  })
  return row?.orderId ?? null
}
