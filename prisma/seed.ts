// What a database holds from the first day. Safe to run at every start: what is there is left as it is.
import { ensureAdmin } from '@/lib/server/staff/ensure-admin'
import type { Db } from '@/lib/platform/db/client'

export const DEMO_CODE = 'WAGTALE1'

export interface SeedOptions { embedded: boolean; username: string; password?: string }
export interface Seeded {
  /** Made up now, never to be seen again. */
  newPassword: string | null
}

export async function seed(db: Db, { embedded, username, password }: SeedOptions): Promise<Seeded> {
  // On a server of the operator's own nothing appears that was not asked for.
  const newPassword = embedded || password ? await ensureAdmin(db, { username, password }) : null
  if (embedded) await demoCode(db)
  return { newPassword }
}

async function demoCode(db: Db): Promise<void> {
  await db.giftCode.createMany({ data: [{ code: DEMO_CODE, type: 'gift', createdBy: 'seed', usageLimit: 1000, notes: 'To try the product with' }], skipDuplicates: true })
}
