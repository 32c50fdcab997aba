import { AppError } from '@/lib/domain/errors'
import type { PrintCheck } from '@/lib/domain/publishing/publication'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { lockPublishable } from './publishable'

interface Preparation {
  viewer: Viewer
  id: string
  /** The revision whose package was checked. */
  revision: number
  printCheck: PrintCheck
  now: Date
}

/**
 * Stores what the print check found; a package that passed is prepared.
 * @throws story_not_found; review_outdated if anything changed while it was checked; kdp_check_failed, when the
 *   findings are stored
 */
export async function preparePublication(
  db: Db,
  { viewer, id, revision, printCheck, now }: Preparation,
): Promise<{ status: 'prepared' }> {
  const admin = requireAdmin({ viewer })
  const passed = printCheck.length > 0 && printCheck.every((one) => one.passed)
  await db.$transaction(async (tx) => {
    const { version } = await lockPublishable(tx, id)
    const { count } = await tx.kdpPublication.updateMany({
      where: { storyId: id, revision, storyVersion: version, status: { notIn: ['in_review', 'live'] } },
      data: { printCheck, status: passed ? 'prepared' : 'draft', revision: { increment: 1 } },
    })
    if (count === 0) throw new AppError('review_outdated')
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: 'kdp.prepare',
      subject: { type: 'story', id },
      detail: { passed, version },
      now,
    })
  })
  if (!passed) throw new AppError('kdp_check_failed')
  return { status: 'prepared' }
}
