'use server'
import { z } from 'zod'
import { decisionBody, reviewNotes } from '@/lib/domain/admin/review'
import { action } from '@/lib/http/action'
import { refuseStory, releaseStory } from '@/lib/server/moderation/decide-held-story'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { decideStories } from '@/lib/server/admin/decide-stories'
import { featureStory } from '@/lib/server/admin/feature-story'
import { noteStory } from '@/lib/server/admin/note-story'

/** One page of the list. */
const MAX_STORIES = 25
const id = z.string().min(1).max(100)
const reviewedVersions = z.object({ reviewVersion: z.int(), version: z.int() })

export const feature = action(
  {
    name: 'story.feature',
    body: z.object({ id, expected: reviewedVersions, featured: z.boolean() }),
    allow: requireAdmin,
  },
  ({ db, viewer, body }) => featureStory(db, { viewer, ...body, now: new Date() }),
)

export const note = action(
  { name: 'story.note', body: z.object({ id, expected: reviewedVersions, notes: reviewNotes }), allow: requireAdmin },
  ({ db, viewer, body }) => noteStory(db, { viewer, ...body, now: new Date() }),
)

const heldStoryBody = z.object({ id, notes: reviewNotes.optional() })
const withNotes = ({ id, notes }: z.output<typeof heldStoryBody>) => ({ id, ...(notes ? { notes } : {}) })

export const release = action(
  { name: 'story.release', body: heldStoryBody, allow: requireAdmin },
  ({ db, viewer, body }) => releaseStory(db, { viewer, ...withNotes(body), now: new Date() }),
)

export const refuse = action(
  { name: 'story.refuse', body: heldStoryBody, allow: requireAdmin },
  ({ db, viewer, body }) => refuseStory(db, { viewer, ...withNotes(body), now: new Date() }),
)

export const decide = action(
  {
    name: 'story.decide-many',
    body: z.object({
      decision: decisionBody.pick({ action: true, type: true }),
      stories: z.array(reviewedVersions.extend({ id })).min(1).max(MAX_STORIES),
    }),
    allow: requireAdmin,
  },
  ({ db, viewer, body }) => decideStories(db, { viewer, ...body, now: new Date() }),
)
