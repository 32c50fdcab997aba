// Server-sent events, by whoever gives them one after the other.
import { shutdownSignal } from '@/lib/platform/shutdown'
import { log } from '@/lib/platform/log'

export type ServerEvent = { id: number; event: string; data: object } | { comment: string }

/** How long a browser waits before it comes back. */
const RETRY_MS = 2_000

const line = (sent: ServerEvent): string =>
  'comment' in sent
    ? `: ${sent.comment}\n\n`
    : `id: ${sent.id}\nevent: ${sent.event}\ndata: ${JSON.stringify(sent.data)}\n\n`

/** Ends with the events, when the reader goes, after `longestMs`, and when the process stops: then the browser comes back elsewhere. */
export function eventStream(
  request: Request,
  { longestMs }: { longestMs: number },
  events: (signal: AbortSignal) => AsyncGenerator<ServerEvent>,
): Response {
  const gone = new AbortController()
  const signal = AbortSignal.any([request.signal, gone.signal, shutdownSignal, AbortSignal.timeout(longestMs)])
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (out) => {
      const sendRetry = () => out.enqueue(bytes.encode(`retry: ${RETRY_MS}\n\n`))
      sendRetry()
      void (async () => {
        try {
          for await (const sent of events(signal)) {
            if (signal.aborted) break
            out.enqueue(bytes.encode(line(sent)))
          }
        } catch (error) {
          log.warn('events.interrupted', { error })
        }
        if (gone.signal.aborted) return
        if (shutdownSignal.aborted) sendRetry()
        out.close()
      })()
    },
    cancel: () => gone.abort(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Neither kept nor compressed on the way: both would hold events back.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
