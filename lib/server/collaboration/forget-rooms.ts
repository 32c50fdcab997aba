import type { Db } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'
import { roomKey } from './record-room-event'

/** What a notification says when its room was deleted. */
export const FORGOTTEN = 'forgotten'
const AT_ONCE = 100

/** Deletes rooms in which nothing has happened for their time (ROOM_DAYS). Books that were bought stay. */
export async function forgetRooms(db: Db, { now }: { now: Date }): Promise<void> {
  for (;;) {
    const rooms = await db.collaborativeStory.findMany({
      where: { forgottenAt: { lt: now } },
      select: { id: true },
      take: AT_ONCE,
    })
    for (const { id } of rooms)
      await db.$transaction(async (tx) => {
        // Somebody may have come back in the meantime.
        const { count } = await tx.collaborativeStory.deleteMany({ where: { id, forgottenAt: { lt: now } } })
        if (count > 0) await notify(tx, roomKey(id), FORGOTTEN)
      })
    if (rooms.length < AT_ONCE) break
  }
  await db.$executeRaw`DELETE FROM room_presence WHERE expires_at < now()`
}
