import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import { route } from '@/lib/http/route'
import { eventStream } from '@/lib/http/event-stream'
import { END, followStory } from '@/lib/server/stories/follow-story'
import { getStory } from '@/lib/server/stories/get-story'

const HEARTBEAT_MS = 15_000
/** The browser reconnects by itself and continues from its last event. */
const MAX_DURATION_MS = 10 * 60_000

const lastEventId = z.coerce.number().int().min(0).catch(0)

/**
 * Server-sent events of a story in progress: `page` with its number, then `ready`, `failed` or `held`, which ends the
 * stream.
 */
export const GET = route(
  { query: z.object({ after: z.string().optional() }) },
  async ({ request, params, query, viewer, db }) => {
    const id = params['id'] ?? ''
    const story = await getStory(db, { viewer, id })
    if (!story) throw new AppError('story_not_found')
    const after = lastEventId.parse(request.headers.get('last-event-id') ?? query.after ?? 0)
    // Nothing follows: 204 stops the browser from reconnecting.
    if (after >= END && story.state !== 'writing') return new Response(null, { status: 204 })
    return eventStream(request, { maxDurationMs: MAX_DURATION_MS }, async function* (signal) {
      for await (const event of followStory(db, {
        viewer,
        id,
        after: Math.min(after, PAGES_IN_A_STORY),
        signal,
        beatMs: HEARTBEAT_MS,
      })) {
        if (event.type === 'beat') yield { comment: 'still here' }
        else yield { id: event.id, event: event.type, data: event.type === 'page' ? { page: event.page } : {} }
      }
    })
  },
)
