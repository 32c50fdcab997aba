// Every list of the shop, read as its page or endpoint reads it.
import type { Db } from '@/lib/platform/db/client'
import { listMessages } from '@/lib/server/contact/list-messages'
import { listPurchases } from '@/lib/server/payments/list-purchases'
import { listAllPrintOrders } from '@/lib/server/printing/list-all-print-orders'
import { readStats } from '@/lib/server/admin/dashboard/read-stats'
import { recentActivity } from '@/lib/server/admin/dashboard/recent-activity'
import { findGiftCodes } from '@/lib/server/admin/find-gift-codes'
import { listAuditEvents } from '@/lib/server/admin/list-audit-events'
import { listGiftCodes } from '@/lib/server/admin/list-gift-codes'
import { countWaiting, listReviews } from '@/lib/server/admin/list-reviews'
import { listAllStories } from '@/lib/server/admin/list-all-stories'
import { listFeatured } from '@/lib/server/stories/list-featured'
import { listMyStories } from '@/lib/server/stories/list-my-stories'

const viewer = { visitorId: null, admin: { id: 'bench', username: 'admin' } }
const now = new Date('2026-11-20T12:00:00Z')

const WAITING = "NOT approved AND declined_at IS NULL AND state IN ('ready', 'held')"

export interface List {
  name: string
  read: (db: Db, after?: string) => Promise<unknown>
  /** The table and filter in which its deep page begins; undefined for a list without pages. */
  of?: { table: string; where?: string }
}

export const LISTS: List[] = [
  {
    name: 'GET /api/stories, all-stories',
    read: (db, after) => listAllStories(db, { viewer, filter: 'all', after }),
    of: { table: 'stories' },
  },
  {
    name: 'GET pending-stories',
    read: (db, after) => listAllStories(db, { viewer, filter: 'waiting', after }),
    of: { table: 'stories', where: WAITING },
  },
  {
    name: 'approval: waiting',
    read: (db, after) => listReviews(db, { viewer, filter: 'waiting', after }),
    of: { table: 'stories', where: WAITING },
  },
  {
    name: 'approval: all',
    read: (db, after) => listReviews(db, { viewer, filter: 'all', after }),
    of: { table: 'stories' },
  },
  {
    name: 'approval: images approved',
    read: (db, after) => listReviews(db, { viewer, filter: 'images', after }),
    of: { table: 'stories', where: `${WAITING} AND state = 'ready' AND images_approved AND NOT content_approved` },
  },
  {
    name: 'approval: declined',
    read: (db, after) => listReviews(db, { viewer, filter: 'declined', after }),
    of: { table: 'stories', where: 'declined_at IS NOT NULL' },
  },
  {
    name: 'approval: search "biscuit"',
    read: (db, after) => listReviews(db, { viewer, filter: 'all', search: 'biscuit', after }),
    of: { table: 'stories' },
  },
  {
    name: 'approval: search "mila biscuit"',
    read: (db, after) => listReviews(db, { viewer, filter: 'all', search: 'mila biscuit', after }),
    of: { table: 'stories' },
  },
  {
    name: 'approval: "biscuit", images approved',
    read: (db, after) => listReviews(db, { viewer, filter: 'images', search: 'biscuit', after }),
    of: { table: 'stories' },
  },
  {
    name: 'approval: waiting, one life skill',
    read: (db, after) => listReviews(db, { viewer, filter: 'waiting', lifeSkill: 'courage', after }),
    of: { table: 'stories', where: WAITING },
  },
  { name: 'approval: how many wait', read: (db) => countWaiting(db, { viewer }) },
  {
    name: 'approval: held',
    read: (db, after) => listReviews(db, { viewer, filter: 'held', after }),
    of: { table: 'stories', where: "state = 'held'" },
  },
  { name: 'featured stories', read: (db) => listFeatured(db) },
  {
    name: 'my stories',
    read: async (db) =>
      listMyStories(db, {
        viewer: { visitorId: (await db.visitor.findFirstOrThrow({ orderBy: { id: 'asc' } })).id, admin: null },
      }),
  },
  { name: 'gift codes', read: (db, after) => listGiftCodes(db, { viewer, after }), of: { table: 'gift_codes' } },
  {
    name: 'gift codes: beta',
    read: (db, after) => listGiftCodes(db, { viewer, type: 'beta', after }),
    of: { table: 'gift_codes', where: "type = 'beta'" },
  },
  { name: 'gift codes: one recipient', read: (db) => findGiftCodes(db, { viewer, search: 'friend111@' }) },
  {
    name: 'purchases: all',
    read: (db, after) => listPurchases(db, { viewer, part: 'all', after }),
    of: { table: 'purchases' },
  },
  {
    name: 'purchases: paid',
    read: (db, after) => listPurchases(db, { viewer, part: 'paid', after }),
    of: { table: 'purchases', where: "status = 'completed' AND refunded_at IS NULL" },
  },
  {
    name: 'purchases: refunded',
    read: (db, after) => listPurchases(db, { viewer, part: 'refunded', after }),
    of: { table: 'purchases', where: 'refunded_at IS NOT NULL' },
  },
  {
    name: 'purchases: one email',
    read: (db) => listPurchases(db, { viewer, part: 'all', search: 'buyer111@example.com' }),
  },
  {
    name: 'purchases: one order',
    read: async (db) =>
      listPurchases(db, {
        viewer,
        part: 'all',
        search: (await db.purchase.findFirstOrThrow({ orderBy: { orderId: 'asc' } })).orderId.toLowerCase(),
      }),
  },
  {
    name: 'purchases: search "buyer"',
    read: (db, after) => listPurchases(db, { viewer, part: 'all', search: 'buyer', after }),
    of: { table: 'purchases' },
  },
  {
    name: 'purchases: search "buyer example"',
    read: (db, after) => listPurchases(db, { viewer, part: 'all', search: 'buyer example', after }),
    of: { table: 'purchases' },
  },
  {
    name: 'purchases: search "mila", paid',
    read: (db, after) => listPurchases(db, { viewer, part: 'paid', search: 'mila', after }),
    of: { table: 'purchases' },
  },
  {
    name: 'print orders: all',
    read: (db, after) => listAllPrintOrders(db, { viewer, part: 'all', after }),
    of: { table: 'print_orders' },
  },
  {
    name: 'print orders: shipped',
    read: (db, after) => listAllPrintOrders(db, { viewer, part: 'shipped', after }),
    of: { table: 'print_orders', where: "status = 'shipped'" },
  },
  {
    name: 'print orders: search "buyer tr1"',
    read: (db, after) => listAllPrintOrders(db, { viewer, part: 'all', search: 'buyer tr1', after }),
    of: { table: 'print_orders' },
  },
  {
    name: 'inbox: open',
    read: (db, after) => listMessages(db, { viewer, part: 'open', after }),
    of: { table: 'contact_messages', where: 'answered_at IS NULL' },
  },
  {
    name: 'inbox: answered',
    read: (db, after) => listMessages(db, { viewer, part: 'answered', after }),
    of: { table: 'contact_messages', where: 'answered_at IS NOT NULL' },
  },
  { name: 'inbox: one email', read: (db) => listMessages(db, { viewer, part: 'all', search: 'writer55@example.com' }) },
  {
    name: 'inbox: search "hello"',
    read: (db, after) => listMessages(db, { viewer, part: 'all', search: 'hello', after }),
    of: { table: 'contact_messages' },
  },
  {
    name: 'inbox: search "order book mila"',
    read: (db, after) => listMessages(db, { viewer, part: 'all', search: 'order book mila', after }),
    of: { table: 'contact_messages' },
  },
  {
    name: 'inbox: search "technical", open',
    read: (db, after) => listMessages(db, { viewer, part: 'open', search: 'technical', after }),
    of: { table: 'contact_messages' },
  },
  { name: 'audit log', read: (db, after) => listAuditEvents(db, { viewer, after }), of: { table: 'audit_log' } },
  {
    name: 'audit log: one actor',
    read: (db, after) => listAuditEvents(db, { viewer, actor: 'second', after }),
    of: { table: 'audit_log', where: "actor = 'second'" },
  },
  { name: 'dashboard: figures and 30 days', read: (db) => readStats(db, { viewer, now, days: 30 }) },
  { name: 'dashboard: recent activity', read: (db) => recentActivity(db, { viewer }) },
]
