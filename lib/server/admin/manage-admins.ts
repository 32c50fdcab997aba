import { hashPassword } from '@/lib/platform/auth/password'
import type { Db } from '@/lib/platform/db/client'
import { newPassword } from './new-password'
import { NO_SECOND_FACTOR } from './second-factor/remove-second-factor'
import { recordAuditEvent } from './record-audit-event'

/** The actor in the audit log for changes made on the command line. */
const COMMAND = 'npm run admin'

/** Readable in a log and typed by hand. */
export const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,59}$/u

/** @returns the new account's generated password, which is stored only as a hash; null if the name is taken */
export async function createAdmin(db: Db, { username, now }: { username: string; now: Date }): Promise<string | null> {
  const password = newPassword()
  const hashed = await hashPassword(password)
  return db.$transaction(async (tx) => {
    const [created] = await tx.user.createManyAndReturn({
      data: [{ username, password: hashed, createdAt: now }],
      skipDuplicates: true,
      select: { id: true },
    })
    if (!created) return null
    await recordAuditEvent(tx, { actor: COMMAND, act: 'admin.create', subject: { type: 'user', id: created.id }, now })
    return password
  })
}

/**
 * Replaces the password, switches the second factor off and ends all sessions. @returns the generated password; null
 * if there is no such account
 */
export async function resetAdmin(db: Db, { username, now }: { username: string; now: Date }): Promise<string | null> {
  const password = newPassword()
  const hashed = await hashPassword(password)
  return db.$transaction(async (tx) => {
    const [changed] = await tx.user.updateManyAndReturn({
      where: { username },
      data: { password: hashed, sessionVersion: { increment: 1 }, ...NO_SECOND_FACTOR },
      select: { id: true },
    })
    if (!changed) return null
    await recordAuditEvent(tx, { actor: COMMAND, act: 'admin.reset', subject: { type: 'user', id: changed.id }, now })
    return password
  })
}
