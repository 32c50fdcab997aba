import { Link } from '@/lib/i18n/navigation'
import { tabVariants } from '@/components/ui/tab-variants'

interface StaffTab {
  href: string
  label: string
  count?: number | string | undefined
  current: boolean
}

/** Parts of a page that have addresses of their own. */
export const AdminTabs = ({ label, tabs }: { label: string; tabs: readonly StaffTab[] }) => (
  <nav className="staff-tabs" aria-label={label}>
    {tabs.map(({ href, label: text, count, current }) => (
      <Link
        key={href}
        href={href}
        className={tabVariants()}
        data-state={current ? 'active' : 'inactive'}
        aria-current={current ? 'page' : undefined}
      >
        {text}
        {count !== undefined && <b className="staff-count">{count}</b>}
      </Link>
    ))}
  </nav>
)
