import { ROOM_STATUSES, type MemberRole } from '@/lib/domain/collaboration/room'
import { AppError } from '@/lib/domain/errors'
import { isLanguage } from '@/lib/domain/languages'
import type { Db, Tx } from '@/lib/platform/db/client'
import type { CollaborativeStory } from '@/lib/platform/db/generated/client'
import { hashMemberToken } from './member-token'

/** Who asks: the room, and the token of the browser's cookie for it. */
export interface Asking {
  roomId: string
  token: string | undefined
}
export interface Member {
  id: string
  name: string
  role: MemberRole
  lastSeen: number
}

/**
 * The member whose token this is, checked in the query.
 * @throws story_not_found for an unknown room; room_removed for somebody who was removed; room_not_joined for others
 */
export async function requireMember(db: Db | Tx, asking: Asking): Promise<Member> {
  const member = await findMember(db, asking)
  if (member) return member
  const room = await db.collaborativeStory.findUnique({ where: { id: asking.roomId }, select: { id: true } })
  throw new AppError(room ? 'room_not_joined' : 'story_not_found')
}

/** Null for a stranger. @throws room_removed for somebody who was removed */
export async function findMember(db: Db | Tx, { roomId, token }: Asking): Promise<Member | null> {
  if (!token) return null
  const row = await db.collaborator.findUnique({
    where: { tokenHash: hashMemberToken(token), storyId: roomId },
    select: { id: true, name: true, role: true, lastSeen: true, removedAt: true },
  })
  if (!row) return null
  if (row.removedAt !== null) throw new AppError('room_removed')
  return {
    id: row.id,
    name: row.name,
    role: row.role === 'creator' ? 'creator' : 'contributor',
    lastSeen: row.lastSeen,
  }
}

/**
 * Locks the room until the transaction ends: acts in one room happen one after the other, which makes its log an
 * order. @throws story_not_found
 */
export async function lockRoom(tx: Tx, roomId: string): Promise<CollaborativeStory> {
  await tx.$queryRaw`SELECT 1 FROM collaborative_stories WHERE id = ${roomId} FOR NO KEY UPDATE`
  const room = await tx.collaborativeStory.findUnique({ where: { id: roomId } })
  if (!room) throw new AppError('story_not_found')
  return room
}

/**
 * Locks the room for an act of a member, who is looked up after the lock: a removal before it counts.
 * @param removes to a closed room nothing is added, but what shouldn't be there can still be removed
 * @throws as requireMember; room_closed
 */
export async function enterRoom(
  tx: Tx,
  asking: Asking,
  { removes = false } = {},
): Promise<{ room: CollaborativeStory; member: Member }> {
  const room = await lockRoom(tx, asking.roomId)
  const member = await requireMember(tx, asking)
  if (room.status === 'closed' && !removes) throw new AppError('room_closed')
  return { room, member }
}

/** @throws room_creator_only */
export function requireCreator(member: Member): void {
  if (member.role !== 'creator') throw new AppError('room_creator_only')
}

export const roomStatus = (status: string) => ROOM_STATUSES.find((known) => known === status) ?? 'closed'
export const roomLanguage = (language: string) => (isLanguage(language) ? language : 'en')
