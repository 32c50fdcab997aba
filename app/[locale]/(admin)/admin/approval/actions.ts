'use server'
import { z } from 'zod'
import { decisionBody, reviewNotes } from '@/lib/domain/admin/review'
import { action } from '@/lib/http/action'
import { now } from '@/lib/platform/clock'
import { refuseStory } from '@/lib/server/moderation/refuse-story'
import { releaseStory } from '@/lib/server/moderation/release-story'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { decideStories } from '@/lib/server/admin/decide-stories'
import { featureStory } from '@/lib/server/admin/feature-story'
import { noteStory } from '@/lib/server/admin/note-story'

/** One page of a list. */
const MOST_AT_ONCE = 25
const id = z.string().min(1).max(100)
const expected = z.object({ reviewVersion: z.int(), version: z.int() })

export const feature = action(
  { name: 'story.feature', body: z.object({ id, expected, featured: z.boolean() }), allow: requireAdmin },
  ({ db, viewer, body }) => featureStory(db, { viewer, ...body, now: now() }),
)

export const note = action(
  { name: 'story.note', body: z.object({ id, expected, notes: reviewNotes }), allow: requireAdmin },
  ({ db, viewer, body }) => noteStory(db, { viewer, ...body, now: now() }),
)

const held = z.object({ id, notes: reviewNotes.optional() })
const withoutEmptyNotes = ({ id, notes }: z.output<typeof held>) => ({ id, ...(notes ? { notes } : {}) })

export const release = action({ name: 'story.release', body: held, allow: requireAdmin }, ({ db, viewer, body }) =>
  releaseStory(db, { viewer, ...withoutEmptyNotes(body), now: now() }),
)

export const refuse = action({ name: 'story.refuse', body: held, allow: requireAdmin }, ({ db, viewer, body }) =>
  refuseStory(db, { viewer, ...withoutEmptyNotes(body), now: now() }),
)

export const decide = action(
  {
    name: 'story.decide-many',
    body: z.object({
      decision: decisionBody.pick({ action: true, type: true }),
      stories: z.array(expected.extend({ id })).min(1).max(MOST_AT_ONCE),
    }),
    allow: requireAdmin,
  },
  ({ db, viewer, body }) => decideStories(db, { viewer, ...body, now: now() }),
)
