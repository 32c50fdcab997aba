import { verifyPassword } from '@/lib/platform/auth/password'
import type { Account } from '@/lib/platform/auth/session'
import type { Db } from '@/lib/platform/db/client'

/** Null for an unknown name and for a wrong password alike, after the same time. */
export async function checkPassword(db: Db, { username, password }: { username: string; password: string }): Promise<Account | null> {
  const user = await db.user.findUnique({ where: { username }, select: { id: true, username: true, password: true, sessionVersion: true } })
  const right = await verifyPassword(password, user?.password)
  return right && user ? { id: user.id, username: user.username, sessionVersion: user.sessionVersion } : null
}
