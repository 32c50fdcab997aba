import type { ReactNode } from 'react'

/** The first link of a page, seen only while it has focus: to the element with the id `main`. */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a
    className="absolute start-2 top-2 z-80 bg-ink px-5 py-3 font-heavy text-white not-focus:[clip-path:inset(50%)]"
    href="#main"
  >
    {children}
  </a>
)
