import { hashPassword, verifyPassword } from '@/lib/platform/auth/password'
import type { Db } from '@/lib/platform/db/client'
import { newPassword } from './new-password'

/**
 * Creates the administrator's account with the given or a generated password. For an existing account, a given password
 * replaces a different stored one and ends its sessions.
 * @returns the generated password, null if none was generated
 */
export async function ensureAdmin(
  db: Db,
  { username, password }: { username: string; password?: string | undefined },
): Promise<string | null> {
  const existing = await db.user.findUnique({ where: { username } })
  if (!existing) {
    const initial = password ?? newPassword()
    const { count } = await db.user.createMany({
      data: [{ username, password: await hashPassword(initial) }],
      skipDuplicates: true,
    })
    return password || count === 0 ? null : initial
  }
  if (password && !(await verifyPassword(password, existing.password))) {
    await db.user.update({
      where: { id: existing.id },
      data: { password: await hashPassword(password), sessionVersion: { increment: 1 } },
    })
  }
  return null
}
