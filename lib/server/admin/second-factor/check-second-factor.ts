import { unseal } from '@/lib/platform/auth/seal'
import { matchingStep } from '@/lib/platform/auth/totp'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { hashRecoveryCode } from './recovery-codes'
import { purposeOf } from './purpose'

/** Whether it is the code of now, or a recovery code that is left. Either works once. */
export async function checkSecondFactor(
  db: Db,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { totpSecret } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { totpSecret: true } })
  if (totpSecret === null) return false
  const step = matchingStep(readSecret(totpSecret, userId), code, now)
  if (step !== null) {
    const used = await db.user.updateMany({
      where: { id: userId, totpLastStep: { lt: step } },
      data: { totpLastStep: step },
    })
    return used.count === 1
  }
  const hash = hashRecoveryCode(userId, code)
  const used = await db.$executeRaw`
    UPDATE users SET recovery_hashes = array_remove(recovery_hashes, ${hash})
    WHERE id = ${userId}::uuid AND ${hash} = ANY(recovery_hashes)`
  return used === 1
}

/** With another AUTH_SECRET only the recovery codes, or `npm run admin -- reset`, let the person in. */
function readSecret(sealed: string, userId: string): Uint8Array {
  try {
    return unseal(sealed, purposeOf(userId))
  } catch (error) {
    log.error('second-factor.unreadable', { alert: true, userId, error })
    return new Uint8Array(0)
  }
}
