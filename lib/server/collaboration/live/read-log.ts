import type { RoomEvent } from '@/lib/domain/collaboration/room-log'
import type { Db } from '@/lib/platform/db/client'

/** An entry as it is sent: its JSON is passed on as the database has it. */
export interface LogEntry {
  seq: number
  type: RoomEvent['type']
  json: string
  /** The idea, message or member that it is about. */
  subjectId: string | null
}

/** Entries read at once. */
export const LOG_BATCH = 200

/** The log after an entry, at most LOG_BATCH of it. */
export const readLog = (db: Db, roomId: string, after: number): Promise<LogEntry[]> => db.$queryRaw<LogEntry[]>`
  SELECT seq, type, payload::text AS json, subject_id::text AS "subjectId" FROM room_events
  WHERE room_id = ${roomId} AND seq > ${after} ORDER BY seq LIMIT ${LOG_BATCH}`
