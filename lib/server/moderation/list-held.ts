import { z } from 'zod'
import { freeTexts, type Reason } from '@/lib/domain/moderation/check-request'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { afterKey, nextKey } from '@/lib/server/stories/keyset'
import { storedRequest } from '@/lib/server/stories/stored-request'

const HELD_AT_ONCE = 50

/** What somebody who decides needs to see: who it is for, and each text that was typed with what was found in it. */
export interface HeldStory {
  id: string
  createdAt: string
  childName: string
  childAge: string
  petNames: string[]
  lifeSkill: string
  language: string
  texts: { field: string; text: string; rules: string[] }[]
  moderationNotes: string | null
}

const stored = z.array(z.object({ field: z.string(), rule: z.string() })).catch([])

/** Newest first. `next` is the key of the following page, when there is one. */
export async function listHeld(db: Db, { viewer, after }: { viewer: Viewer; after?: string | undefined }): Promise<{ stories: HeldStory[]; next?: string }> {
  requireAdmin({ viewer })
  const rows = await db.story.findMany({
    where: { AND: [{ state: 'held' }, afterKey(after)] }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: HELD_AT_ONCE + 1,
    include: { pets: { orderBy: { position: 'asc' } } },
  })
  const stories = rows.slice(0, HELD_AT_ONCE).map((row): HeldStory => {
    const found: { field: Reason['field']; rule: string }[] = stored.parse(row.heldFor)
    const texts = freeTexts(storedRequest(row)).map(({ field, text }) => ({ field, text, rules: found.filter((f) => f.field === field).map((f) => f.rule) }))
    return {
      id: row.id, createdAt: row.createdAt.toISOString(), childName: row.childName, childAge: row.childAge, petNames: row.pets.map((pet) => pet.name),
      lifeSkill: row.lifeSkill, language: row.language, texts, moderationNotes: row.moderationNotes,
    }
  })
  return { stories, ...nextKey(rows, HELD_AT_ONCE) }
}
