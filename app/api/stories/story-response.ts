// Response of the calls that create a story: the finished story if it is ready in time, else where to follow it.
import type { Story } from '@/lib/domain/story/story'
import type { Visitor } from '@/lib/domain/viewer'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { api } from '@/lib/paths'
import { awaitStory } from '@/lib/server/stories/await-story'
import { getStory } from '@/lib/server/stories/get-story'

/** How long the request waits for its story; after that the client follows it by its URL. */
const MAX_WAIT_MS = 20_000
const MAX_KEY_LENGTH = 200

export const idempotencyKey = (request: Request): string | undefined =>
  request.headers.get('idempotency-key')?.slice(0, MAX_KEY_LENGTH) || undefined

/** `Prefer: wait=4` (RFC 7240) shortens the wait, in seconds. */
const requestedWaitMs = (prefer: string): number =>
  Math.min(MAX_WAIT_MS, Number(/\bwait=(\d{1,3})\b/.exec(prefer)?.[1] ?? Infinity) * 1000)

/** @param shape makes the promised body: the story, or something around it */
export async function storyResponse(
  request: Request,
  db: Db,
  viewer: Visitor,
  id: string,
  shape: (story: Story) => object,
): Promise<Response> {
  const prefer = request.headers.get('prefer') ?? ''
  const story = /\brespond-async\b/i.test(prefer)
    ? await getStory(db, { viewer, id })
    : await awaitStory(db, { viewer, id, patienceMs: requestedWaitMs(prefer) })
  if (!story) throw new AppError('story_not_found')
  const headers = { location: api.story(id), 'cache-control': 'private, no-store' }
  return Response.json(shape(story), {
    status: story.state === 'writing' || story.state === 'held' ? 202 : 201,
    headers,
  })
}
