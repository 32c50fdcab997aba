// The browser's side of every call. Light by itself: schemas come with the call that needs them, so pages that must be light import `endpoints` late.
// Nothing is retried; cookies go along by themselves.
import type { Endpoint } from './endpoints'
import type { ErrorResponseBody } from './error-response'

/** `message` is "{status}: {body}", as the specification has it; `error` is what to show to people. */
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
  /** Sent twice, answered once. */
  idempotencyKey?: string
  /** How long to wait for what is being made, before it is followed elsewhere. */
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

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
