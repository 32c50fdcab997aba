import { decisionBody } from '@/lib/domain/admin/review'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { decideStory } from '@/lib/server/admin/decide-story'
import { readAdminStory } from '@/lib/server/admin/story-state-columns'

/** Answers with the story after the decision. */
export const POST = route({ body: decisionBody, allow: requireAdmin }, async ({ db, viewer, params, body }) => {
  const id = params.id ?? ''
  const { action, type, notes, reviewVersion, version } = body
  await decideStory(db, {
    viewer,
    id,
    decision: { action, type },
    notes,
    expected: { reviewVersion, version },
    now: new Date(),
  })
  return { success: true, story: await readAdminStory(db, { viewer, id }) }
})
