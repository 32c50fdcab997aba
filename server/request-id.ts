import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '@/lib/platform/env'
import { REQUEST_ID_HEADER, withRequestId } from '@/lib/platform/request-id'

const WELL_FORMED = /^[\w.:-]{8,64}$/

/** Runs `handle` under the request's id: of the proxy in front, where there is one, else a new one. */
export function identifyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>,
  handle: () => void,
): void {
  const given = TRUST_PROXY > 0 ? request.headers[REQUEST_ID_HEADER] : undefined
  const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  response.setHeader(REQUEST_ID_HEADER, id)
  withRequestId(id, handle)
}
