'use client'
import { Link, usePathname } from '@/lib/i18n/navigation'

interface NavLink {
  path: string
  text: string
  also?: readonly string[]
}

/** The header's links; as a table of contents each has a page number, two pages apart. */
export function NavLinks({
  links,
  label,
  look,
}: {
  links: readonly NavLink[]
  label: string
  look: 'row' | 'contents'
}) {
  const here = usePathname()
  return (
    <nav aria-label={label} className={look === 'row' ? 'nav' : 'contents-list'}>
      {links.map(({ path, text, also }, i) => (
        <Link key={path} href={path} aria-current={here === path || also?.includes(here) ? 'page' : undefined}>
          {text}
          {look === 'contents' && (
            <span className="contents-page" aria-hidden="true">
              <i />
              {i * 2 + 1}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
