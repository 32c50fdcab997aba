// First: it names the order of the layers, which must stand before the parts' own style sheets.
import './globals.css'
import type { ReactNode } from 'react'

/** The html element is in [locale]/layout, which knows language and direction. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
