import type { Viewer } from '@/lib/domain/viewer'
import { seal } from '@/lib/platform/auth/seal'
import { newTotpSecret } from '@/lib/platform/auth/totp'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { purposeOf } from './purpose'

/** Makes a secret for the app to read. The factor is on only when a code of it was typed (confirmSecondFactor). */
export async function beginSecondFactor(db: Db, { viewer }: { viewer: Viewer }): Promise<void> {
  const { id } = requireAdmin({ viewer })
  await db.user.updateMany({
    where: { id, totpSecret: null },
    data: { totpPending: seal(newTotpSecret(), purposeOf(id)) },
  })
}
