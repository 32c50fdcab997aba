import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import { unseal } from '@/lib/platform/auth/seal'
import { matchingStep } from '@/lib/platform/auth/totp'
import type { Db } from '@/lib/platform/db/client'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { purposeOf } from './purpose'

/**
 * Switches the second factor on, once the app shows the right code.
 * @returns the recovery codes, which are stored as hashes only
 * @throws not_confirmed
 */
export async function confirmSecondFactor(
  db: Db,
  { viewer, code, now }: { viewer: Viewer; code: string; now: Date },
): Promise<string[]> {
  const { id, username } = requireAdmin({ viewer })
  const { totpPending } = await db.user.findUniqueOrThrow({ where: { id }, select: { totpPending: true } })
  const step = totpPending === null ? null : matchingStep(unseal(totpPending, purposeOf(id)), code, now)
  if (step === null) throw new AppError('not_confirmed')
  const codes = newRecoveryCodes()
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, totpSecret: null, totpPending },
      data: {
        totpSecret: totpPending,
        totpPending: null,
        totpLastStep: step,
        recoveryHashes: codes.map((each) => hashRecoveryCode(id, each)),
      },
    })
    if (count === 0) throw new AppError('not_confirmed')
    await recordAuditEvent(tx, { actor: username, act: 'second-factor.enable', subject: { type: 'user', id }, now })
  })
  return codes
}
