import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Viewer } from '@/lib/domain/viewer'

/** Who may read: the owner; whoever has the link, or finds the story in the window, while its owner shares it; administrators. */
export const visibleTo = (viewer: Viewer): Prisma.StoryWhereInput =>
  viewer.admin
    ? {}
    : { OR: [{ shared: true }, ...(viewer.visitorId === null ? [] : [{ visitorId: viewer.visitorId }])] }
