import { createHash } from 'node:crypto'
import { AppError } from '@/lib/domain/errors'
import type { Tx } from '@/lib/platform/db/client'

interface Key {
  visitorId: string
  key: string | undefined
  print: string
  storyId: string
  now: Date
}

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
 * Takes the key for this story in one statement, which waits for a request with the same key that is still under way.
 * @returns the story that was made for it before; null for the first to ask
 */
export async function claimKey(tx: Tx, { visitorId, key, print, storyId, now }: Key): Promise<string | null> {
  if (!key) return null
  // The row as it stands comes back only from one that is written, so it is written as it stands.
  const [taken] = await tx.$queryRaw<{ fingerprint: string; made: string }[]>`
    INSERT INTO idempotency_keys AS taken (user_id, key, fingerprint, story_id, created_at) VALUES (${visitorId}, ${key}, ${print}, ${storyId}, ${now})
    ON CONFLICT (user_id, key) DO UPDATE SET key = taken.key RETURNING fingerprint, story_id AS made`
  if (taken && taken.fingerprint !== print) throw new AppError('key_reused')
  return !taken || taken.made === storyId ? null : taken.made
}
