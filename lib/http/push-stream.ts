// Server-sent events that are pushed by whoever has them, for streams that many share; event-stream pulls a generator.
import { shutdownSignal } from '@/lib/platform/shutdown'
import { log } from '@/lib/platform/log'

/** Bytes that may wait for a slow client, before it is cut off and comes back by its last event. */
const MAX_WAITING = 512_000
/** The browser's reconnection time in milliseconds, spread so that not all come back at once. */
const retryMs = () => 1_000 + Math.floor(Math.random() * 2_000)

export const SSE_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // No caching and no compression on the way: both would buffer events.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

export interface PushSink {
  /** False when too much waits already. */
  send: (chunk: Uint8Array) => boolean
  /** Resolves once what was sent is taken, or the stream has ended. */
  drained: () => Promise<void>
  end: () => void
}

/**
 * @param open gets the stream's sink; the function that it returns is called once, when the client has gone, after
 *   `maxDurationMs`, at shutdown, or when `end` was called
 */
export function pushStream(
  request: Request,
  { maxDurationMs }: { maxDurationMs: number },
  open: (sink: PushSink) => Promise<() => void>,
): Response {
  const cancelled = new AbortController()
  const signal = AbortSignal.any([request.signal, cancelled.signal, shutdownSignal, AbortSignal.timeout(maxDurationMs)])
  let taken: (() => void)[] = []
  const wake = () => {
    for (const resolve of taken.splice(0)) resolve()
    taken = []
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const encoder = new TextEncoder()
        controller.enqueue(encoder.encode(`retry: ${retryMs()}\n\n`))
        let ended = false
        const end = () => {
          if (ended) return
          ended = true
          wake()
          try {
            controller.close()
          } catch {
            // The client has closed it already.
          }
          cancelled.abort()
        }
        signal.addEventListener('abort', wake, { once: true })
        const sink: PushSink = {
          send: (chunk) => {
            if (ended || signal.aborted) return false
            if ((controller.desiredSize ?? 0) < -MAX_WAITING) return false
            controller.enqueue(chunk)
            return true
          },
          drained: async () => {
            if (ended || signal.aborted || (controller.desiredSize ?? 0) > 0) return
            await new Promise<void>((resolve) => void taken.push(resolve))
          },
          end,
        }
        void (async () => {
          try {
            const close = await open(sink)
            const finish = () => {
              close()
              end()
            }
            if (signal.aborted) finish()
            else signal.addEventListener('abort', finish, { once: true })
          } catch (error) {
            log.warn('events.interrupted', { error })
            end()
          }
        })()
      },
      pull: wake,
      cancel: () => {
        wake()
        cancelled.abort()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 16_384 }),
  )
  return new Response(body, { headers: SSE_HEADERS })
}
