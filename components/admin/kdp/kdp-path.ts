import { paths } from '@/lib/paths'

/** The dashboard's address: the page of the list, and the open story. */
export function kdpPath({ after, story }: { after?: string | undefined; story?: string }): string {
  const search = new URLSearchParams({ ...(after ? { after } : {}), ...(story ? { story } : {}) })
  return search.size > 0 ? `${paths.kdpDashboard}?${search}` : paths.kdpDashboard
}

/** A card's id, to which the focus returns. */
export const cardId = (story: string): string => `story-${story}`
