import type { PrintFilter } from '@/lib/domain/commerce/order-filters'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { isUuid } from '@/lib/server/admin/is-uuid'
import { readListPage, type ListPage, type ListFilter } from '@/lib/server/admin/list-query'

const PAGE_SIZE = 50

/** `totalPrice` in the currency's smallest unit (cents). */
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

const LIST = {
  table: Prisma.sql`print_orders`,
  columns: Prisma.sql`l.id::text, l.story_id AS "storyId", l.product_name AS "productName", l.quantity,
    l.total_price AS "totalPrice", l.currency, l.status, l.tracking_number AS "trackingNumber", l.created_at AS "createdAt"`,
  /** In `search_terms` (prisma/sql/search-terms.sql). */
  searchList: 'print',
} as const

/** Of all visitors, newest first. `next` is the keyset cursor of the next page, if there is one. */
export async function listAllPrintOrders(
  db: Db,
  { viewer, part, search = '', after }: { viewer: Viewer; part: PrintFilter } & ListFilter,
): Promise<{ orders: ListedPrintOrder[] } & Omit<ListPage<ListedPrintOrder>, 'rows'>> {
  requireAdmin({ viewer })
  const term = search.trim()
  const list = {
    ...LIST,
    part: part === 'all' ? undefined : Prisma.sql`l.status = ${part}`,
    ...(isUuid(term) ? { exact: Prisma.sql`l.id = ${term}::uuid` } : {}),
  }
  const { rows: orders, ...rest } = await readListPage<ListedPrintOrder>(db, { search, after }, list, PAGE_SIZE)
  return { orders, ...rest }
}
