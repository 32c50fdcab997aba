/**
 * Who has an open page of a room. Each process writes the members that it serves, with a time at which the rows expire:
 * a process that dies takes nobody with it for long, and all processes read the same.
 */
import type { Db, Tx } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'

export const PRESENCE_SECONDS = 45

const globals: typeof globalThis & { wagtaleProcess?: string } = globalThis
/** This process. */
const PROCESS = (globals.wagtaleProcess ??= newId())

export interface Presence {
  roomId: string
  memberId: string
}

/** Writes or renews any number of members in one statement. */
export async function renewPresence(db: Db | Tx, present: readonly Presence[], process = PROCESS): Promise<void> {
  if (present.length === 0) return
  await db.$executeRaw`
    INSERT INTO room_presence (room_id, member_id, process, expires_at)
    SELECT room_id, member_id::uuid, ${process}, now() + make_interval(secs => ${PRESENCE_SECONDS})
    FROM unnest(${present.map(({ roomId }) => roomId)}::text[], ${present.map(({ memberId }) => memberId)}::text[])
      AS present (room_id, member_id)
    ON CONFLICT (room_id, member_id, process) DO UPDATE SET expires_at = excluded.expires_at`
}

export async function endPresence(db: Db | Tx, { roomId, memberId }: Presence, process = PROCESS): Promise<void> {
  await db.$executeRaw`
    DELETE FROM room_presence WHERE room_id = ${roomId} AND member_id = ${memberId}::uuid AND process = ${process}`
}

/** The members present, of several rooms in one statement; a room with nobody in it is missing. */
export async function readPresence(db: Db, roomIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.$queryRaw<{ roomId: string; online: string[] }[]>`
    SELECT room_id AS "roomId", array_agg(DISTINCT member_id::text ORDER BY member_id::text) AS online
    FROM room_presence WHERE room_id = ANY(${roomIds}::text[]) AND expires_at > now() GROUP BY room_id`
  return new Map(rows.map(({ roomId, online }) => [roomId, online]))
}

export const readOnline = async (db: Db, roomId: string): Promise<string[]> =>
  (await readPresence(db, [roomId])).get(roomId) ?? []
