// The browser's side of every call. Small by itself: schemas come with the endpoint, so light pages import `endpoints`
// lazily. Never retries; cookies are sent by the browser.
import type { Endpoint } from './endpoints'
import type { ErrorResponseBody } from './error-response'

/** `message` is "{status}: {body}", as the specification has it; `error` is the text to show. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly error: string | undefined
  readonly code: string | undefined
  readonly fields: Record<string, string[]>

  constructor(
    readonly status: number,
    statusText: string,
    body: string,
    response: ErrorResponseBody | undefined,
  ) {
    super(`${status}: ${body || statusText}`)
    this.error = response?.error
    this.code = response?.code
    this.fields = response?.fields ?? {}
  }
}

interface CallOptions {
  /** A request repeated with the same key runs once. */
  idempotencyKey?: string
  /** Seconds that the server may wait for the result before it answers 202. */
  waitSeconds?: number
  signal?: AbortSignal
}

/** @throws CallError when the server refuses; the browser's own error when it can't be reached */
export async function call<B, A>(
  endpoint: Endpoint<B, A>,
  ...[body, { idempotencyKey, waitSeconds, signal } = {}]: B extends undefined
    ? [undefined?, CallOptions?]
    : [B, CallOptions?]
): Promise<A> {
  const { method, path, answer } = endpoint
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(waitSeconds === undefined ? {} : { prefer: `wait=${waitSeconds}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  })
  const text = await response.text()
  if (!response.ok) {
    const { readErrorResponse } = await import('./error-response')
    throw new CallError(response.status, response.statusText, text, readErrorResponse(parseJsonOrUndefined(text)))
  }
  return answer.parse(parseJsonOrUndefined(text))
}

/** What a server that refused has said. */
export async function callError(response: Response): Promise<CallError> {
  const text = await response.text()
  const { readErrorResponse } = await import('./error-response')
  return new CallError(response.status, response.statusText, text, readErrorResponse(parseJsonOrUndefined(text)))
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
