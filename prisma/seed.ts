// The initial rows of a database. Runs at every start; existing rows are left alone.
import { DEMO_GIFT_CODE } from '@/lib/domain/commerce/gift-code'
import type { Db } from '@/lib/platform/db/client'
import { ensureAdmin } from '@/lib/server/admin/ensure-admin'
import { seedSamples } from '@/lib/server/stories/seed-samples'

export interface SeedOptions {
  embedded: boolean
  /** With a gift code that everybody knows from the README. */
  trial: boolean
  username: string
  password?: string
}
export interface Seeded {
  /** Generated now, and stored only as a hash. */
  newPassword: string | null
}

export async function seed(db: Db, { embedded, trial, username, password }: SeedOptions): Promise<Seeded> {
  await seedSamples(db, { now: new Date() })
  if (trial) {
    await db.giftCode.createMany({
      data: [
        { code: DEMO_GIFT_CODE, type: 'gift', createdBy: 'seed', usageLimit: 1000, notes: 'To try the product with' },
      ],
      skipDuplicates: true,
    })
  } else {
    // A shop that was tried out with this data first.
    await db.giftCode.updateMany({ where: { code: DEMO_GIFT_CODE, createdBy: 'seed' }, data: { isActive: false } })
  }
  // An operator's own server gets no account without a configured password. Last, so that a generated password is
  // shown.
  return { newPassword: embedded || password ? await ensureAdmin(db, { username, password }) : null }
}
