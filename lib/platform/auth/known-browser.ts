/**
 * A browser in which an administrator has signed in before: it is not slowed down by what strangers do with that
 * administrator's name. Its cookie names the account and the browser; alone it opens nothing.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '../env'
import { cookieName, isSecure } from './cookie-name'

const MAX_AGE = 180 * 24 * 3600
const name = () => cookieName('wagtale_known')
const signature = (userId: string, browser: string) =>
  createHmac('sha256', env().AUTH_SECRET).update(`known:${userId}:${browser}`).digest('base64url')

export interface KnownBrowser {
  userId: string
  /** Random, to count its failures apart. */
  browser: string
}

/** Null without the cookie, and for one that we didn't sign. */
export function readKnownBrowser(cookie: (name: string) => string | undefined): KnownBrowser | null {
  const [userId, browser, given, ...rest] = cookie(name())?.split('.') ?? []
  if (!userId || !browser || !given || rest.length > 0) return null
  const expected = Buffer.from(signature(userId, browser))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? { userId, browser } : null
}

export function knownBrowserCookie(userId: string) {
  const browser = randomBytes(12).toString('base64url')
  return {
    name: name(),
    value: `${userId}.${browser}.${signature(userId, browser)}`,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: isSecure(),
    maxAge: MAX_AGE,
  } as const
}
