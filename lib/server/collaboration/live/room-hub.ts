/**
 * The open streams of one process, by room. A notification of a room is one read of its log, whose entries go to all
 * its streams, so the number of statements does not grow with the people at a table. A stream that opens reads for
 * itself what it missed, then joins the others; each gets every entry once and in order.
 */
import type { FleetingEvent } from '@/lib/domain/collaboration/room-log'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { notify, subscribe } from '@/lib/platform/pg-notify'
import { FORGOTTEN } from '../forget-rooms'
import { roomKey } from '../record-room-event'
import { readTyping } from '../tell-typing'
import { saveLastSeen } from './last-seen'
import { endPresence, readPresence, renewPresence } from './presence'
import { LOG_BATCH, readLog, type LogEntry } from './read-log'

/** What a stream sends. Entries have a number, fleeting events have none; `null` is a heartbeat. */
export type StreamEvent = { id: number; json: string } | { json: string } | null

/** One open stream. `send` answers false when too much waits to be taken: the client is then cut off and comes back. */
export interface Sink {
  send: (event: StreamEvent) => boolean
  /** Resolves once the client has taken what was sent. */
  drained: () => Promise<void>
  end: () => void
}

const BEAT_MS = 15_000
const RETRY_MS = 500
/** A page that is reloaded does not leave the table. */
const LEAVE_MS = 2_000

interface Stream {
  memberId: string
  sink: Sink
  /** The last entry that was sent. */
  sent: number
  /** Whether it has caught up with the room. */
  live: boolean
  ended: boolean
}
interface LiveRoom {
  id: string
  streams: Set<Stream>
  /** The last entry that was read for all. */
  head: number
  reading: boolean
  again: boolean
  online: string
  unsubscribe: () => void
}

interface Opening {
  roomId: string
  memberId: string
  /** The last entry that the client has. */
  after: number
  /** The room's last entry, read before. */
  lastEvent: number
  sink: Sink
}

export interface RoomHub {
  /** Opens a stream. @returns a function that closes it; resolves when the stream has caught up */
  open: (opening: Opening) => Promise<() => void>
  close: () => void
}

const fleeting = (event: FleetingEvent): StreamEvent => ({ json: JSON.stringify(event) })
const GONE = {
  removed: fleeting({ type: 'gone', reason: 'removed' }),
  forgotten: fleeting({ type: 'gone', reason: 'forgotten' }),
}

export function createRoomHub(db: Db, { leaveMs = LEAVE_MS, beatMs = BEAT_MS } = {}): RoomHub {
  const rooms = new Map<string, LiveRoom>()
  let beat: NodeJS.Timeout | undefined

  function send(room: LiveRoom, stream: Stream, event: StreamEvent): void {
    if (!stream.ended && !stream.sink.send(event)) end(room, stream)
  }

  function end(room: LiveRoom, stream: Stream): void {
    if (stream.ended) return
    stream.ended = true
    room.streams.delete(stream)
    stream.sink.end()
    if (room.streams.size === 0) {
      rooms.delete(room.id)
      room.unsubscribe()
      if (rooms.size === 0) {
        clearInterval(beat)
        beat = undefined
      }
    }
    void leave(room.id, stream).catch((error: unknown) => log.warn('room.leave', { roomId: room.id, error }))
  }

  async function leave(roomId: string, { memberId, sent }: Stream): Promise<void> {
    await saveLastSeen(db, [{ memberId, seq: sent }])
    if (leaveMs > 0) await new Promise((resolve) => setTimeout(resolve, leaveMs).unref())
    if (isServed(roomId, memberId)) return
    await endPresence(db, { roomId, memberId })
    await notify(db, roomKey(roomId), 'presence')
  }

  const isServed = (roomId: string, memberId: string) =>
    [...(rooms.get(roomId)?.streams ?? [])].some((stream) => stream.memberId === memberId)

  function deliver(
    room: LiveRoom,
    stream: Stream,
    { seq, type, json, subjectId }: LogEntry,
    event?: StreamEvent,
  ): void {
    if (stream.ended || seq <= stream.sent) return
    stream.sent = seq
    if (type === 'member-removed' && subjectId === stream.memberId) {
      send(room, stream, GONE.removed)
      end(room, stream)
    } else send(room, stream, event ?? { id: seq, json })
  }

  /** Reads on until nothing is new; a notification that comes meanwhile makes it read once more. */
  async function readOn(room: LiveRoom): Promise<void> {
    room.again = true
    if (room.reading) return
    room.reading = true
    try {
      while (room.again && room.streams.size > 0) {
        room.again = false
        const entries = await readLog(db, room.id, room.head)
        if (entries.length === LOG_BATCH) room.again = true
        for (const entry of entries) {
          room.head = entry.seq
          const event = { id: entry.seq, json: entry.json }
          for (const stream of [...room.streams]) if (stream.live) deliver(room, stream, entry, event)
        }
      }
    } catch {
      // The database is away: what is missed is read when it is back.
      setTimeout(() => void readOn(room), RETRY_MS).unref()
    } finally {
      room.reading = false
    }
  }

  function tellOnline(room: LiveRoom, online: string[]): void {
    const json = JSON.stringify({ type: 'presence', online } satisfies FleetingEvent)
    if (json === room.online) return
    room.online = json
    for (const stream of [...room.streams]) send(room, stream, { json })
  }

  async function readOnlineOf(open: readonly LiveRoom[]): Promise<void> {
    const present = await readPresence(
      db,
      open.map(({ id }) => id),
    )
    for (const room of open) tellOnline(room, present.get(room.id) ?? [])
  }

  function forget(room: LiveRoom): void {
    for (const stream of [...room.streams]) {
      send(room, stream, GONE.forgotten)
      end(room, stream)
    }
  }

  function onNotification(room: LiveRoom, detail: string | undefined): void {
    if (detail === undefined) return void readOn(room)
    if (detail === FORGOTTEN) return forget(room)
    if (detail === 'presence') return void readOnlineOf([room]).catch(() => {})
    const typing = readTyping(detail)
    if (!typing) return
    const event = fleeting(typing)
    for (const stream of [...room.streams]) if (stream.memberId !== typing.memberId) send(room, stream, event)
  }

  /**
   * Heartbeats, and for all rooms at once: presence is renewed, and what a lost notification would have told is read.
   */
  async function keepUp(): Promise<void> {
    const open = [...rooms.values()]
    for (const room of open) for (const stream of [...room.streams]) send(room, stream, null)
    const streams = open.flatMap((room) => [...room.streams].map((stream) => ({ ...stream, roomId: room.id })))
    const members = [...new Map(streams.map((stream) => [stream.memberId, stream])).values()]
    try {
      await renewPresence(db, members)
      await saveLastSeen(
        db,
        members.map(({ memberId, sent }) => ({ memberId, seq: sent })),
      )
      const last = new Map(
        (
          await db.collaborativeStory.findMany({
            where: { id: { in: open.map(({ id }) => id) } },
            select: { id: true, lastEvent: true },
          })
        ).map(({ id, lastEvent }) => [id, lastEvent]),
      )
      for (const room of open) {
        const lastEvent = last.get(room.id)
        if (lastEvent === undefined) forget(room)
        else if (lastEvent > room.head) void readOn(room)
      }
      await readOnlineOf(open)
    } catch (error) {
      log.warn('room.keep-up', { error })
    }
  }

  function openRoom(roomId: string, head: number): LiveRoom {
    const room: LiveRoom = {
      id: roomId,
      streams: new Set(),
      head,
      reading: false,
      again: false,
      online: '',
      unsubscribe: () => {},
    }
    room.unsubscribe = subscribe(roomKey(roomId), (detail) => onNotification(room, detail))
    rooms.set(roomId, room)
    beat ??= setInterval(() => void keepUp(), beatMs).unref()
    return room
  }

  async function catchUp(room: LiveRoom, stream: Stream): Promise<void> {
    while (!stream.ended && stream.sent < room.head) {
      const entries = await readLog(db, room.id, stream.sent)
      if (entries.length === 0) break
      for (const entry of entries) deliver(room, stream, entry)
      if (entries.length === LOG_BATCH) await stream.sink.drained()
    }
    stream.live = true
  }

  return {
    open: async ({ roomId, memberId, after, lastEvent, sink }) => {
      const isNew = !rooms.has(roomId)
      const room = rooms.get(roomId) ?? openRoom(roomId, lastEvent)
      const stream: Stream = { memberId, sink, sent: Math.min(after, lastEvent), live: false, ended: false }
      const wasServed = isServed(roomId, memberId)
      room.streams.add(stream)
      try {
        // An entry may have been added after `lastEvent` was read and before this process listened.
        if (isNew || lastEvent > room.head) void readOn(room)
        await catchUp(room, stream)
        // Says that the line holds, also where nothing is new.
        send(room, stream, null)
        if (room.online) send(room, stream, { json: room.online })
        if (!wasServed && !stream.ended) {
          await renewPresence(db, [{ roomId, memberId }])
          await notify(db, roomKey(roomId), 'presence')
        }
      } catch (error) {
        end(room, stream)
        throw error
      }
      return () => end(room, stream)
    },
    close: () => {
      for (const room of [...rooms.values()]) for (const stream of [...room.streams]) end(room, stream)
    },
  }
}
