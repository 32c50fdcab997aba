import { paths } from '@/lib/paths'

/** The admin pages in the order of the header; `label` is a key of the messages `admin.nav`. */
export const ADMIN_LINKS = [
  { path: paths.adminDashboard, label: 'dashboard' },
  { path: paths.adminApproval, label: 'approval' },
  { path: paths.adminGiftCodes, label: 'giftCodes' },
  { path: paths.adminInbox, label: 'inbox' },
  { path: paths.adminOrders, label: 'orders' },
  { path: paths.kdpDashboard, label: 'kdp' },
  { path: paths.adminAudit, label: 'audit' },
] as const
