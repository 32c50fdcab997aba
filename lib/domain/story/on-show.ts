import type { Story } from './story'

/**
 * What a story must be for the site to show it to everybody: chosen for it, wholly approved, still shared by its
 * owner.
 */
export const ON_SHOW = {
  state: 'ready',
  featured: true,
  approved: true,
  contentApproved: true,
  imagesApproved: true,
  shared: true,
} as const satisfies Partial<Story>

export const isOnShow = (story: Pick<Story, keyof typeof ON_SHOW>): boolean =>
  story.state === ON_SHOW.state &&
  story.featured &&
  story.approved &&
  story.contentApproved &&
  story.imagesApproved &&
  story.shared
