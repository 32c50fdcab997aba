import { hashPassword } from '@/lib/platform/auth/password'
import type { Db } from '@/lib/platform/db/client'
import { newPassword } from './new-password'
import { recordAuditEvent } from './record-audit-event'

/** In the log, in the place of a username: whoever sits at the machine itself. */
const COMMAND = 'npm run admin'

/** What stands in a log and on a screen, and is typed by hand. */
export const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,59}$/u

/** @returns the new account's password, which is nowhere else; null when the name is taken */
export async function createAdmin(db: Db, { username, now }: { username: string; now: Date }): Promise<string | null> {
  const password = newPassword()
  const hashed = await hashPassword(password)
  return db.$transaction(async (tx) => {
    const [made] = await tx.user.createManyAndReturn({
      data: [{ username, password: hashed, createdAt: now }],
      skipDuplicates: true,
      select: { id: true },
    })
    if (!made) return null
    await recordAuditEvent(tx, { actor: COMMAND, act: 'admin.create', subject: { type: 'user', id: made.id }, now })
    return password
  })
}

/** Takes the old password's place and ends every session of it. @returns the new password; null when nobody has the name */
export async function resetAdmin(db: Db, { username, now }: { username: string; now: Date }): Promise<string | null> {
  const password = newPassword()
  const hashed = await hashPassword(password)
  return db.$transaction(async (tx) => {
    const [changed] = await tx.user.updateManyAndReturn({
      where: { username },
      data: { password: hashed, sessionVersion: { increment: 1 } },
      select: { id: true },
    })
    if (!changed) return null
    await recordAuditEvent(tx, { actor: COMMAND, act: 'admin.reset', subject: { type: 'user', id: changed.id }, now })
    return password
  })
}
