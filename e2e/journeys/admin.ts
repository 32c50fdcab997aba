// Administrators for journeys, created by the operator's command and signed in without a page.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { request, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'

export const ADMIN = { username: 'admin', password: 'a journey of twenty pages' }

/** An account per journey: signing out ends every session of an account. */
export async function makeAdmin(username: string): Promise<{ username: string; password: string }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.mjs', 'create', username], {
    env: { ...process.env, WAGTALE_DATA_DIR: process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys' },
  })
  return { username, password: /^Password: (\S+)$/m.exec(stdout)?.[1] ?? '' }
}

const csrf = async (context: APIRequestContext) =>
  z.object({ csrfToken: z.string() }).parse(await (await context.get('/api/auth/csrf')).json()).csrfToken

/** A signed-in API client. */
export async function signedIn(
  baseURL: string | undefined,
  { username, password }: { username: string; password: string },
): Promise<APIRequestContext> {
  const context = await request.newContext(baseURL === undefined ? {} : { baseURL })
  await context.post('/api/auth/callback/credentials', {
    form: { csrfToken: await csrf(context), username, password, json: 'true' },
  })
  return context
}

export async function signOut(context: APIRequestContext): Promise<void> {
  await context.post('/api/auth/signout', { form: { csrfToken: await csrf(context), json: 'true' } })
}
