import type { ReactNode } from 'react'

/** A page with the shop's sign and one thing in the middle. */
export const QuietPage = ({ logo, children }: { logo: ReactNode; children: ReactNode }) => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr] items-center bg-[linear-gradient(var(--color-sky),var(--color-sky-pale)_60%)]">
    <header className="wrap w-full py-s4">{logo}</header>
    {children}
  </div>
)
