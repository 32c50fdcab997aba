// The browser's side of a room: a snapshot, kept up to date by the log's event stream; where no stream comes through,
// by asking again and again. It catches up by itself after sleep, a lost line or a restarted server.
import {
  applyPresence,
  applyRoomEvent,
  byOrder,
  leavesGap,
  type LogEntry,
} from '@/lib/domain/collaboration/apply-room-event'
import {
  fleetingEvent,
  roomEvent,
  type FleetingEvent,
  type RoomIdea,
  type RoomSnapshot,
} from '@/lib/domain/collaboration/room-log'

export type Connection = 'opening' | 'live' | 'catching-up' | 'polling' | 'offline'
export interface Typing {
  memberId: string
  where: 'idea' | 'message'
  /** When it was last heard of. */
  at: number
}
export interface RoomState {
  room: RoomSnapshot | null
  connection: Connection
  /** There is no such room (404), or it couldn't be read. */
  failure: 'missing' | 'unreachable' | null
  /** The member was removed, or the room has forgotten itself. */
  gone: 'removed' | 'forgotten' | null
  /** The version that is being written, with its pages so far. */
  writing: { version: number; pages: readonly string[] } | null
  /** Number of the version that couldn't be written last. */
  failedVersion: number | null
  /** What the log says of the time since this member was last here. */
  away: readonly LogEntry[]
  typing: readonly Typing[]
}

/** What the connection needs of its surroundings. */
export interface RoomSource {
  readRoom: () => Promise<RoomSnapshot>
  readIdeas: () => Promise<RoomIdea[]>
  /**
   * What a failed reading means: there is no such room, or this member was removed; null for anything that may pass.
   */
  refusal: (error: unknown) => 'missing' | 'removed' | null
  openStream: (after: number) => EventSource
  isOnline: () => boolean
}

/** The specification's polling, in milliseconds. */
const POLL_ROOM_MS = 5_000
const POLL_IDEAS_MS = 3_000
/** How long the stream may say nothing at first before polling takes over, and how often it is tried again then. */
const PATIENCE_MS = 4_000
const STREAM_AGAIN_MS = 15_000
const TICK_MS = 1_000
/**
 * The stream's heartbeats come every 15 s: a longer silence means a machine that slept, or a line that died
 * unnoticed.
 */
const SILENT_MS = 40_000
const TYPING_MS = 5_000

const START: RoomState = {
  room: null,
  connection: 'opening',
  failure: null,
  gone: null,
  writing: null,
  failedVersion: null,
  away: [],
  typing: [],
}

export class RoomConnection {
  #state = START
  readonly #listeners = new Set<() => void>()
  readonly #source: RoomSource
  #stream: EventSource | null = null
  #timers: ReturnType<typeof setInterval>[] = []
  #polling: ReturnType<typeof setInterval>[] = []
  #patience: ReturnType<typeof setTimeout> | undefined
  #heardAt = Date.now()
  #streamTriedAt = 0
  #closed = false

  constructor(source: RoomSource) {
    this.#source = source
  }

  state = (): RoomState => this.#state
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open(): void {
    this.#timers.push(setInterval(() => this.#tick(), TICK_MS))
    window.addEventListener('online', this.#wake)
    window.addEventListener('offline', this.#offline)
    window.addEventListener('pageshow', this.#shown)
    void this.reload()
  }
  close(): void {
    this.#closed = true
    this.#stopStream()
    this.#stopPolling()
    for (const timer of this.#timers) clearInterval(timer)
    window.removeEventListener('online', this.#wake)
    window.removeEventListener('offline', this.#offline)
    window.removeEventListener('pageshow', this.#shown)
  }

  /** Reads the room anew: at first, after joining, and when entries are missing. */
  reload = async (): Promise<void> => {
    try {
      const room = await this.#source.readRoom()
      if (this.#closed) return
      const first = this.#state.room?.me == null
      this.#set({ room: this.#newer(room), failure: null })
      if (!room.me) {
        this.#stopPolling()
        this.#set({ connection: 'live' })
      }
      // From where this member was last here, so that the log tells what has happened since.
      else if (!this.#stream) this.#openStream(first ? Math.min(room.me.lastSeen, room.lastEvent) : undefined)
    } catch (error) {
      if (this.#closed) return
      const refusal = this.#source.refusal(error)
      if (refusal === 'removed') this.#leave('removed')
      else if (refusal && this.#state.room?.me) this.#leave('forgotten')
      else if (refusal) this.#set({ failure: 'missing' })
      else {
        if (!this.#stream) this.#startPolling()
        this.#set({ connection: this.#away(), ...(this.#state.room === null ? { failure: 'unreachable' } : {}) })
      }
    }
  }

  /** A reading that is older than what the stream has brought meanwhile isn't taken. */
  #newer(read: RoomSnapshot): RoomSnapshot {
    const known = this.#state.room
    return known?.me && known.lastEvent > read.lastEvent ? known : read
  }

  #openStream(after = this.#state.room?.lastEvent ?? 0): void {
    this.#stopStream()
    this.#streamTriedAt = Date.now()
    const stream = this.#source.openStream(after)
    this.#stream = stream
    this.#patience ??= setTimeout(() => this.#startPolling(), PATIENCE_MS)
    // That it is open says little: a proxy may keep back what is in it.
    stream.addEventListener('beat', this.#proveAlive)
    stream.addEventListener('error', () => {
      this.#set({ connection: this.#polling.length > 0 ? 'polling' : this.#away() })
      // Refused for good, the browser doesn't try again by itself; away for long, somebody has to ask meanwhile.
      if (stream.readyState === EventSource.CLOSED) this.#startPolling()
      else this.#patience ??= setTimeout(() => this.#startPolling(), PATIENCE_MS)
    })
    stream.addEventListener('entry', ({ data, lastEventId }: MessageEvent<string>) => {
      this.#proveAlive()
      const event = roomEvent.safeParse(JSON.parse(data))
      if (event.success) this.#apply({ number: Number(lastEventId), event: event.data })
    })
    stream.addEventListener('fleeting', ({ data }: MessageEvent<string>) => {
      this.#proveAlive()
      const event = fleetingEvent.safeParse(JSON.parse(data))
      if (event.success) this.#applyFleeting(event.data)
    })
  }

  #proveAlive = (): void => {
    this.#heardAt = Date.now()
    this.#stopPolling()
    if (this.#state.connection !== 'live') this.#set({ connection: 'live' })
  }

  #apply(entry: LogEntry): void {
    const { room, writing, away } = this.#state
    if (!room) return
    if (leavesGap(room, entry)) {
      this.#stopStream()
      void this.reload()
      return
    }
    const { event, number } = entry
    const next: Partial<RoomState> = { room: applyRoomEvent(room, entry) }
    if (number <= room.lastEvent) next.away = [...away, entry]
    if (event.type === 'page-written') {
      const pages = writing?.version === event.version ? writing.pages : []
      // A page that is written again makes those after it outdated.
      next.writing = { version: event.version, pages: [...pages.slice(0, event.page - 1), event.content] }
      next.failedVersion = null
    }
    if (event.type === 'version-finished' || event.type === 'version-failed') next.writing = null
    if (event.type === 'version-finished') next.failedVersion = null
    if (event.type === 'version-failed') next.failedVersion = event.version
    if (event.type === 'idea-added') next.typing = this.#silent(event.idea.contributorId, 'idea')
    if (event.type === 'message-added') next.typing = this.#silent(event.message.collaboratorId, 'message')
    this.#set(next)
  }

  #applyFleeting(event: FleetingEvent): void {
    const { room, typing } = this.#state
    if (event.type === 'gone') this.#leave(event.reason)
    else if (event.type === 'typing') {
      const others = typing.filter((one) => one.memberId !== event.memberId)
      this.#set({ typing: [...others, { memberId: event.memberId, where: event.where, at: Date.now() }] })
    } else if (room) this.#set({ room: applyPresence(room, event) })
  }

  #leave(reason: NonNullable<RoomState['gone']>): void {
    this.#stopStream()
    this.#stopPolling()
    this.#set({ gone: reason })
  }

  #silent = (memberId: string, where: Typing['where']) =>
    this.#state.typing.filter((one) => one.memberId !== memberId || one.where !== where)

  #startPolling(): void {
    if (this.#polling.length > 0 || this.#closed || this.#state.gone) return
    this.#set({ connection: this.#source.isOnline() ? 'polling' : 'offline' })
    this.#polling = [
      setInterval(() => void this.#pollRoom(), POLL_ROOM_MS),
      setInterval(() => void this.#pollIdeas(), POLL_IDEAS_MS),
    ]
  }
  #stopPolling(): void {
    clearTimeout(this.#patience)
    this.#patience = undefined
    for (const timer of this.#polling) clearInterval(timer)
    this.#polling = []
  }
  async #pollRoom(): Promise<void> {
    await this.reload()
    if (this.#state.room?.me && this.#polling.length > 0 && Date.now() - this.#streamTriedAt > STREAM_AGAIN_MS)
      this.#openStream()
  }
  async #pollIdeas(): Promise<void> {
    if (!this.#state.room?.me) return
    try {
      const contributions = (await this.#source.readIdeas()).sort(byOrder)
      const { room, connection } = this.#state
      if (!room || this.#closed || this.#polling.length === 0) return
      this.#set({ room: { ...room, contributions }, connection: connection === 'offline' ? 'polling' : connection })
    } catch {
      this.#set({ connection: this.#away() })
    }
  }

  /** A laptop that slept has a stream that looks open and is dead. */
  #tick(): void {
    const now = Date.now()
    const typing = this.#state.typing.filter(({ at }) => now - at < TYPING_MS)
    if (typing.length < this.#state.typing.length) this.#set({ typing })
    if (this.#state.connection === 'live' && this.#stream && now - this.#heardAt > SILENT_MS) this.#wake()
  }
  #wake = (): void => {
    if (this.#closed || this.#state.gone) return
    this.#set({ connection: 'catching-up' })
    if (this.#state.room?.me) this.#openStream()
    else void this.reload()
  }
  #offline = (): void => this.#set({ connection: 'offline' })
  #shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#wake()
  }

  #away = (): Connection => (this.#source.isOnline() ? 'catching-up' : 'offline')
  #stopStream(): void {
    clearTimeout(this.#patience)
    this.#patience = undefined
    this.#stream?.close()
    this.#stream = null
  }
  #set(part: Partial<RoomState>): void {
    if (this.#closed) return
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }
}
