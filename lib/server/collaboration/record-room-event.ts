import { ROOM_DAYS, type RoomStatus } from '@/lib/domain/collaboration/room'
import type { RoomEvent } from '@/lib/domain/collaboration/room-log'
import type { Tx } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'

export const roomKey = (roomId: string): string => `room:${roomId}`

/**
 * Adds an entry to the room's log, in the transaction of the act that it tells of. Its number is taken under the room's
 * row lock, so that numbers have no gap and are visible in their order; the other processes hear of it on commit.
 */
export async function recordRoomEvent(
  tx: Tx,
  { roomId, event, now }: { roomId: string; event: RoomEvent; now: Date },
): Promise<void> {
  await tx.$executeRaw`
    WITH room AS (
      UPDATE collaborative_stories SET last_event = last_event + 1, updated_at = ${now},
        forgotten_at = ${now}::timestamptz + make_interval(days => ${ROOM_DAYS}::int)
      WHERE id = ${roomId} RETURNING id, last_event
    )
    INSERT INTO room_events (room_id, seq, type, payload, subject_id, created_at)
    SELECT id, last_event, ${event.type}, ${JSON.stringify(event)}::jsonb, ${subjectOf(event)}::uuid, ${now} FROM room`
  await notify(tx, roomKey(roomId))
}

/** The idea, message or member that an entry is about. */
function subjectOf(event: RoomEvent): string | null {
  switch (event.type) {
    case 'idea-added':
    case 'idea-changed':
      return event.idea.id
    case 'idea-removed':
      return event.ideaId
    case 'message-added':
      return event.message.id
    case 'message-removed':
      return event.messageId
    case 'member-joined':
      return event.member.id
    case 'member-removed':
      return event.memberId
    default:
      return null
  }
}

/** Changes the room's status and says so; nothing if it is that already. */
export async function setRoomStatus(
  tx: Tx,
  { room, status, now }: { room: { id: string; status: string }; status: RoomStatus; now: Date },
): Promise<void> {
  if (room.status === status) return
  await tx.collaborativeStory.update({ where: { id: room.id }, data: { status }, select: { id: true } })
  await recordRoomEvent(tx, { roomId: room.id, event: { type: 'status-changed', status }, now })
}

/** Replaces what earlier entries say of an idea or message by its removal: what is removed stands nowhere any more. */
export async function blotOut(
  tx: Tx,
  { roomId, subjectId, event }: { roomId: string; subjectId: string; event: RoomEvent },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE room_events SET type = ${event.type}, payload = ${JSON.stringify(event)}::jsonb
    WHERE room_id = ${roomId} AND subject_id = ${subjectId}::uuid`
}
