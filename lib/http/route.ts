/**
 * Wrapper of every route handler: origin, size, rate limit, viewer, ownership, parse, in this order, then the work;
 * whatever is thrown becomes `{ error, code }` with its status.
 */
import type { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import type { LimitName } from '@/lib/domain/limits'
import type { Viewer, Visitor } from '@/lib/domain/viewer'
import { db, type Db } from '@/lib/platform/db/client'
import { clientIp } from './client-ip'
import { MAX_BODY_BYTES, parseJson, readBody, withoutNul } from './read-body'
import { asAppError, errorResponse, invalidQuery } from './errors'
import { withRateLimit } from './with-rate-limit'
import { checkJson, checkOrigin } from './check-origin'
import { parse } from './parse'
import { ensureVisitor, readViewer } from './viewer'

type Params = Record<string, string>
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

export interface RouteOptions<B, Q, V extends 'anyone' | 'visitor'> {
  /** The body's schema; without one no body is read. */
  body?: B
  /** Passes the raw body, for signatures over its bytes. */
  raw?: true
  /** The schema of the search parameters. */
  query?: Q
  limit?: LimitName
  /** 'visitor' gives a new browser its visitor id, before it owns something. */
  viewer?: V
  /** In bytes; default 100 kB. */
  maxBytes?: number
  /** Authorisation: throws for whoever may not. Runs before the body is parsed. */
  allow?: (input: { db: Db; viewer: Viewer; params: Params }) => unknown
}

export interface Call<B, Q, V> {
  request: Request
  params: Params
  body: Parsed<B>
  /** Empty unless `raw`. */
  bytes: Uint8Array
  query: Parsed<Q>
  viewer: V extends 'visitor' ? Visitor : Viewer
  db: Db
  address: string
  /** Counts this attempt as a failure (for limits that only count failures). */
  countFailure: () => void
}

const NO_BYTES = new Uint8Array()
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The handler returns a Response, or data that is sent as JSON with `private, no-store`. */
export function route<
  B extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  V extends 'anyone' | 'visitor' = 'anyone',
>(
  options: RouteOptions<B, Q, V>,
  handler: (call: Call<B, Q, V>) => Promise<Response | object>,
): (request: Request, context: { params: Promise<Params> }) => Promise<Response> {
  return async (request, context) => {
    try {
      const writes = !SAFE_METHODS.has(request.method)
      if (writes) checkOrigin(request.headers)
      const bytes =
        (options.body || options.raw) && writes
          ? await readBody(request, options.maxBytes ?? MAX_BODY_BYTES)
          : undefined
      if (options.body && bytes && bytes.byteLength > 0) checkJson(request.headers)
      const address = clientIp(request.headers)
      const work = async (countFailure: () => void) => {
        const params = await context.params
        // PostgreSQL text can't hold NUL, so nothing has such an id.
        if (Object.values(params ?? {}).some((value) => value.includes('\0'))) throw new AppError('not_found')
        const viewer = await readViewer()
        await options.allow?.({ db: db(), viewer, params })
        const body = (options.body &&
          (await parse(options.body, bytes && parseJson(bytes), request.headers))) as Parsed<B>
        const query = (options.query &&
          (await parse(
            options.query,
            withoutNul(Object.fromEntries(new URL(request.url).searchParams)),
            request.headers,
            invalidQuery,
          ))) as Parsed<Q>
        const caller = (options.viewer === 'visitor' ? await ensureVisitor(db(), viewer) : viewer) as Call<
          B,
          Q,
          V
        >['viewer']
        return handler({
          request,
          params,
          body,
          bytes: bytes ?? NO_BYTES,
          query,
          viewer: caller,
          db: db(),
          address,
          countFailure,
        })
      }
      const result = options.limit ? await withRateLimit(db(), options.limit, address, work) : await work(() => {})
      return result instanceof Response
        ? result
        : Response.json(result, { headers: { 'cache-control': 'private, no-store' } })
    } catch (error) {
      // The client disconnected: nobody reads the response, and nothing failed here.
      if (request.signal.aborted && error === request.signal.reason) return new Response(null, { status: 499 })
      return errorResponse(asAppError(error, { method: request.method, route: routeName(request) }), request.headers)
    }
  }
}

/** The path only: the query may hold an email address or a name. */
const routeName = (request: Request) => new URL(request.url).pathname
