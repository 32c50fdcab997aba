import { z } from 'zod'
import { pushStream } from '@/lib/http/push-stream'
import { route } from '@/lib/http/route'
import { followRoom } from '@/lib/server/collaboration/follow-room'
import { roomHub } from '@/lib/server/collaboration/live/process-hub'
import { asking } from '../../room-call'
import { encodeEvent } from '../../encode-event'

/** The browser reconnects by itself and goes on from its last event. */
const MAX_DURATION_MS = 30 * 60_000

const lastEventId = z.coerce.number().int().min(0).catch(0)

/** Server-sent events: the log from `after` on, and what is fleeting. */
export const GET = route(
  { query: z.object({ after: z.string().optional() }) },
  async ({ request, params, query, db }) => {
    const { roomId, token } = await asking(params)
    const { member, lastEvent } = await followRoom(db, { roomId, token })
    const after = lastEventId.parse(request.headers.get('last-event-id') ?? query.after ?? lastEvent)
    return pushStream(request, { maxDurationMs: MAX_DURATION_MS }, ({ send, drained, end }) =>
      roomHub().open({
        roomId,
        memberId: member.id,
        after,
        lastEvent,
        sink: { send: (event) => send(encodeEvent(event)), drained, end },
      }),
    )
  },
)
