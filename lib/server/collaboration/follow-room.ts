import type { Db } from '@/lib/platform/db/client'
import { AppError } from '@/lib/domain/errors'
import { requireMember, type Asking, type Member } from './require-member'

/** What a stream of the room begins with. @throws as requireMember */
export async function followRoom(db: Db, asking: Asking): Promise<{ member: Member; lastEvent: number }> {
  const member = await requireMember(db, asking)
  const room = await db.collaborativeStory.findUnique({ where: { id: asking.roomId }, select: { lastEvent: true } })
  if (!room) throw new AppError('story_not_found')
  return { member, lastEvent: room.lastEvent }
}
