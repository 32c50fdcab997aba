// The browser's side of every call. Nothing is retried; cookies go along by themselves.
import * as z from 'zod/mini'
import type { Endpoint } from './endpoints'

const refusal = z.object({ error: z.string(), code: z.optional(z.string()), fields: z.optional(z.record(z.string(), z.array(z.string()))) })

/** `message` is "{status}: {body}", as the specification has it; `error` is what to show to people. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly error: string | undefined
  readonly code: string | undefined
  readonly fields: Record<string, string[]>

  constructor(readonly status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    const told = refusal.safeParse(jsonOr(body))
    this.error = told.data?.error
    this.code = told.data?.code
    this.fields = told.data?.fields ?? {}
  }
}

interface CallOptions {
  /** Sent twice, answered once. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** @throws CallError when the server refuses; the browser's own error when it can't be reached */
export async function call<B, A>(endpoint: Endpoint<B, A>, ...[body, { idempotencyKey, signal } = {}]: B extends undefined ? [undefined?, CallOptions?] : [B, CallOptions?]): Promise<A> {
  const { method, path, answer } = endpoint
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  })
  const text = await response.text()
  if (!response.ok) throw new CallError(response.status, response.statusText, text)
  return answer.parse(jsonOr(text))
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
