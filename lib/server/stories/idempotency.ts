import { createHash } from 'node:crypto'
import { AppError } from '@/lib/domain/errors'
import type { Tx } from '@/lib/platform/db/client'

interface Key { visitorId: string; key: string | undefined; print: string }

export const fingerprint = ({ request, previousStoryId }: { request: unknown; previousStoryId?: string | undefined }): string =>
  createHash('sha256').update(JSON.stringify([request, previousStoryId ?? null])).digest('hex')

/** The story made for this key before; waits for a request with the same key that is still under way. */
export async function earlierAnswer(tx: Tx, { visitorId, key, print }: Key): Promise<string | null> {
  if (!key) return null
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${visitorId} ${key}`}, 0))`
  const row = await tx.idempotencyKey.findUnique({ where: { visitorId_key: { visitorId, key } } })
  if (row && row.fingerprint !== print) throw new AppError('key_reused')
  return row?.storyId ?? null
}

export async function rememberAnswer(tx: Tx, { visitorId, key, print, storyId, now }: Key & { storyId: string; now: Date }): Promise<void> {
  if (key) await tx.idempotencyKey.create({ data: { visitorId, key, fingerprint: print, storyId, createdAt: now } })
}
