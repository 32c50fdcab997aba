import { route } from '@/lib/http/route'
import { startWeaving } from '@/lib/server/collaboration/start-weaving'
import { configuredClaude } from '@/lib/server/story-generation/configured-claude'
import { asMember } from '../../room-call'

/** The text arrives by the room's log. */
export const POST = route({}, async ({ params, db }) =>
  asMember(db, 'roomChanges', params, async (member) =>
    Response.json(await startWeaving(db, { ...member, withClaude: configuredClaude() !== null, now: new Date() }), {
      status: 202,
      headers: { 'cache-control': 'private, no-store' },
    }),
  ),
)
