// Server-sent events from an async generator.
import { stopping } from '@/lib/platform/stopping'
import { log } from '@/lib/platform/log'

export type ServerEvent = { id: number; event: string; data: object } | { comment: string }

/** The browser's reconnection time, in milliseconds. */
const RETRY_MS = 2_000

const formatEvent = (event: ServerEvent): string =>
  'comment' in event
    ? `: ${event.comment}\n\n`
    : `id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`

/**
 * The stream ends with the generator, when the reader disconnects, after `maxDurationMs`, and at shutdown; the browser
 * then reconnects elsewhere.
 */
export function eventStream(
  request: Request,
  { maxDurationMs }: { maxDurationMs: number },
  events: (signal: AbortSignal) => AsyncGenerator<ServerEvent>,
): Response {
  const cancelled = new AbortController()
  const signal = AbortSignal.any([request.signal, cancelled.signal, stopping, AbortSignal.timeout(maxDurationMs)])
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`))
      void (async () => {
        try {
          for await (const event of events(signal)) {
            if (signal.aborted) break
            controller.enqueue(encoder.encode(formatEvent(event)))
          }
        } catch (error) {
          log.warn('events.interrupted', { error })
        }
        if (!cancelled.signal.aborted) controller.close()
      })()
    },
    cancel: () => cancelled.abort(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // No caching and no compression on the way: both would buffer events.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
