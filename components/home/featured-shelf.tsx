'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { loadFeatured, useFeatured } from './featured-store'
import { SHELF_NOTE } from './shelf-note'

interface ShelfProps {
  /** The page's words for each life skill. */
  skills: Readonly<Partial<Record<string, string>>>
  /** What is shown while the books are loaded, and when there are none. */
  loading: ReactNode
  empty: ReactNode
}

/** Loaded together with the list of books (featured-store.ts): the cards are far below the first screen. */
const FeaturedBooks = lazy(() => import('./featured-books'))

/** The featured books on their shelf, or what is shown instead of them. */
export function FeaturedShelf({ skills, loading, empty }: ShelfProps) {
  const t = useTranslations('featured')
  const common = useTranslations('common')
  // Deferred, so that rendering the books doesn't block typing in the sentence above.
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
