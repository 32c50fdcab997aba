import { LIMITS } from '@/lib/domain/limits'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import { verifyPassword } from '@/lib/platform/auth/password'
import type { Db } from '@/lib/platform/db/client'
import { consumeAttempt, refundAttempt } from '@/lib/platform/rate-limit'
import { requireAdmin, type Admin } from '@/lib/server/authorization/require-admin'
import { checkSecondFactor } from './second-factor/check-second-factor'

/**
 * Asks again who is there, before what can't be undone: an open browser is not enough. With the second factor on its
 * code counts, else the password.
 * @throws not_confirmed, rate_limited, sign_in_required
 */
export async function confirmAdmin(
  db: Db,
  { viewer, proof, now }: { viewer: Viewer; proof: string; now: Date },
): Promise<Admin> {
  const admin = requireAdmin({ viewer })
  const seconds = await consumeAttempt(db, 'confirm', LIMITS.signIn, admin.id)
  if (seconds > 0) throw new AppError('rate_limited', { seconds, minutes: Math.ceil(seconds / 60) })
  const { password, totpSecret } = await db.user.findUniqueOrThrow({
    where: { id: admin.id },
    select: { password: true, totpSecret: true },
  })
  const isConfirmed =
    totpSecret === null
      ? await verifyPassword(proof, password)
      : await checkSecondFactor(db, { userId: admin.id, code: proof, now })
  if (!isConfirmed) throw new AppError('not_confirmed')
  await refundAttempt(db, 'confirm', admin.id)
  return admin
}
