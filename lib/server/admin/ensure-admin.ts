import { hashPassword, verifyPassword } from '@/lib/platform/auth/password'
import type { Db } from '@/lib/platform/db/client'
import { newPassword } from './new-password'

/**
 * Makes the administrator, with the password given or one made up. A password that is given also replaces another one
 * that is stored, and ends its sessions.
 * @returns the password made up, null when none was
 */
export async function ensureAdmin(
  db: Db,
  { username, password }: { username: string; password?: string | undefined },
): Promise<string | null> {
  const known = await db.user.findUnique({ where: { username } })
  if (!known) {
    const chosen = password ?? newPassword()
    const { count } = await db.user.createMany({
      data: [{ username, password: await hashPassword(chosen) }],
      skipDuplicates: true,
    })
    return password || count === 0 ? null : chosen
  }
  if (password && !(await verifyPassword(password, known.password))) {
    await db.user.update({
      where: { id: known.id },
      data: { password: await hashPassword(password), sessionVersion: { increment: 1 } },
    })
  }
  return null
}
