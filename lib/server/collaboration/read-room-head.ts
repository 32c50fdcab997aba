import type { Db } from '@/lib/platform/db/client'
import { roomLanguage } from './require-member'

/** A room's title and language, which whoever has its address may read; null when there is no such room. */
export async function readRoomHead(db: Db, { id }: { id: string }) {
  const room = await db.collaborativeStory.findUnique({ where: { id }, select: { title: true, language: true } })
  return room && { title: room.title, language: roomLanguage(room.language) }
}
