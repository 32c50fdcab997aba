'use client'
import { Link, usePathname } from '@/lib/i18n/navigation'

interface NavLink {
  path: string
  text: string
  also?: readonly string[]
}

const ROW =
  'flex flex-wrap gap-x-[clamp(14px,1.7vw,30px)] text-s font-heavy has-[>:nth-child(8)]:justify-between ' +
  'has-[>:nth-child(8)]:gap-x-3'
/** A painted stroke below the page that is open, and below the one that is pointed at. */
const ROW_LINK =
  'relative pt-2 pb-2.25 whitespace-nowrap no-underline after:absolute after:-inset-x-1.5 after:bottom-0 after:h-2 ' +
  'after:[clip-path:polygon(0_60%,22%_25%,55%_40%,100%_0,96%_60%,60%_75%,25%_62%,2%_100%)] ' +
  'aria-[current]:after:bg-coral [&:not([aria-current])]:hover:after:bg-sun ' +
  'forced-colors:aria-[current]:after:bg-[CanvasText] forced-colors:aria-[current]:after:forced-color-adjust-none'
const CONTENTS_LINK = 'flex min-h-11.5 items-baseline pt-2.5 font-heavy no-underline aria-[current]:text-coral-deep'

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
  const pathname = usePathname()
  return (
    <nav aria-label={label} className={look === 'row' ? ROW : undefined}>
      {links.map(({ path, text, also }, i) => (
        <Link
          key={path}
          href={path}
          className={look === 'row' ? ROW_LINK : CONTENTS_LINK}
          aria-current={pathname === path || also?.includes(pathname) ? 'page' : undefined}
        >
          {text}
          {look === 'contents' && (
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
