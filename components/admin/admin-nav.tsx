'use client'
import { Link, usePathname } from '@/lib/i18n/navigation'

interface AdminNavProps {
  links: readonly { path: string; text: string }[]
  label: string
}

/** Links to the admin pages; a brush stroke marks the current one. */
export function AdminNav({ links, label }: AdminNavProps) {
  const pathname = usePathname()
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap gap-x-[clamp(12px,1.1vw,24px)] text-s font-heavy max-md:order-3 max-md:w-full max-md:gap-x-5"
    >
      {links.map(({ path, text }) => (
        <Link
          key={path}
          href={path}
          aria-current={pathname === path ? 'page' : undefined}
          className={
            'relative pt-2 pb-2.25 whitespace-nowrap after:absolute after:-inset-x-1.5 after:bottom-0 after:hidden ' +
            'after:h-2 after:[clip-path:polygon(0_60%,22%_25%,55%_40%,100%_0,96%_60%,60%_75%,25%_62%,2%_100%)] ' +
            'hover:after:block hover:after:bg-white/35 aria-[current]:after:block aria-[current]:after:bg-sun! ' +
            'forced-colors:after:forced-color-adjust-none forced-colors:aria-[current]:after:bg-[CanvasText]!'
          }
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
