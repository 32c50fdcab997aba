import { AppError } from '@/lib/domain/errors'
import {
  productPage,
  PUBLICATION_STATUSES,
  STEPS,
  type PublicationStatus,
  type StatusChange,
} from '@/lib/domain/publishing/publication'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { PUBLISHABLE } from './publishable'

/**
 * Sets by hand what KDP did with the book. A story taken back can only be set as off sale.
 * @throws story_not_found; review_outdated if somebody changed it meanwhile; review_conflict for a step that its status
 *   doesn't allow; asin_taken
 */
export async function movePublication(
  db: Db,
  { viewer, id, change, now }: { viewer: Viewer; id: string; change: StatusChange; now: Date },
): Promise<{ status: PublicationStatus }> {
  const admin = requireAdmin({ viewer })
  const { to, asin, notes, revision } = change
  const from = PUBLICATION_STATUSES.filter((status) => STEPS[status].includes(to))
  try {
    await db.$transaction(async (tx) => {
      const where = { storyId: id, ...(to === 'unpublished' ? {} : { story: PUBLISHABLE }) }
      const row = await tx.kdpPublication.findFirst({ where, select: { status: true, revision: true } })
      if (!row) throw new AppError('story_not_found')
      const { count } = await tx.kdpPublication.updateMany({
        where: { ...where, revision, status: { in: from } },
        data: {
          status: to,
          revision: { increment: 1 },
          ...(asin === undefined ? {} : { asin, amazonUrl: productPage(asin) }),
          ...(notes === undefined ? {} : { reviewNotes: notes || null }),
          ...(to === 'in_review' ? { submissionDate: now } : {}),
          ...(to === 'live' ? { publishDate: now } : {}),
        },
      })
      if (count === 0) throw new AppError(row.revision === revision ? 'review_conflict' : 'review_outdated')
      await recordAuditEvent(tx, {
        actor: admin.username,
        act: 'kdp.move',
        subject: { type: 'story', id },
        detail: { from: row.status, to, ...(asin === undefined ? {} : { asin }) },
        now,
      })
    })
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw new AppError('asin_taken')
    throw error
  }
  return { status: to }
}
