import { redirect } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { adminPage } from '../admin-page'

/** Staff who type the short address are at the dashboard. */
export default adminPage(paths.adminDashboard, async ({ locale }) => redirect({ href: paths.adminDashboard, locale }))
