import type { Db, Tx } from '@/lib/platform/db/client'

/**
 * Illustrated versions that a room can still have made: paid for in the room, or by its creator elsewhere and used in
 * no other room yet.
 * @param visitorId the creator's browser; null for others
 */
export async function countRoomBooks(
  db: Db | Tx,
  { roomId, visitorId }: { roomId: string; visitorId: string | null },
): Promise<number> {
  const { _sum } = await db.credit.aggregate({
    where: {
      product: 'collaborative',
      revokedAt: null,
      OR: [{ roomId }, ...(visitorId === null ? [] : [{ roomId: null, visitorId }])],
    },
    _sum: { quantity: true, spent: true },
  })
  return (_sum.quantity ?? 0) - (_sum.spent ?? 0)
}
