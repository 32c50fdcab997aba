// Server-sent events that are pushed by whoever has them, for streams that many share; event-stream pulls a generator.
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { currentResponse } from '@/lib/platform/response-status'
import { shutdownSignal } from '@/lib/platform/shutdown'
import { log } from '@/lib/platform/log'

/** Bytes that may wait for a slow client, before it is cut off and comes back by its last event. */
const MAX_WAITING = 512_000
/** The browser's reconnection time in milliseconds, spread so that not all come back at once. */
const retryMs = () => 1_000 + Math.floor(Math.random() * 2_000)

const SSE_HEADERS = {
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
type Channel = Pick<PushSink, 'drained'> & { write: (chunk: Uint8Array) => void; waiting: () => number }

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
  const response = currentResponse()
  let taken: (() => void)[] = []
  const wake = () => {
    for (const resolve of taken.splice(0)) resolve()
    taken = []
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(`retry: ${retryMs()}\n\n`))
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
        const throughNext: Channel = {
          write: (chunk) => controller.enqueue(chunk),
          waiting: () => -(controller.desiredSize ?? 0),
          drained: async () => {
            if ((controller.desiredSize ?? 0) <= 0) await new Promise<void>((resolve) => void taken.push(resolve))
          },
        }
        const sinkOf = ({ write, waiting, drained }: Channel): PushSink => ({
          send: (chunk) => {
            if (ended || signal.aborted || waiting() > MAX_WAITING) return false
            write(chunk)
            return true
          },
          drained: async () => {
            if (!ended && !signal.aborted) await drained()
          },
          end,
        })
        void (async () => {
          try {
            const close = await open(sinkOf(response ? await pastNext(response, signal) : throughNext))
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

/**
 * Writes to the response itself, once the stream's beginning has left by Next. Next pipes a body through web streams,
 * chunk by chunk and in many small steps, between which other work of the process comes: an event that goes to
 * everybody at a table would reach the last of them late.
 */
async function pastNext(response: ServerResponse, signal: AbortSignal): Promise<Channel> {
  // Headers and the first chunk are written in one go.
  while (!response.headersSent && !signal.aborted) await nextTurn()
  return {
    write: (chunk) => void response.write(chunk),
    waiting: () => (response.writableEnded || response.destroyed ? Infinity : response.writableLength),
    drained: async () => {
      if (response.writableNeedDrain) await once(response, 'drain', { signal }).catch(() => {})
    },
  }
}
