'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { loadFeatured, useFeatured } from './featured-store'
import { SHELF_NOTE } from './shelf-looks'

interface ShelfProps {
  /** The page's words for each life skill. */
  skills: Readonly<Partial<Record<string, string>>>
  /** What is shown while the books are loaded, and when there are none. */
  loading: ReactNode
  empty: ReactNode
}

/** Loaded with the list of books (featured-store.ts), which needs it: here it only gets its place. */
const FeaturedBooks = lazy(() => import('./featured-books'))

/** The books in the window, on their shelf. */
export function FeaturedShelf({ skills, loading, empty }: ShelfProps) {
  const t = useTranslations('featured')
  const common = useTranslations('common')
  // Deferred: a shelf of books is drawn in slices, and holds up nobody who types meanwhile.
  const books = useDeferredValue(useFeatured())
  if (books.state === 'failed')
    return (
      <div className={SHELF_NOTE} role="alert">
        <p>{t('failed')}</p>
        <Button variant="secondary" size="sm" onClick={loadFeatured}>
          {common('retry')}
        </Button>
      </div>
    )
  if (books.state === 'loading') return loading
  if (books.stories.length === 0) return empty
  return (
    <Suspense fallback={loading}>
      <FeaturedBooks stories={books.stories} skills={skills} />
    </Suspense>
  )
}
