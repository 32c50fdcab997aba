// The signed cookie that makes a browser the owner of what is made in it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../env'

export const VISITOR_COOKIE = 'wagtale_visitor'
/** As long as browsers keep a cookie: 400 days, in seconds. */
const MAX_AGE = 400 * 24 * 3600

const signature = (id: string) => createHmac('sha256', env().AUTH_SECRET).update(`visitor:${id}`).digest('base64url')

export const signVisitor = (id: string): string => `${id}.${signature(id)}`

/** @returns the visitor's id, or null when the cookie is missing or was not signed here */
export function readVisitor(cookie: string | undefined): string | null {
  const [id, given, ...rest] = cookie?.split('.') ?? []
  if (!id || !given || rest.length > 0) return null
  const expected = Buffer.from(signature(id))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null
}

export const visitorCookieOptions = () =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: MAX_AGE, secure: env().APP_URL.startsWith('https:') }) as const
