// Finds every admin page, route and action in the file tree and calls it without a valid session: it must be refused
// before its input is parsed.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { encode } from 'next-auth/jwt'
import { testDatabase } from '@/e2e/fixtures/database'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { newSession } from '@/lib/platform/auth/session'
import { ensureAdmin } from '@/lib/server/admin/ensure-admin'
import { signIn } from '@/lib/server/admin/sign-in'
import { signOutEverywhere } from '@/lib/server/admin/sign-out'

let cookie: string | undefined
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === 'next-auth.session-token' && cookie ? { value: cookie } : undefined),
    set: () => {},
  }),
  headers: async () => new Headers({ host: 'localhost:3000' }),
}))
jest.mock('next/cache', () => ({ refresh: () => {}, revalidatePath: () => {}, revalidateTag: () => {} }))
// Messages are not under test here.
jest.mock('next-intl/server', () => ({ setRequestLocale: () => {}, getTranslations: async () => (key: string) => key }))
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(60_000)

const database = testDatabase()
afterAll(() => db().$disconnect())
const root = path.join(__dirname, '../..')
const files = (folder: string, name: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(path.basename(file)))
    .map((file) => path.join(folder, file))
/** Public routes. Every other route is an administrator's, wherever it is. */
const PUBLIC_ROUTES = [
  '[...unknown]',
  'auth',
  'beta-program/apply',
  'breeds',
  'contact',
  'opening-notice',
  'collaborative-stories',
  'credits',
  'domain-redirect/go',
  'gift-cards/[token]/certificate',
  'gift-codes/redeem',
  'gift-codes/validate',
  'moderate-image',
  'newsletter',
  'oembed',
  'print/webhook',
  'purchase',
  'purchases/[id]',
  'recordings/[recording]',
  'shopify/webhook',
  'stanstore/webhook',
  'stories/[id]',
  'stories/featured',
  'stories/languages',
  'stripe/webhook',
  'too-large',
  'users',
]
const ROUTES = files('app/api', /^route\.ts$/).filter(
  (file) => !PUBLIC_ROUTES.some((folder) => file.startsWith(`app/api/${folder}/`)),
)
/** Public methods of routes that also have an admin method. */
const PUBLIC = new Set(['POST app/api/stories/route.ts'])
const adminFiles = (name: RegExp) => files('app/[locale]', name).filter((file) => file.includes('/(admin)/'))
const ACTIONS = adminFiles(/\.tsx?$/).filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes("'use server'"),
)
const PAGES = adminFiles(/^page\.tsx$/)
type Handler = (...given: unknown[]) => Promise<unknown>
const exportsOf = (file: string) => Object.entries(jest.requireActual<Record<string, Handler>>(path.join(root, file)))

/** Cookies that are no valid session. */
async function strangerCookies(): Promise<Record<string, string | undefined>> {
  await ensureAdmin(database.db, { username: 'gone', password: 'a good password' })
  const now = new Date('2026-11-20T09:00:00.000Z')
  const account = await signIn(database.db, { username: 'gone', password: 'a good password', now })
  if (!account) throw new Error('signing in failed')
  const left = (await newSession(database.db, account, new Date())).value
  await signOutEverywhere(database.db, { viewer: { visitorId: null, admin: account }, now })
  const row = { userId: account.id, seenAt: new Date() }
  const { id: session } = await database.db.adminSession.create({ data: row })
  const claims = { sub: account.id, name: 'gone', version: 2, session }
  const signed = (token: object) => encode({ token: { ...claims, ...token }, secret: env().AUTH_SECRET })
  const old = { ...row, seenAt: new Date(Date.now() - 31 * 60_000) }
  return {
    nobody: undefined,
    signedOut: left,
    otherSecret: await encode({ token: claims, secret: 'another secret, another secret' }),
    unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
    unknownUser: await signed({ sub: '00000000-0000-7000-8000-000000000000' }),
    idle: await signed({ session: (await database.db.adminSession.create({ data: old })).id }),
    endedVersion: await signed({ version: 1 }),
    nonsense: 'eyJhbGciOiJkaXIi.x.y.z.w',
  }
}

test('admin guards: without a valid session every admin page redirects to sign-in, every admin call and action is refused with 401', async () => {
  expect(ROUTES.length).toBeGreaterThan(2)
  expect(PAGES.length).toBeGreaterThan(2)
  for (const [who, value] of Object.entries(await strangerCookies())) {
    cookie = value
    for (const file of ROUTES) {
      for (const [method, handler] of exportsOf(file)) {
        if (!/^[A-Z]+$/.test(method) || PUBLIC.has(`${method} ${file}`)) continue
        const request = new Request('http://localhost:3000/api', {
          method,
          headers: { host: 'localhost:3000', 'content-type': 'application/json' },
          ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{' }),
        })
        const answer = await handler(request, { params: Promise.resolve({ id: 'sample-mila-and-biscuit' }) })
        if (!(answer instanceof Response)) throw new Error(`${method} ${file} gives no answer`)
        expect([who, method, file, answer.status, await answer.json()]).toEqual([
          who,
          method,
          file,
          401,
          { error: 'Please sign in first.', code: 'sign_in_required' },
        ])
      }
    }
    for (const file of PAGES) {
      const Page = exportsOf(file).find(([name]) => name === 'default')?.[1]
      const way = await Page?.({
        params: Promise.resolve({ locale: 'ar' }),
        searchParams: Promise.resolve({ q: 'x' }),
      }).then(
        () => 'shown',
        (error: unknown) => (error instanceof Error && 'digest' in error ? error.digest : error),
      )
      expect([who, file, way]).toEqual([
        who,
        file,
        expect.stringMatching(/^NEXT_REDIRECT;replace;\/ar\/sign-in\?next=/),
      ])
    }
    for (const file of ACTIONS) {
      for (const [name, action] of exportsOf(file))
        expect([who, file, name, await action(null, new FormData())]).toEqual([
          who,
          file,
          name,
          expect.objectContaining({ error: 'Please sign in first.' }),
        ])
    }
  }
})
