import { createHash } from 'node:crypto'
import { AppError } from '@/lib/domain/errors'
import { LIMITS } from '@/lib/domain/limits'
import { verifyPassword } from '@/lib/platform/auth/password'
import type { Account } from '@/lib/platform/auth/session'
import type { Db } from '@/lib/platform/db/client'
import { refundAttempt, consumeAttempt } from '@/lib/platform/rate-limit'
import { recordAuditEvent } from './record-audit-event'

/**
 * The account for a name and a password; null for an unknown name and for a wrong password, after the same time.
 * Limits attempts for each username; the caller limits them for each client (lib/http/with-rate-limit).
 * @throws rate_limited
 */
export async function signIn(
  db: Db,
  { username, password, now }: { username: string; password: string; now: Date },
): Promise<Account | null> {
  // Hashed: people type their password into the wrong field.
  const name = createHash('sha256').update(username).digest('base64url')
  const seconds = await consumeAttempt(db, 'signInName', LIMITS.signInName, name)
  if (seconds > 0) throw new AppError('rate_limited', { seconds, minutes: Math.ceil(seconds / 60) })
  const user = await db.user.findUnique({
    where: { username: username.replaceAll('\0', '') },
    select: { id: true, username: true, password: true, sessionVersion: true },
  })
  const matches = await verifyPassword(password, user?.password)
  if (!matches || !user) return null
  await refundAttempt(db, 'signInName', name)
  await recordAuditEvent(db, {
    actor: user.username,
    act: 'session.start',
    subject: { type: 'user', id: user.id },
    now,
  })
  return { id: user.id, username: user.username, sessionVersion: user.sessionVersion }
}
