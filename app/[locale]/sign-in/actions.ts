'use server'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { SignInError } from '@/components/admin/sign-in-form'
import { AppError } from '@/lib/domain/errors'
import { action } from '@/lib/http/action'
import { clientIp } from '@/lib/http/client-ip'
import { safePath } from '@/lib/http/safe-path'
import { withRateLimit } from '@/lib/http/with-rate-limit'
import { localePath } from '@/lib/i18n/locale-path'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { SIGNED_OUT, SIGNED_OUT_HERE } from './signed-out'
import { knownBrowserCookie, readKnownBrowser } from '@/lib/platform/auth/known-browser'
import { newSession, sessionCookie, signInCredentials } from '@/lib/platform/auth/session'
import { signIn as openSession } from '@/lib/server/admin/sign-in'
import { signOutEverywhere } from '@/lib/server/admin/sign-out'

const credentials = signInCredentials.extend({ next: z.string().max(500).nullish() })

/** Wrong tries of a known browser are counted by that browser: nobody else at its address can use them up. */
const signInAction = action({ name: 'sign-in', body: credentials }, async ({ db, body: { next, ...given } }) => {
  const cookieStore = await cookies()
  const known = readKnownBrowser((name) => cookieStore.get(name)?.value)
  const client = known ? `known:${known.browser}` : clientIp(await headers())
  const now = new Date()
  const account = await withRateLimit(db, 'signIn', client, async () => {
    const found = await openSession(db, { ...given, known, now })
    if (!found) throw new AppError('sign_in_failed')
    return found
  })
  cookieStore.set(await newSession(db, account, now))
  if (known?.userId !== account.id) cookieStore.set(knownBrowserCookie(account.id))
  return safePath(next, paths.adminDashboard)
})

/** Returns the error; on success redirects to `next`. */
export async function signIn(_: SignInError | null, form: FormData): Promise<SignInError> {
  const result = await signInAction(Object.fromEntries(form))
  if (result.ok) redirect(result.value)
  const username = form.get('username')
  return { error: result.error, username: typeof username === 'string' ? username : '' }
}

const signOutAction = action({ name: 'sign-out', body: z.null() }, ({ db, viewer }) =>
  signOutEverywhere(db, { viewer, now: new Date() }),
)

/**
 * This browser forgets its session in any case. If the sessions could not be ended (no database), the page says so.
 * @param locale of the page that was left; the default language for any other value
 */
export async function signOut(locale: string): Promise<void> {
  const ended = await signOutAction(null)
  ;(await cookies()).delete(sessionCookie())
  const page = localePath(isLocale(locale) ? locale : DEFAULT_LOCALE, paths.signIn())
  redirect(ended.ok ? page : `${page}?${new URLSearchParams({ [SIGNED_OUT]: SIGNED_OUT_HERE })}`)
}
