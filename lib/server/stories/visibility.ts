import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Viewer } from '@/lib/domain/viewer'

/** Who may read a story: its owner, anyone with the link while it is shared, and administrators. */
export const visibleTo = (viewer: Viewer): Prisma.StoryWhereInput =>
  viewer.admin
    ? {}
    : { OR: [{ shared: true }, ...(viewer.visitorId === null ? [] : [{ visitorId: viewer.visitorId }])] }
