// The signed cookie that identifies a browser as the owner of what was made in it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../env'

export const VISITOR_COOKIE = 'wagtale_visitor'
/** 400 days in seconds, the longest that browsers store a cookie (RFC 6265bis). */
const MAX_AGE = 400 * 24 * 3600

const signature = (id: string) => createHmac('sha256', env().AUTH_SECRET).update(`visitor:${id}`).digest('base64url')

export const signVisitor = (id: string): string => `${id}.${signature(id)}`

/** @returns the visitor's id, or null when the cookie is missing or its signature is wrong */
export function readVisitor(cookie: string | undefined): string | null {
  const [id, given, ...rest] = cookie?.split('.') ?? []
  if (!id || !given || rest.length > 0) return null
  const expected = Buffer.from(signature(id))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null
}

export const visitorCookieOptions = () =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: MAX_AGE, secure: env().APP_URL.startsWith('https:') }) as const
