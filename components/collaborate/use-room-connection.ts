'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '@/lib/browser/storage'
import { call, CallError } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { api } from '@/lib/paths'
import { openOutbox, type Outbox, type OutboxItem, type SendItem } from './outbox'
import { RoomConnection, type RoomState } from './room-connection'

const BEFORE: RoomState = {
  room: null,
  connection: 'opening',
  failure: null,
  gone: null,
  writing: null,
  failedVersion: null,
  away: [],
  typing: [],
}
const NOTHING: readonly OutboxItem[] = []
const subscribeToNothing = () => () => undefined

const connect = (id: string) =>
  new RoomConnection({
    readRoom: () => call(roomEndpoints.read(id)),
    readIdeas: () => call(roomEndpoints.ideas(id)),
    refusal: (error) => {
      if (!(error instanceof CallError)) return null
      return error.code === 'room_removed' ? 'removed' : error.status === 404 ? 'missing' : null
    },
    openStream: (after) => new EventSource(api.roomEvents(id, after)),
    isOnline: () => navigator.onLine,
  })

/** Too many at once and a server in trouble pass; whatever else is answered is final. */
const passes = (status: number) => status === 429 || status === 408 || status >= 500

/** On a line that died unnoticed no answer comes. To send once more is safe. */
const ANSWER_MS = 20_000

/** Other words would do. */
const UNFIT: readonly string[] = ['unkind_words', 'private_words']

const sender =
  (id: string, failed: string): SendItem =>
  async (one) => {
    const { clientId } = one
    const signal = AbortSignal.timeout(ANSWER_MS)
    try {
      if (one.kind === 'idea') await call(roomEndpoints.addIdea(id), { ...one.body, clientId }, { signal })
      else await call(roomEndpoints.sendMessage(id), { ...one.body, clientId }, { signal })
    } catch (error) {
      if (!(error instanceof CallError) || passes(error.status)) throw error
      return { refused: error.error ?? failed, isUnfit: error.code !== undefined && UNFIT.includes(error.code) }
    }
  }

interface OpenRoom {
  state: RoomState
  outbox: Outbox | null
  waiting: readonly OutboxItem[]
  reload: () => Promise<void>
}

/** Opens the room's line while the page is open. `failed`: said of an idea that is refused without a reason. */
export function useRoomConnection(id: string, failed: string): OpenRoom {
  const [line, setLine] = useState<{ connection: RoomConnection; outbox: Outbox } | null>(null)
  useEffect(() => {
    const connection = connect(id)
    const outbox = openOutbox(id, { read: readStorage, write: writeStorage }, sender(id, failed))
    connection.open()
    // A frame later, so that the effect itself changes no state.
    const frame = requestAnimationFrame(() => setLine({ connection, outbox }))
    window.addEventListener('online', outbox.sendNow)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('online', outbox.sendNow)
      connection.close()
      outbox.close()
    }
  }, [id, failed])
  const state = useSyncExternalStore(
    line?.connection.subscribe ?? subscribeToNothing,
    line?.connection.state ?? (() => BEFORE),
    () => BEFORE,
  )
  const waiting = useSyncExternalStore(
    line?.outbox.subscribe ?? subscribeToNothing,
    line?.outbox.items ?? (() => NOTHING),
    () => NOTHING,
  )
  return { state, outbox: line?.outbox ?? null, waiting, reload: async () => line?.connection.reload() }
}
