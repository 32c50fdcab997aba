import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '@/lib/platform/env'
import { openSpan, TRACEPARENT } from '@/lib/platform/tracing'
import { kindOf } from './metrics'

/** Runs `handle` inside a span of the request, which goes on with the proxy's trace where there is a proxy. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>,
  handle: () => void,
): void {
  const kind = kindOf(request.url)
  if (kind !== 'page' && kind !== 'call') return handle()
  const given = TRUST_PROXY > 0 ? request.headers['traceparent'] : undefined
  const parent = typeof given === 'string' && TRACEPARENT.test(given) ? given : undefined
  openSpan(
    `request ${kind}`,
    request.method === undefined ? {} : { method: request.method },
    (span) => {
      response.once('close', () => {
        span.add({ status: response.statusCode })
        if (response.statusCode >= 500) span.fail(new Error())
        span.end()
      })
      handle()
    },
    parent,
  )
}
