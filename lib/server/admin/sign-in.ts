import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { signInDelay } from '@/lib/domain/admin/sign-in-delay'
import { AppError } from '@/lib/domain/errors'
import type { KnownBrowser } from '@/lib/platform/auth/known-browser'
import { verifyPassword } from '@/lib/platform/auth/password'
import type { Account } from '@/lib/platform/auth/session'
import type { Db } from '@/lib/platform/db/client'
import { countAttempt, refundAttempt } from '@/lib/platform/rate-limit'
import { recordAuditEvent } from './record-audit-event'
import { checkSecondFactor } from './second-factor/check-second-factor'

const WINDOW_SECONDS = 900

interface SignIn {
  username: string
  password: string
  /** Of the second factor; empty where it was not given. */
  code?: string
  known?: KnownBrowser | null
  now: Date
  wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * The account for a name, a password and, where it is on, a second factor; null for an unknown name and for a wrong
 * password, after the same time. Answers are slowed down for each name over all clients but for browsers in which its
 * owner has signed in; the caller limits each client (lib/http/with-rate-limit).
 * @throws sign_in_code_failed for a right password with a wrong code, or without one where the factor is on
 */
export async function signIn(
  db: Db,
  { username, password, code = '', known = null, now, wait = sleep }: SignIn,
): Promise<Account | null> {
  // Hashed: people type their password into the wrong field.
  const name = createHash('sha256').update(username).digest('base64url')
  const user = await db.user.findUnique({
    where: { username: username.replaceAll('\0', '') },
    select: { id: true, username: true, password: true, sessionVersion: true, totpSecret: true },
  })
  const isKnown = known !== null && known.userId === user?.id
  if (!isKnown) await wait(signInDelay(await countAttempt(db, 'signInName', WINDOW_SECONDS, name)))
  const matches = await verifyPassword(password, user?.password)
  if (!matches || !user) return null
  if (user.totpSecret !== null && !(await checkSecondFactor(db, { userId: user.id, code, now })))
    throw new AppError('sign_in_code_failed')
  if (!isKnown) await refundAttempt(db, 'signInName', name)
  await recordAuditEvent(db, {
    actor: user.username,
    act: 'session.start',
    subject: { type: 'user', id: user.id },
    now,
  })
  return { id: user.id, username: user.username, sessionVersion: user.sessionVersion }
}
