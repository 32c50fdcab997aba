// Server actions, for what the specification has no call for. Next compares Origin and Host itself, server.ts bounds the size; the rest is as in
// route(), the status of a refusal too: Next's own is always 200, and its script reads the answer whatever the status.
import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { LimitName } from '@/lib/domain/limits'
import type { Viewer } from '@/lib/domain/viewer'
import { setResponseStatus } from '@/lib/platform/response-status'
import { db, type Db } from '@/lib/platform/db/client'
import { clientIp } from './client-ip'
import { withoutNul } from './read-body'
import { preferredLanguage } from './error-text'
import { asAppError, errorBody, errorInit, type ErrorBody } from './errors'
import { withRateLimit } from './with-rate-limit'
import { checkOrigin } from './check-origin'
import { parse } from './parse'
import { readViewer } from './viewer'

export interface ActionOptions<S extends z.ZodType> {
  name: string
  body: S
  limit?: LimitName
  /** Throws for whoever may not: asked before what was sent is looked at. */
  allow?: (asked: { viewer: Viewer }) => unknown
}
export type ActionResult<T> = { ok: true; value: T } | ({ ok: false } & ErrorBody)

export function action<S extends z.ZodType, T>(
  { name, body, limit, allow }: ActionOptions<S>,
  handler: (call: { db: Db; viewer: Viewer; body: z.output<S> }) => Promise<T>,
): (input: unknown) => Promise<ActionResult<T>> {
  return async (input) => {
    try {
      const sent = await headers()
      checkOrigin(sent)
      const work = async () => {
        const seen = await readViewer()
        allow?.({ viewer: seen })
        return handler({ db: db(), viewer: seen, body: await parse(body, withoutNul(input), sent) })
      }
      return { ok: true, value: limit ? await withRateLimit(db(), limit, clientIp(sent), work) : await work() }
    } catch (error) {
      // Redirects travel as exceptions.
      unstable_rethrow(error)
      const told = asAppError(error, { method: 'action', route: name })
      const { status, headers: more } = errorInit(told)
      setResponseStatus(status, more)
      return { ok: false, ...(await errorBody(told, preferredLanguage(await headers()))) }
    }
  }
}
