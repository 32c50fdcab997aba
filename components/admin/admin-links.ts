import { paths } from '@/lib/paths'

/** The pages of the back room, in the order of the day; `label` is a message of `admin.nav`. */
export const ADMIN_LINKS = [
  { path: paths.adminDashboard, label: 'dashboard' },
  { path: paths.adminApproval, label: 'approval' },
  { path: paths.adminGiftCodes, label: 'giftCodes' },
  { path: paths.adminInbox, label: 'inbox' },
  { path: paths.adminOrders, label: 'orders' },
  { path: paths.adminAudit, label: 'audit' },
] as const
