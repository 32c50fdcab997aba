import { roomCast } from '@/lib/domain/collaboration/room'
import type { RoomSnapshot } from '@/lib/domain/collaboration/room-log'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { countRoomBooks } from './count-room-books'
import { presentIdea, presentMember, presentMessage, presentVersion } from './present-room'
import { readOnline } from './live/presence'
import { findMember, roomStatus, type Asking } from './require-member'

const MESSAGES_SHOWN = 200
const VERSIONS_SHOWN = 10

/**
 * A room as the asking browser may see it. Somebody who hasn't joined gets its title, description, creator's name,
 * status and counts; the creator's email is for the creator alone.
 * @throws story_not_found, room_removed
 */
export async function getRoom(db: Db, { viewer, ...asking }: Asking & { viewer: Viewer }): Promise<RoomSnapshot> {
  const id = asking.roomId
  // Read before everything else: what happens meanwhile is told again by the log, which changes nothing.
  const room = await db.collaborativeStory.findUnique({ where: { id } })
  if (!room) throw new AppError('story_not_found')
  const member = await findMember(db, asking)
  const shown = {
    id,
    title: room.title,
    description: room.description,
    creatorName: room.creatorName,
    status: roomStatus(room.status),
    maxCollaborators: room.maxCollaborators,
    lastEvent: room.lastEvent,
    forgottenAt: room.forgottenAt.toISOString(),
  }
  if (!member) {
    const [members, ideas] = await Promise.all([
      db.collaborator.count({ where: { storyId: id, removedAt: null } }),
      db.storyContribution.count({ where: { storyId: id } }),
    ])
    return {
      ...shown,
      inviteCode: '',
      counts: { members, ideas },
      cast: { pets: [] },
      collaborators: [],
      contributions: [],
      messages: [],
      generatedContent: null,
      versions: [],
      booksLeft: 0,
      online: [],
      me: null,
    }
  }
  const [members, ideas, messages, versions, online, booksLeft] = await Promise.all([
    db.collaborator.findMany({ where: { storyId: id }, orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }] }),
    listIdeas(db, id),
    db.roomMessage.findMany({
      where: { roomId: id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MESSAGES_SHOWN,
    }),
    db.roomVersion.findMany({
      where: { roomId: id, state: 'finished' },
      orderBy: { number: 'desc' },
      take: VERSIONS_SHOWN,
    }),
    readOnline(db, id),
    countRoomBooks(db, { roomId: id, visitorId: member.role === 'creator' ? viewer.visitorId : null }),
  ])
  return {
    ...shown,
    ...(member.role === 'creator' ? { creatorEmail: room.creatorEmail } : {}),
    inviteCode: room.inviteCode,
    counts: { members: members.filter(({ removedAt }) => removedAt === null).length, ideas: ideas.length },
    cast: roomCast.parse(room.cast),
    collaborators: members.map(presentMember),
    contributions: ideas,
    messages: messages.map(presentMessage).reverse(),
    generatedContent: room.generatedContent,
    versions: versions.map(presentVersion).reverse(),
    booksLeft,
    online,
    me: { id: member.id, role: member.role, lastSeen: member.lastSeen },
  }
}

/** A room's ideas in their order. */
export const listIdeas = async (db: Db, roomId: string) =>
  (await db.storyContribution.findMany({ where: { storyId: roomId }, orderBy: [{ order: 'asc' }, { id: 'asc' }] })).map(
    presentIdea,
  )
