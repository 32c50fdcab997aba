import { z } from 'zod'
import { picturePath } from '@/lib/domain/book/picture-path'
import { collectFreeTexts } from '@/lib/domain/moderation/check-request'
import { excerpt, PREVIEW_PICTURES } from '@/lib/domain/admin/review'
import type { Review } from '@/lib/domain/admin/review-story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { requestFromRow } from '@/lib/server/stories/story-row'

const findings = z.array(z.object({ field: z.string(), rule: z.string() })).catch([])

/** Everything that the review panel shows; null if the story doesn't exist. */
export async function readReview(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<Review | null> {
  requireAdmin({ viewer })
  const row = await db.story.findUnique({
    where: { id },
    omit: { manuscript: true },
    include: { pets: { orderBy: { position: 'asc' } } },
  })
  if (!row) return null
  const last = await db.auditEntry.findFirst({
    where: { subjectType: 'story', subjectId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { actor: true, action: true, createdAt: true },
  })
  const found = findings.parse(row.heldFor ?? [])
  const held =
    found.length === 0
      ? []
      : collectFreeTexts(requestFromRow(row)).map(({ field, text }) => ({
          field,
          text,
          rules: found.filter((one) => one.field === field).map(({ rule }) => rule),
        }))
  return {
    id,
    title: row.title,
    childName: row.childName,
    childAge: row.childAge,
    pets: row.pets.map(({ name, type }) => ({ name, type })),
    lifeSkill: row.lifeSkill,
    language: row.language,
    state: row.state,
    approved: row.approved,
    contentApproved: row.contentApproved,
    imagesApproved: row.imagesApproved,
    featured: row.featured,
    declined: row.declinedAt !== null,
    shared: row.shared,
    moderationNotes: row.moderationNotes ?? '',
    excerpt: excerpt(row.storyContent),
    pictures: row.state === 'ready' ? PREVIEW_PICTURES.map((page) => picturePath(id, page, row.version)) : [],
    held,
    reviewVersion: row.reviewVersion,
    version: row.version,
    last: last && { actor: last.actor, action: last.action, at: last.createdAt.toISOString() },
  }
}
