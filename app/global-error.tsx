'use client'
// First: it names the order of the layers, which must stand before the parts' own style sheets.
import './globals.css'
import { lazy, Suspense } from 'react'
import type { ErrorPageProps } from '@/components/site/retry-failed-page'

/**
 * Every page carries this, so what it says comes when it is needed. Where that doesn't come, from a server that is
 * gone, the way on is there all the same.
 */
const Failed = lazy(() => import('./document-error').catch(() => ({ default: () => <a href="">Try again</a> })))

/** What stands in the place of a whole document that failed, with all that every page has around it. */
export default function GlobalError(props: ErrorPageProps) {
  // The element that this one replaces has the page's language, and the faces hang on it.
  const { lang = 'en', dir = 'ltr', className = '' } = typeof document === 'undefined' ? {} : document.documentElement
  return (
    <html lang={lang} dir={dir} className={className}>
      <body>
        <Suspense>
          <Failed {...props} />
        </Suspense>
      </body>
    </html>
  )
}
