// Rows as the room's log and its snapshot show them.
import { roomIdea, roomMember, roomMessage, roomVersion } from '@/lib/domain/collaboration/room-log'
import { manuscript } from '@/lib/domain/story/manuscript'
import type { Collaborator, RoomMessage, RoomVersion, StoryContribution } from '@/lib/platform/db/generated/client'

export const presentMember = (row: Pick<Collaborator, 'id' | 'name' | 'role' | 'joinedAt' | 'removedAt'>) =>
  roomMember.parse({
    id: row.id,
    name: row.name,
    role: row.role,
    joinedAt: row.joinedAt.toISOString(),
    removed: row.removedAt !== null,
  })

export const presentIdea = (row: StoryContribution) =>
  roomIdea.parse({
    id: row.id,
    type: row.type,
    content: row.content,
    order: row.order,
    contributorId: row.contributorId,
    contributor: row.contributorName,
    createdAt: row.createdAt.toISOString(),
    likedBy: row.likedBy,
    fate: row.fate,
    clientId: row.clientId,
  })

export const presentMessage = (row: RoomMessage) =>
  roomMessage.parse({
    id: row.id,
    collaboratorId: row.collaboratorId,
    collaboratorName: row.name,
    message: row.message,
    timestamp: row.createdAt.toISOString(),
    type: 'message',
    clientId: row.clientId,
  })

/** A finished version. */
export function presentVersion(
  row: Pick<RoomVersion, 'id' | 'number' | 'createdAt' | 'manuscript' | 'traces' | 'author' | 'storyId'>,
) {
  const { title, language, pages, table } = manuscript.parse(row.manuscript)
  return roomVersion.parse({
    id: row.id,
    number: row.number,
    createdAt: row.createdAt.toISOString(),
    title,
    language,
    pages: pages.map(({ content }) => content),
    traces: row.traces,
    table,
    author: row.author,
    storyId: row.storyId,
  })
}
