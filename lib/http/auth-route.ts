// next-auth's own calls, behind the same door as ours: origin, size, and the limit on wrong passwords.
import { NextRequest } from 'next/server'
import { authHandler, type AuthActs } from '@/lib/platform/auth/session'
import { db } from '@/lib/platform/db/client'
import { clientIp } from './client-ip'
import { MAX_BODY_BYTES, readBody } from './read-body'
import { asAppError, errorResponse } from './errors'
import { withRateLimit } from './with-rate-limit'
import { checkOrigin } from './check-origin'
type Handler = (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>

export function authRoute(acts: AuthActs): { GET: Handler; POST: Handler } {
  let made: ReturnType<typeof authHandler> | undefined
  const handle: Handler = (request, context) => (made ??= authHandler(acts))(request, context)

  const post: Handler = async (request, context) => {
    const { pathname } = new URL(request.url)
    try {
      checkOrigin(request.headers)
      const body = await readBody(request, MAX_BODY_BYTES)
      const copy = new NextRequest(request.url, { method: 'POST', headers: request.headers, body })
      if (!pathname.endsWith('/callback/credentials')) return await handle(copy, context)
      return await withRateLimit(db(), 'signIn', clientIp(request.headers), async (wrong) => {
        const answer = await handle(copy, context)
        if (!answer.headers.getSetCookie().some((cookie) => /session-token=[^;]/.test(cookie))) wrong()
        return answer
      })
    } catch (error) {
      return errorResponse(asAppError(error, { method: 'POST', route: pathname }), request.headers)
    }
  }
  return { GET: handle, POST: post }
}
