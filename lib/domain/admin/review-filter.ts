// The filters of the review page's two tabs; the first of each is the whole tab.
export const PENDING_FILTERS = ['waiting', 'pending', 'content', 'images', 'final', 'held'] as const
export const ALL_FILTERS = ['all', 'approved', 'featured', 'declined'] as const
export type ReviewFilter = (typeof PENDING_FILTERS)[number] | (typeof ALL_FILTERS)[number]

/** The filter named in the URL; the whole tab for an unknown one. */
export const reviewFilter = (tab: 'pending' | 'all', value: string | undefined): ReviewFilter => {
  const known: readonly ReviewFilter[] = tab === 'pending' ? PENDING_FILTERS : ALL_FILTERS
  return known.find((filter) => filter === value) ?? (tab === 'pending' ? 'waiting' : 'all')
}
