/**
 * Administrators' sessions by next-auth: a signed and encrypted token in a cookie that names a row of `admin_sessions`
 * and holds the version of the user's sessions. Signing out raises the version, which ends every earlier session on
 * every device; a session that isn't used ends by itself.
 */
import NextAuth, { type NextAuthOptions } from 'next-auth'
import { decode, encode } from 'next-auth/jwt'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { db, type Db, type Tx } from '../db/client'
import { env } from '../env'
import { cookieName, isSecure } from './cookie-name'
import { log } from '../log'

/** In seconds. OWASP ASVS 5, 7.3.1 and 7.3.2. */
const MAX_AGE = 12 * 3600
const IDLE_MS = 30 * 60_000
/** How often a session that is used is written down. */
const SEEN_MS = 60_000

const account = z.object({ id: z.string(), username: z.string(), sessionVersion: z.number() })
export type Account = z.infer<typeof account>
/** `code`: of the second factor; empty where there is none. */
export const signInCredentials = z.object({
  username: z.string().max(200),
  password: z.string().max(1000),
  code: z.string().max(40).default(''),
})
type CheckCredentials = (credentials: z.output<typeof signInCredentials>) => Promise<Account | null>

const claims = z.object({ sub: z.uuid(), version: z.number(), session: z.uuid() })
const sessionCookieName = () => cookieName('next-auth.session-token')

/** @returns the administrator of a valid session, else null */
export async function readSession(
  db: Db,
  cookie: (name: string) => string | undefined,
  now: Date,
): Promise<{ id: string; username: string } | null> {
  const token = cookie(sessionCookieName())
  return token ? findSessionAdmin(db, await decode({ token, secret: env().AUTH_SECRET }).catch(() => null), now) : null
}

async function findSessionAdmin(db: Db, token: unknown, now: Date): Promise<{ id: string; username: string } | null> {
  const parsed = claims.safeParse(token)
  if (!parsed.success) return null
  const { sub, version, session: id } = parsed.data
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const session = await db.adminSession.findFirst({
    where: {
      id,
      userId: sub,
      seenAt: { gt: ago(IDLE_MS) },
      createdAt: { gt: ago(MAX_AGE * 1000) },
      user: { sessionVersion: version },
    },
    select: { seenAt: true, user: { select: { id: true, username: true } } },
  })
  if (!session) return null
  if (session.seenAt < ago(SEEN_MS)) await db.adminSession.updateMany({ where: { id }, data: { seenAt: now } })
  return session.user
}

/** What the token of a new session says. */
async function startSession(db: Db, { id, username, sessionVersion }: Account, now: Date) {
  const session = await db.adminSession.create({ data: { userId: id, seenAt: now, createdAt: now } })
  return { sub: id, name: username, version: sessionVersion, session: session.id }
}

/** Starts a session. @returns the cookie that next-auth would set, for the sign-in form of our own */
export async function newSession(db: Db, account: Account, now: Date) {
  const token = await startSession(db, account, now)
  const value = await encode({ token, secret: env().AUTH_SECRET, maxAge: MAX_AGE })
  return {
    name: sessionCookieName(),
    value,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(),
    maxAge: MAX_AGE,
  } as const
}

/** Deletes the rows of sessions that have ended. */
export const purgeSessions = (db: Db, { now }: { now: Date }) =>
  db.adminSession.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - IDLE_MS) } } })

/** Name and scope of the session cookie, to delete it. */
export const sessionCookie = () => ({ name: sessionCookieName(), path: '/', secure: isSecure() })

/** Ends every session that the user has. */
export async function endSessions(db: Db | Tx, userId: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
  await db.adminSession.deleteMany({ where: { userId } })
}

/** Hooks of next-auth's own sign-in and sign-out endpoints. */
export interface AuthCallbacks {
  check: CheckCredentials
  /** Called for a valid session only: an old cookie must not sign anybody out. */
  signOut: (admin: { id: string; username: string }) => Promise<void>
}

/** Handler of next-auth's endpoints (/api/auth/csrf, /callback/credentials, /session, /signout). */
export function authHandler({
  check,
  signOut,
}: AuthCallbacks): (request: Request, context: unknown) => Promise<Response> {
  // next-auth reads its own URL only from this variable.
  process.env.NEXTAUTH_URL = env().APP_URL
  const options: NextAuthOptions = {
    secret: env().AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: MAX_AGE },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
      },
    },
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [
      Credentials({
        credentials: { username: { type: 'text' }, password: { type: 'password' }, code: { type: 'text' } },
        authorize: async (given) => {
          const credentials = signInCredentials.safeParse(given)
          return credentials.success ? check(credentials.data) : null
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        const signedIn = account.safeParse(user)
        if (signedIn.success) return startSession(db(), signedIn.data, new Date())
        if (!(await findSessionAdmin(db(), token, new Date()))) throw new Error('the session has ended')
        return token
      },
    },
    events: {
      signOut: async ({ token }) => {
        const admin = await findSessionAdmin(db(), token, new Date())
        if (admin) await signOut(admin)
      },
    },
    logger: {
      // An ended session is no error; next-auth clears its cookie.
      error: (code) => (code === 'JWT_SESSION_ERROR' ? undefined : log.error('auth.failed', { code })),
      warn: (code) => log.warn('auth.warning', { code }),
    },
  }
  return NextAuth(options)
}
