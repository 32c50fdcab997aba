import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Viewer } from '@/lib/domain/viewer'

/** Who may read: the owner; whoever has the link while sharing is on; everybody once an administrator approved and featured it; administrators. */
export const visibleTo = (viewer: Viewer): Prisma.StoryWhereInput =>
  viewer.admin ? {} : { OR: [{ shared: true }, { featured: true, approved: true }, ...(viewer.visitorId === null ? [] : [{ visitorId: viewer.visitorId }])] }
