'use client'
import { Link, usePathname } from '@/lib/i18n/navigation'

interface NavLink {
  path: string
  text: string
  also?: readonly string[]
}

interface NavLinksProps {
  links: readonly NavLink[]
  label: string
  /** The looks come from the server: as constants they would be in the scripts of every page. */
  className?: string
  linkClassName: string
  /** As a table of contents: each link has a page number, two pages apart. */
  numbered?: boolean
}

/** The header's links. */
export function NavLinks({ links, label, className, linkClassName, numbered }: NavLinksProps) {
  const pathname = usePathname()
  return (
    <nav aria-label={label} className={className}>
      {links.map(({ path, text, also }, i) => (
        <Link
          key={path}
          href={path}
          className={linkClassName}
          aria-current={pathname === path || also?.includes(pathname) ? 'page' : undefined}
        >
          {text}
          {numbered && (
            <span className="flex flex-1 items-baseline font-lead text-[1.05rem] font-normal" aria-hidden="true">
              <i className="mx-2 flex-1 -translate-y-1 border-b-3 border-dotted border-ink-line" />
              {i * 2 + 1}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
