// What the approval page's lists are narrowed by; the first of each tab is the tab itself.
export const PENDING_FILTERS = ['waiting', 'pending', 'content', 'images', 'final', 'held'] as const
export const ALL_FILTERS = ['all', 'approved', 'featured', 'declined'] as const
export type ReviewFilter = (typeof PENDING_FILTERS)[number] | (typeof ALL_FILTERS)[number]

/** The filter of an address; the tab's own for one that it doesn't know. */
export const reviewFilter = (tab: 'pending' | 'all', requested: string | undefined): ReviewFilter => {
  const known: readonly ReviewFilter[] = tab === 'pending' ? PENDING_FILTERS : ALL_FILTERS
  return known.find((filter) => filter === requested) ?? (tab === 'pending' ? 'waiting' : 'all')
}
