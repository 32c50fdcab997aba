/**
 * Administrators' sessions by next-auth: a signed and encrypted token in a cookie that holds the version of the user's
 * sessions. Signing out raises the version, which ends every earlier session on every device.
 */
import NextAuth, { type NextAuthOptions } from 'next-auth'
import { decode, encode } from 'next-auth/jwt'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { db, type Db, type Tx } from '../db/client'
import { env } from '../env'
import { cookieName, isSecure } from './cookie-name'
import { log } from '../log'

const MAX_AGE = 12 * 3600

const account = z.object({ id: z.string(), username: z.string(), sessionVersion: z.number() })
export type Account = z.infer<typeof account>
type CheckPassword = (credentials: { username: string; password: string }) => Promise<Account | null>

const claims = z.object({ sub: z.uuid(), version: z.number() })
const sessionCookieName = () => cookieName('next-auth.session-token')

/** @returns the administrator of a valid session, else null */
export async function readSession(
  db: Db,
  cookie: (name: string) => string | undefined,
): Promise<{ id: string; username: string } | null> {
  const token = cookie(sessionCookieName())
  return token ? findSessionAdmin(db, await decode({ token, secret: env().AUTH_SECRET }).catch(() => null)) : null
}

async function findSessionAdmin(db: Db, token: unknown): Promise<{ id: string; username: string } | null> {
  const parsed = claims.safeParse(token)
  if (!parsed.success) return null
  return db.user.findFirst({
    where: { id: parsed.data.sub, sessionVersion: parsed.data.version },
    select: { id: true, username: true },
  })
}

/** The cookie that next-auth would set, for the sign-in form of our own. */
export async function newSession({ id, username, sessionVersion }: Account) {
  const token = { sub: id, name: username, version: sessionVersion }
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

/** Name and scope of the session cookie, to delete it. */
export const sessionCookie = () => ({ name: sessionCookieName(), path: '/', secure: isSecure() })

/** Ends every session that the user has. */
export async function endSessions(db: Db | Tx, userId: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
}

/** Hooks of next-auth's own sign-in and sign-out endpoints. */
export interface AuthCallbacks {
  check: CheckPassword
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
        credentials: { username: { type: 'text' }, password: { type: 'password' } },
        authorize: async (given) => (given ? check({ username: given.username, password: given.password }) : null),
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        const signedIn = account.safeParse(user)
        if (signedIn.success)
          return { sub: signedIn.data.id, name: signedIn.data.username, version: signedIn.data.sessionVersion }
        if (!(await findSessionAdmin(db(), token))) throw new Error('the session has ended')
        return token
      },
    },
    events: {
      signOut: async ({ token }) => {
        const admin = await findSessionAdmin(db(), token)
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
