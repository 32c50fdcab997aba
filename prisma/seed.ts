// What a database holds from the first day. Safe to run at every start: what is there is left as it is.
import { DEMO_GIFT_CODE } from '@/lib/domain/commerce/gift-code'
import type { Db } from '@/lib/platform/db/client'
import { ensureAdmin } from '@/lib/server/admin/ensure-admin'
import { seedSamples } from '@/lib/server/stories/seed-samples'

export interface SeedOptions {
  embedded: boolean
  username: string
  password?: string
}
export interface Seeded {
  /** Made up now, never to be seen again. */
  newPassword: string | null
}

export async function seed(db: Db, { embedded, username, password }: SeedOptions): Promise<Seeded> {
  await seedSamples(db, { now: new Date() })
  if (embedded) {
    await db.giftCode.createMany({
      data: [
        { code: DEMO_GIFT_CODE, type: 'gift', createdBy: 'seed', usageLimit: 1000, notes: 'To try the product with' },
      ],
      skipDuplicates: true,
    })
  }
  // On a server of the operator's own no account appears that was not asked for. Last, so that a password made up is shown.
  return { newPassword: embedded || password ? await ensureAdmin(db, { username, password }) : null }
}
