import type { StreamEvent } from '@/lib/server/collaboration/live/room-hub'

const encoder = new TextEncoder()
/** An event and no comment: a page that hears none for long knows that its line is dead. */
const HEARTBEAT = encoder.encode('event: beat\ndata: 1\n\n')
/** An event goes to everybody at the table: it is encoded once. */
const encoded = new WeakMap<object, Uint8Array>()

export function encodeEvent(event: StreamEvent): Uint8Array {
  if (event === null) return HEARTBEAT
  const known = encoded.get(event)
  if (known) return known
  const chunk = encoder.encode(
    'id' in event
      ? `id: ${event.id}\nevent: entry\ndata: ${event.json}\n\n`
      : `event: fleeting\ndata: ${event.json}\n\n`,
  )
  encoded.set(event, chunk)
  return chunk
}
