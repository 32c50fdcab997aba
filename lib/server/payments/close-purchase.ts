import type { Db, Tx } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

/** A purchase that will not be paid any more: what was told of a child for it is forgotten. One that has been paid stays as it is. */
export async function closePurchase(db: Db | Tx, { id }: { id: string }): Promise<void> {
  await db.purchase.updateMany({
    where: { id, status: 'pending' },
    data: { status: 'failed', storyPreview: Prisma.DbNull, gift: Prisma.DbNull, fingerprint: null },
  })
}
