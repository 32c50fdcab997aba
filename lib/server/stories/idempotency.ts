import { createHash } from 'node:crypto'
import { AppError } from '@/lib/domain/errors'
import type { StoryRequest } from '@/lib/domain/story/request'
import type { Db, Tx } from '@/lib/platform/db/client'

interface IdempotencyClaim {
  visitorId: string
  key: string | undefined
  fingerprint: string
  storyId: string
  now: Date
}

/** What of an order its fingerprint covers. */
export interface OrderBody {
  request: StoryRequest
  previousStoryId?: string | undefined
  /** The caller sent no seed, so that each try has drawn another: the fingerprint leaves it out. */
  seedIsDrawn?: boolean | undefined
}

/** Hash of an order's body: equal for the tries of one request. */
export const fingerprint = ({ request, previousStoryId, seedIsDrawn }: OrderBody): string =>
  createHash('sha256')
    .update(JSON.stringify([seedIsDrawn ? { ...request, seed: null } : request, previousStoryId ?? null]))
    .digest('hex')

/**
 * Does what creates a story. If it is refused though an equal request with the same key has created one before, that
 * story's id is the answer: the refusal (a code that is used up) may be that request's own doing.
 * @throws what `create` throws; key_reused if the key was sent with another body
 */
export async function orEarlierStory(
  db: Db,
  order: OrderBody & { visitorId: string; idempotencyKey?: string | undefined },
  create: () => Promise<string>,
): Promise<string> {
  try {
    return await create()
  } catch (error) {
    const { visitorId, idempotencyKey: key } = order
    if (!key || !(error instanceof AppError)) throw error
    // Read only now, so that an equal request that ended in the meantime is found too.
    const earlier = await db.idempotencyKey.findUnique({
      where: { visitorId_key: { visitorId, key } },
      select: { fingerprint: true, storyId: true },
    })
    if (!earlier) throw error
    if (earlier.fingerprint !== fingerprint(order)) throw new AppError('key_reused')
    return earlier.storyId
  }
}

/**
 * Claims the key for this story in one statement, which waits for a concurrent request with the same key.
 * @returns the story that was created with the key before; null for the first request
 * @throws key_reused if the earlier request had another body
 */
export async function claimKey(
  tx: Tx,
  { visitorId, key, fingerprint: expected, storyId, now }: IdempotencyClaim,
): Promise<string | null> {
  if (!key) return null
  // A no-op update, since ON CONFLICT DO NOTHING would not return the existing row.
  const [row] = await tx.$queryRaw<{ fingerprint: string; storyId: string }[]>`
    INSERT INTO idempotency_keys AS existing (user_id, key, fingerprint, story_id, created_at)
    VALUES (${visitorId}, ${key}, ${expected}, ${storyId}, ${now})
    ON CONFLICT (user_id, key) DO UPDATE SET key = existing.key RETURNING fingerprint, story_id AS "storyId"`
  if (row && row.fingerprint !== expected) throw new AppError('key_reused')
  return !row || row.storyId === storyId ? null : row.storyId
}
