import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { confirmAdmin } from '@/lib/server/admin/confirm-admin'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'

/** What an account without the factor has. */
export const NO_SECOND_FACTOR = { totpSecret: null, totpPending: null, totpLastStep: 0, recoveryHashes: [] }

/** Switches the second factor off. @throws not_confirmed without a valid code */
export async function removeSecondFactor(
  db: Db,
  { viewer, proof, now }: { viewer: Viewer; proof: string; now: Date },
): Promise<void> {
  const { id, username } = await confirmAdmin(db, { viewer, proof, now })
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id }, data: NO_SECOND_FACTOR })
    await recordAuditEvent(tx, { actor: username, act: 'second-factor.disable', subject: { type: 'user', id }, now })
  })
}
