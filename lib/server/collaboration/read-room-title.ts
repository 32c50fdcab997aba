import type { Db } from '@/lib/platform/db/client'

/** A room's title, which whoever has its address may read; null when there is no such room. */
export async function readRoomTitle(db: Db, { id }: { id: string }): Promise<string | null> {
  const room = await db.collaborativeStory.findUnique({ where: { id }, select: { title: true } })
  return room?.title ?? null
}
