// next-auth's own endpoints with the same guards as ours: origin, body size, and the limit on wrong passwords.
import { NextRequest } from 'next/server'
import { authHandler, type AuthCallbacks } from '@/lib/platform/auth/session'
import { db } from '@/lib/platform/db/client'
import { clientIp } from './client-ip'
import { MAX_BODY_BYTES, readBody } from './read-body'
import { asAppError, errorResponse } from './errors'
import { withRateLimit } from './with-rate-limit'
import { checkOrigin } from './check-origin'
type Handler = (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>

export function authRoute(callbacks: AuthCallbacks): { GET: Handler; POST: Handler } {
  let handler: ReturnType<typeof authHandler> | undefined
  const handle: Handler = (request, context) => (handler ??= authHandler(callbacks))(request, context)

  const post: Handler = async (request, context) => {
    const { pathname } = new URL(request.url)
    try {
      checkOrigin(request.headers)
      const body = await readBody(request, MAX_BODY_BYTES)
      const checkedRequest = new NextRequest(request.url, { method: 'POST', headers: request.headers, body })
      if (!pathname.endsWith('/callback/credentials')) return await handle(checkedRequest, context)
      return await withRateLimit(db(), 'signIn', clientIp(request.headers), async (countFailure) => {
        const response = await handle(checkedRequest, context)
        if (!response.headers.getSetCookie().some((cookie) => /session-token=[^;]/.test(cookie))) countFailure()
        return response
      })
    } catch (error) {
      return errorResponse(asAppError(error, { method: 'POST', route: pathname }), request.headers)
    }
  }
  /** next-auth answers a sign-in by GET with an error 500. */
  const get: Handler = async (request, context) =>
    new URL(request.url).pathname.endsWith('/callback/credentials')
      ? new Response(null, { status: 405, headers: { allow: 'POST' } })
      : handle(request, context)
  return { GET: get, POST: post }
}
