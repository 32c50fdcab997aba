import { createHash } from 'node:crypto'
import { AppError } from '@/lib/domain/errors'
import type { Tx } from '@/lib/platform/db/client'

interface IdempotencyClaim {
  visitorId: string
  key: string | undefined
  fingerprint: string
  storyId: string
  now: Date
}

/** Hash of an order's body. */
export const fingerprint = ({
  request,
  previousStoryId,
}: {
  request: unknown
  previousStoryId?: string | undefined
}): string =>
  createHash('sha256')
    .update(JSON.stringify([request, previousStoryId ?? null]))
    .digest('hex')

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
