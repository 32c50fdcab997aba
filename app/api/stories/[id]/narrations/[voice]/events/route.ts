import { z } from 'zod'
import { narratedPart } from '@/lib/domain/book/narration/narration-answer'
import { AppError } from '@/lib/domain/errors'
import { eventStream } from '@/lib/http/event-stream'
import { route } from '@/lib/http/route'
import { followNarration } from '@/lib/server/narrations/follow-narration'
import { findProgress } from '@/lib/server/narrations/get-narration'
import { voiceIn } from '../params'

const HEARTBEAT_MS = 15_000
const MAX_DURATION_MS = 10 * 60_000

/** Server-sent events of a narration that is being made: `progress`, the last one with the state in which it ended. */
export const GET = route(
  { query: z.object({ v: z.coerce.number().int().min(1), part: narratedPart }) },
  async ({ request, params, query, viewer, db }) => {
    const { v: version, part } = query
    const wanted = { viewer, id: params['id'] ?? '', version, voice: voiceIn(params), part }
    if (!(await findProgress(db, wanted))) throw new AppError('story_not_found')
    return eventStream(request, { maxDurationMs: MAX_DURATION_MS }, async function* (signal) {
      for await (const now of followNarration(db, { ...wanted, signal, beatMs: HEARTBEAT_MS }))
        yield now === 'beat' ? { comment: 'still there' } : { id: now.done, event: 'progress', data: now }
    })
  },
)
