import { z } from 'zod'
import { picturePath } from '@/lib/domain/book/picture-path'
import { freeTexts } from '@/lib/domain/moderation/check-request'
import { excerpt, PREVIEW_PICTURES } from '@/lib/domain/staff/review'
import type { StoryState } from '@/lib/domain/story/story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { storedRequest } from '@/lib/server/stories/stored-request'

/** A text that was typed, with the codes of what moderation found in it. */
export interface HeldText { field: string; text: string; rules: string[] }

/** All that the reviewer's panel shows of one story. */
export interface Review {
  id: string
  title: string
  childName: string
  childAge: string
  pets: { name: string; type: string }[]
  lifeSkill: string
  language: string
  createdAt: string
  state: StoryState
  /** Why it failed or was held: a code. */
  failure: string | null
  approved: boolean
  contentApproved: boolean
  imagesApproved: boolean
  featured: boolean
  declined: boolean
  shared: boolean
  approvedBy: string | null
  moderationNotes: string
  excerpt: string
  pictures: string[]
  /** Of a story that moderation has ever held: what was typed, and why. */
  held: HeldText[]
  reviewVersion: number
  version: number
  /** The last that an administrator did with it. */
  last: { actor: string; action: string; at: string } | null
}

const findings = z.array(z.object({ field: z.string(), rule: z.string() })).catch([])

/** Null for a story that isn't there. */
export async function readReview(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<Review | null> {
  requireAdmin({ viewer })
  const row = await db.story.findUnique({ where: { id }, omit: { manuscript: true }, include: { pets: { orderBy: { position: 'asc' } } } })
  if (!row) return null
  const last = await db.auditEntry.findFirst({ where: { subjectType: 'story', subjectId: id }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: { actor: true, action: true, createdAt: true } })
  const found = findings.parse(row.heldFor ?? [])
  const held = found.length === 0 ? [] : freeTexts(storedRequest(row)).map(({ field, text }) => ({ field, text, rules: found.filter((one) => one.field === field).map(({ rule }) => rule) }))
  return {
    id, title: row.title, childName: row.childName, childAge: row.childAge, pets: row.pets.map(({ name, type }) => ({ name, type })), lifeSkill: row.lifeSkill, language: row.language,
    createdAt: row.createdAt.toISOString(), state: row.state, failure: row.failure, approved: row.approved, contentApproved: row.contentApproved, imagesApproved: row.imagesApproved,
    featured: row.featured, declined: row.declinedAt !== null, shared: row.shared, approvedBy: row.approvedBy, moderationNotes: row.moderationNotes ?? '',
    excerpt: excerpt(row.storyContent), pictures: row.state === 'ready' ? PREVIEW_PICTURES.map((page) => picturePath(id, page, row.version)) : [], held,
    reviewVersion: row.reviewVersion, version: row.version, last: last && { actor: last.actor, action: last.action, at: last.createdAt.toISOString() },
  }
}
