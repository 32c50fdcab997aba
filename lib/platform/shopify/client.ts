/**
 * Client of Shopify's GraphQL Admin API. Sources, read 2026-11-24: shopify.dev/docs/api/usage/versioning (2026-10 is
 * the latest stable version), shopify.dev/docs/api/usage/limits (a throttled query is answered with 200, the code
 * THROTTLED and its cost), shopify.dev/docs/api/usage/response-codes.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ShopifyError } from './shopify-error'

const SHOPIFY_API_VERSION = '2026-10'
const MAX_ATTEMPTS = 3
/** Somebody waits for the answer: a longer wait is reported instead. */
const MAX_WAIT_MS = 5_000
const TIMEOUT_MS = 10_000
const PAUSE_MS = 300

export interface ShopifyAccess {
  /** 'https://wagtale.myshopify.com' */
  origin: string
  token: string
  timeoutMs?: number
}

interface Operation<T> {
  query: string
  variables: Record<string, unknown>
  data: z.ZodType<T>
}

const cost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
})
const envelope = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .optional(),
  extensions: z.object({ cost: cost.optional() }).optional(),
})

/**
 * Sends an operation. Throttled calls and failures of the server are sent again, so an operation must be safe to
 * repeat.
 * @throws ShopifyError
 */
export async function callShopify<T>(access: ShopifyAccess, operation: Operation<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(access, operation)
    } catch (error) {
      if (!(error instanceof ShopifyError) || error.retryAfterMs === undefined) throw error
      if (attempt === MAX_ATTEMPTS || error.retryAfterMs > MAX_WAIT_MS) throw error
      await sleep(error.retryAfterMs * (error.code === 'unavailable' ? attempt : 1))
    }
  }
}

async function send<T>({ origin, token, timeoutMs = TIMEOUT_MS }: ShopifyAccess, operation: Operation<T>): Promise<T> {
  const { query, variables, data } = operation
  try {
    const response = await fetch(`${origin}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query, variables }),
      // The token goes to this host and to no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw statusError(response)
    return readAnswer(data, parseJson(await response.text()))
  } catch (error) {
    if (error instanceof ShopifyError) throw error
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new ShopifyError('too_slow')
    throw new ShopifyError('unreachable')
  }
}

/** What is no JSON comes from something that stands before the store. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ShopifyError('unavailable')
  }
}

function statusError({ status, headers }: Response): ShopifyError {
  if (status === 401 || status === 403) return new ShopifyError('denied')
  if (status === 429) return new ShopifyError('throttled', { retryAfterMs: retryAfter(headers) })
  if (status >= 500) return new ShopifyError('unavailable', { retryAfterMs: PAUSE_MS })
  // 404 is a store that doesn't exist, 402 a frozen one, 3xx a host that isn't the store's own.
  return new ShopifyError(status === 402 || status === 423 ? 'frozen' : 'store_missing')
}

function readAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) throw new ShopifyError('unavailable')
  const { data, errors = [], extensions } = parsed.data
  const codes = errors.map((error) => error.extensions?.code)
  if (codes.includes('THROTTLED'))
    throw new ShopifyError('throttled', { retryAfterMs: untilRestored(extensions?.cost) })
  if (codes.includes('ACCESS_DENIED')) throw new ShopifyError('denied')
  if (codes.includes('INTERNAL_SERVER_ERROR')) throw new ShopifyError('unavailable', { retryAfterMs: PAUSE_MS })
  if (errors.length > 0) throw new ShopifyError('rejected', { details: errors.map(({ message }) => message) })
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ShopifyError('rejected')
  return answer.data
}

/** Until the store's budget has room for the query again. */
function untilRestored(known: z.output<typeof cost> | undefined): number {
  if (!known) return PAUSE_MS
  const { requestedQueryCost, throttleStatus } = known
  const lacking = Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable)
  return Math.ceil((lacking / throttleStatus.restoreRate) * 1000)
}

/** In milliseconds. Shopify sends seconds, with or without a fraction. */
function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : PAUSE_MS
}
