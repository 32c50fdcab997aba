import type { Viewer } from '@/lib/domain/viewer'
import { unseal } from '@/lib/platform/auth/seal'
import { toBase32, totpAddress } from '@/lib/platform/auth/totp'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { purposeOf } from './purpose'

export type SecondFactor =
  | { state: 'off' }
  /** What the app has to read: as an address for the QR code, and to be typed. */
  | { state: 'pending'; address: string; secret: string }
  | { state: 'on'; recoveryCodes: number }

export async function readSecondFactor(db: Db, { viewer }: { viewer: Viewer }): Promise<SecondFactor> {
  const { id, username } = requireAdmin({ viewer })
  const { totpSecret, totpPending, recoveryHashes } = await db.user.findUniqueOrThrow({
    where: { id },
    select: { totpSecret: true, totpPending: true, recoveryHashes: true },
  })
  if (totpSecret !== null) return { state: 'on', recoveryCodes: recoveryHashes.length }
  if (totpPending === null) return { state: 'off' }
  const secret = unseal(totpPending, purposeOf(id))
  return { state: 'pending', address: totpAddress({ issuer: 'Wagtale', username, secret }), secret: toBase32(secret) }
}
