// Wrapper of every server action, for calls that the specification does not name. The same checks as route(): Next
// itself compares Origin and Host, and the body size is bounded before. An error sets the status of the matching call;
// Next's own is always 200, and its client reads the answer whatever the status.
import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { LimitName } from '@/lib/domain/limits'
import type { Viewer } from '@/lib/domain/viewer'
import { answerWith } from '@/lib/platform/answer-status'
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
  /** Authorisation: throws for whoever may not. Runs before the input is parsed. */
  allow?: (input: { viewer: Viewer }) => unknown
}
export type ActionResult<T> = { ok: true; value: T } | ({ ok: false } & ErrorBody)

export function action<S extends z.ZodType, T>(
  { name, body, limit, allow }: ActionOptions<S>,
  handler: (call: { db: Db; viewer: Viewer; body: z.output<S> }) => Promise<T>,
): (input: unknown) => Promise<ActionResult<T>> {
  return async (input) => {
    try {
      const requestHeaders = await headers()
      checkOrigin(requestHeaders)
      const work = async () => {
        const viewer = await readViewer()
        allow?.({ viewer })
        return handler({ db: db(), viewer, body: await parse(body, withoutNul(input), requestHeaders) })
      }
      return {
        ok: true,
        value: limit ? await withRateLimit(db(), limit, clientIp(requestHeaders), work) : await work(),
      }
    } catch (error) {
      // Next's redirects are exceptions.
      unstable_rethrow(error)
      const appError = asAppError(error, { method: 'action', route: name })
      const { status, headers: errorHeaders } = errorInit(appError)
      answerWith(status, errorHeaders)
      return { ok: false, ...(await errorBody(appError, preferredLanguage(await headers()))) }
    }
  }
}
