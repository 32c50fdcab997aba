'use server'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { SignInError } from '@/components/admin/sign-in-form'
import { AppError } from '@/lib/domain/errors'
import { action } from '@/lib/http/action'
import { safePath } from '@/lib/http/safe-path'
import { localePath } from '@/lib/i18n/locale-path'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { SIGNED_OUT, SIGNED_OUT_HERE } from './signed-out'
import { newSession, sessionCookie } from '@/lib/platform/auth/session'
import { signIn as openSession } from '@/lib/server/admin/sign-in'
import { signOutEverywhere } from '@/lib/server/admin/sign-out'

const credentials = z.object({
  username: z.string().max(200),
  password: z.string().max(1000),
  next: z.string().max(500).nullish(),
})

const signInAction = action({ name: 'sign-in', body: credentials, limit: 'signIn' }, async ({ db, body }) => {
  const account = await openSession(db, { ...body, now: new Date() })
  if (!account) throw new AppError('sign_in_failed')
  ;(await cookies()).set(await newSession(account))
  return safePath(body.next, paths.adminDashboard)
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
