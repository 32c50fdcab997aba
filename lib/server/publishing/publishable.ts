import { AppError } from '@/lib/domain/errors'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Db, Tx } from '@/lib/platform/db/client'

/**
 * The stories that may go to KDP: finished, approved as a whole and in their text, and shared by their owner, whose
 * private book nobody publishes. Every query here begins with it, so a story taken back is gone with the next one.
 */
export const PUBLISHABLE = {
  state: 'ready',
  approved: true,
  contentApproved: true,
  shared: true,
} as const satisfies Prisma.StoryWhereInput

/** Locks the story's row against a change of its approval. @throws story_not_found */
export async function lockPublishable(tx: Tx, id: string): Promise<{ version: number }> {
  const [row] = await tx.$queryRaw<{ version: number }[]>`
    SELECT version FROM stories
    WHERE id = ${id} AND state = 'ready' AND approved AND content_approved AND shared FOR SHARE`
  if (!row) throw new AppError('story_not_found')
  return row
}

/** Columns of a publication that the dashboard and the package need. */
export const publicationColumns = {
  title: true,
  subtitle: true,
  author: true,
  description: true,
  ageMin: true,
  ageMax: true,
  keywords: true,
  categories: true,
  metadataBy: true,
  prices: true,
  textOrigin: true,
  pictureOrigin: true,
  status: true,
  asin: true,
  submissionDate: true,
  publishDate: true,
  reviewNotes: true,
  printCheck: true,
  storyVersion: true,
  revision: true,
} as const satisfies Prisma.KdpPublicationSelect
export type PublicationRow = Prisma.KdpPublicationGetPayload<{ select: typeof publicationColumns }>

/** The publication of a story, if it is publishable. */
export const findPublication = (db: Db | Tx, id: string): Promise<PublicationRow | null> =>
  db.kdpPublication.findFirst({ where: { storyId: id, story: PUBLISHABLE }, select: publicationColumns })
