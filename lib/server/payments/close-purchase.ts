import type { Db, Tx } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

/**
 * Closes a purchase that will not be paid, and deletes the child's data stored with it. A completed purchase is left
 * alone.
 */
export async function closePurchase(db: Db | Tx, { id }: { id: string }): Promise<void> {
  await db.purchase.updateMany({
    where: { id, status: 'pending' },
    data: { status: 'failed', storyPreview: Prisma.DbNull, gift: Prisma.DbNull, fingerprint: null },
  })
}
