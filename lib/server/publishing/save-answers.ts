import { AppError } from '@/lib/domain/errors'
import { isAtKdp, type PublicationAnswers, PUBLICATION_STATUSES } from '@/lib/domain/publishing/publication'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { lockPublishable } from './publishable'
import { readBookFacts } from './read-book-facts'

/**
 * Stores the prices, and who made text and pictures. A prepared package is then out of date: it states both.
 * @throws story_not_found; review_outdated if somebody changed it meanwhile; review_conflict while KDP has the book;
 *   invalid for an answer that can't be true
 */
export async function saveAnswers(
  db: Db,
  { viewer, id, answers, now }: { viewer: Viewer; id: string; answers: PublicationAnswers; now: Date },
): Promise<{ revision: number }> {
  const admin = requireAdmin({ viewer })
  const { prices, textOrigin, pictureOrigin, revision } = answers
  const { writtenByModel } = await readBookFacts(db, id)
  if (writtenByModel && textOrigin !== 'generated')
    throw new AppError('invalid', {}, { textOrigin: ['written_by_model'] })
  return db.$transaction(async (tx) => {
    await lockPublishable(tx, id)
    const { count } = await tx.kdpPublication.updateMany({
      where: { storyId: id, revision, status: { notIn: ['in_review', 'live'] } },
      data: {
        prices,
        listPrice: prices.find(({ territory }) => territory === 'AU')?.listPrice ?? null,
        textOrigin,
        pictureOrigin,
        status: 'draft',
        printCheck: [],
        revision: { increment: 1 },
      },
    })
    if (count === 0) {
      const row = await tx.kdpPublication.findUnique({ where: { storyId: id }, select: { status: true } })
      const status = PUBLICATION_STATUSES.find((one) => one === row?.status)
      throw new AppError(status && isAtKdp(status) ? 'review_conflict' : 'review_outdated')
    }
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: 'kdp.decide',
      subject: { type: 'story', id },
      detail: { text: textOrigin, pictures: pictureOrigin },
      now,
    })
    return { revision: revision + 1 }
  })
}
