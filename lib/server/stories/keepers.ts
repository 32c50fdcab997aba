import type { Viewer } from '@/lib/domain/viewer'

/**
 * Who may cache what is shown of a story without revalidating: everybody for the shop's samples, the owner for a story.
 * Guests revalidate each time, since the owner may stop sharing.
 */
export type Keepers = 'everybody' | 'owner' | 'nobody'

export const keeperColumns = { visitorId: true, featured: true, approved: true } as const

export function keepersOf(
  row: { visitorId: string | null; featured: boolean; approved: boolean },
  viewer: Pick<Viewer, 'visitorId'>,
): Keepers {
  if (row.visitorId !== null) return row.visitorId === viewer.visitorId ? 'owner' : 'nobody'
  return row.featured && row.approved ? 'everybody' : 'nobody'
}
