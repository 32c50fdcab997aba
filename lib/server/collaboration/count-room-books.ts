import type { Db, Tx } from '@/lib/platform/db/client'
import { recordRoomEvent } from './record-room-event'

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

/** Tells the room how many books it still has, paid for in it or used in it. */
export async function recordBooksChanged(tx: Tx, { roomId, now }: { roomId: string; now: Date }): Promise<void> {
  const booksLeft = await countRoomBooks(tx, { roomId, visitorId: null })
  await recordRoomEvent(tx, { roomId, event: { type: 'books-changed', booksLeft }, now })
}
