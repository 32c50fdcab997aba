import type { Prisma } from '@/lib/platform/db/generated/client'
import type { StoryViewer } from './viewer'

/** Who may read: the owner; whoever has the link while sharing is on; everybody once an administrator approved and featured it; administrators. */
export const visibleTo = (viewer: StoryViewer): Prisma.StoryWhereInput =>
  viewer.admin ? {} : { OR: [{ shared: true }, { featured: true, approved: true }, ...(viewer.visitorId === null ? [] : [{ visitorId: viewer.visitorId }])] }
