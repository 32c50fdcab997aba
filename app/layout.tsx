import type { ReactNode } from 'react'
import './globals.css'

/** The html element is in [locale]/layout, which knows language and direction. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
