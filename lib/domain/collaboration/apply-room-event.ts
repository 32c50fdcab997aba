/**
 * A room as one of its members sees it, kept up to date by the log. Pure: a snapshot and the rest of the log give the
 * same room as a later snapshot.
 */
import type { FleetingEvent, RoomEvent, RoomIdea, RoomSnapshot } from './room-log'

/** An entry of the log with its number. */
export interface LogEntry {
  number: number
  event: RoomEvent
}

/** Whether entries between the room and this one are missing: then the room has to be asked for again. */
export const leavesGap = (room: RoomSnapshot, { number }: LogEntry): boolean => number > room.lastEvent + 1

/** Ideas in the order of the table. */
export const byOrder = (a: RoomIdea, b: RoomIdea): number =>
  a.order - b.order || a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)

/** An entry that the room contains already changes nothing. */
export function applyRoomEvent(room: RoomSnapshot, { number, event }: LogEntry): RoomSnapshot {
  return number <= room.lastEvent ? room : { ...room, ...changes(room, event), lastEvent: number }
}

function changes(room: RoomSnapshot, event: RoomEvent): Partial<RoomSnapshot> {
  switch (event.type) {
    case 'member-joined':
      return { collaborators: put(room.collaborators, event.member) }
    case 'member-removed':
      return {
        collaborators: room.collaborators.map((one) => (one.id === event.memberId ? { ...one, removed: true } : one)),
        online: room.online.filter((id) => id !== event.memberId),
      }
    case 'idea-added':
    case 'idea-changed':
      return { contributions: put(room.contributions, event.idea).sort(byOrder) }
    case 'idea-removed':
      return { contributions: room.contributions.filter(({ id }) => id !== event.ideaId) }
    case 'message-added':
      return { messages: put(room.messages, event.message) }
    case 'message-removed':
      return { messages: room.messages.filter(({ id }) => id !== event.messageId) }
    case 'room-changed':
      return { title: event.title, description: event.description, cast: event.cast, inviteCode: event.inviteCode }
    case 'status-changed':
      return { status: event.status }
    case 'version-finished':
      return {
        versions: put(room.versions, event.version).sort((a, b) => a.number - b.number),
        generatedContent: event.version.pages.join('\n\n'),
      }
    case 'book-made':
      return {
        versions: room.versions.map((one) => (one.number === event.version ? { ...one, storyId: event.storyId } : one)),
      }
    case 'books-changed':
      return { booksLeft: event.booksLeft }
    // Pages are shown while they are written; the finished version brings them all.
    case 'page-written':
    case 'version-failed':
      return {}
  }
}

/** The list with the item in the place of the one with its id, or at the end. */
function put<T extends { id: string }>(list: readonly T[], item: T): T[] {
  const at = list.findIndex(({ id }) => id === item.id)
  return at < 0 ? [...list, item] : list.with(at, item)
}

/** Who sits at the table now. */
export const applyPresence = (room: RoomSnapshot, { online }: FleetingEvent & { type: 'presence' }): RoomSnapshot => ({
  ...room,
  online,
})
