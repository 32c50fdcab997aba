// The signed cookie that identifies a browser as the owner of what was made in it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../env'
import { cookieName, isSecure } from './cookie-name'

/** The cookie's name where the site isn't https, and before it had the prefix. */
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

/**
 * Who the cookies say it is. `old`: by the name without the prefix, which a sibling domain could have planted; the
 * caller decides whom it still believes.
 */
export function visitorOf(cookie: (name: string) => string | undefined): { id: string | null; old: boolean } {
  const id = readVisitor(cookie(cookieName(VISITOR_COOKIE)))
  if (id !== null || !isSecure()) return { id, old: false }
  const earlier = readVisitor(cookie(VISITOR_COOKIE))
  return { id: earlier, old: earlier !== null }
}

/** The cookie that makes a browser this visitor. */
export const visitorCookie = (id: string) =>
  ({
    name: cookieName(VISITOR_COOKIE),
    value: signVisitor(id),
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: MAX_AGE,
    secure: isSecure(),
  }) as const
