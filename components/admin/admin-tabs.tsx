import { Link } from '@/lib/i18n/navigation'
import { tabVariants } from '@/components/ui/tab-variants'

interface AdminTab {
  href: string
  label: string
  count?: number | string | undefined
  current: boolean
}

/** Tabs that are links: each part of the page has an address of its own. */
export const AdminTabs = ({ label, tabs }: { label: string; tabs: readonly AdminTab[] }) => (
  <nav className="flex flex-wrap gap-1.5" aria-label={label}>
    {tabs.map(({ href, label: text, count, current }) => (
      <Link
        key={href}
        href={href}
        className={tabVariants()}
        data-state={current ? 'active' : 'inactive'}
        aria-current={current ? 'page' : undefined}
      >
        {text}
        {count !== undefined && (
          <b className="ms-1.75 inline-block bg-ink px-2 pt-px pb-0.5 text-[0.9rem] leading-[1.3] text-white clip-snip">
            {count}
          </b>
        )}
      </Link>
    ))}
  </nav>
)
