// Ideas and messages that are on their way. They lie in the browser's storage until the server has them, so that
// neither a lost line nor a closed page loses one; `clientId` keeps the server from taking one twice.
import { z } from 'zod'
import { newIdeaBody, newMessageBody } from '@/lib/domain/collaboration/room'

const item = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idea'), clientId: z.uuid(), body: newIdeaBody }),
  z.object({ kind: z.literal('message'), clientId: z.uuid(), body: newMessageBody }),
])
export type OutboxItem = z.output<typeof item> & {
  /** The server's reason, once it has refused it: it waits for its giver then. */
  refused?: string
}
const items = z.array(item.and(z.object({ refused: z.string().optional() })))

export interface OutboxStorage {
  read: (key: string) => string | null
  write: (key: string, value: string) => unknown
}

/** Sends one item. `refused` is final, `isUnfit` where its words are why; anything else that fails is tried again. */
export type SendItem = (one: OutboxItem) => Promise<{ refused: string; isUnfit?: boolean } | void>

const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000]
export const outboxKey = (roomId: string): string => `wagtale-room-${roomId}-outbox`

export interface Outbox {
  items: () => readonly OutboxItem[]
  subscribe: (listener: () => void) => () => void
  /** `onUnfit` is called when its words are refused, while the page is open. */
  add: (one: OutboxItem, onUnfit?: (refused: OutboxItem) => void) => void
  /** Takes back what wasn't sent. */
  remove: (clientId: string) => void
  /** The line is back. */
  sendNow: () => void
  close: () => void
}

/** What is waiting is sent in the order in which it was given, one at a time. */
export function openOutbox(roomId: string, storage: OutboxStorage, send: SendItem): Outbox {
  const key = outboxKey(roomId)
  let waiting: readonly OutboxItem[] = readItems(storage.read(key))
  let sending = false
  let closed = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const unfit = new Map<string, (refused: OutboxItem) => void>()
  /** What is stored is changed and not replaced: another tab of this room may have put something there. */
  const keep = (change: (all: readonly OutboxItem[]) => readonly OutboxItem[]) => {
    waiting = change(waiting)
    storage.write(key, JSON.stringify(change(readItems(storage.read(key)))))
    for (const listener of listeners) listener()
  }
  const drop = (clientId: string) => keep((all) => all.filter((one) => one.clientId !== clientId))

  async function sendAll(): Promise<void> {
    if (sending || closed) return
    sending = true
    clearTimeout(timer)
    for (let next = firstToSend(); next && !closed; next = firstToSend()) {
      const { clientId } = next
      try {
        const answer = await send(next)
        failures = 0
        if (answer) {
          const refused = { ...next, refused: answer.refused }
          keep((all) => all.map((one) => (one.clientId === clientId ? refused : one)))
          if (answer.isUnfit && !closed) unfit.get(clientId)?.(refused)
        } else drop(clientId)
        unfit.delete(clientId)
      } catch {
        const pause = RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)]
        if (!closed) timer = setTimeout(() => void sendAll(), pause)
        break
      }
    }
    sending = false
  }
  const firstToSend = () => waiting.find(({ refused }) => refused === undefined)

  if (waiting.length > 0) void sendAll()
  return {
    items: () => waiting,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (one, onUnfit) => {
      if (onUnfit) unfit.set(one.clientId, onUnfit)
      keep((all) => [...all, one])
      void sendAll()
    },
    remove: drop,
    sendNow: () => void sendAll(),
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

function readItems(stored: string | null): readonly OutboxItem[] {
  if (stored === null) return []
  try {
    return (items.safeParse(JSON.parse(stored)).data ?? []).map(({ refused, ...one }) =>
      refused === undefined ? one : { ...one, refused },
    )
  } catch {
    return []
  }
}
