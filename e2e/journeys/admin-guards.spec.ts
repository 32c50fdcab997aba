// Every page and every call of the staff, as the file tree has them, asked for by those who may not: a new one
// without a guard fails here.
import { readdirSync, readFileSync } from 'node:fs'
import { request, type APIRequestContext } from '@playwright/test'
import { sample } from '../fixtures/sample'
import { expect, ownBook, test } from './test'
import { makeAdmin, signedIn, signOut } from './admin'

const files = (folder: string, name: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.split('/').at(-1) === name)
    .map((file) => `${folder}/${file}`)
/** As it is addressed: groups fall away, what varies is a story of the shop window. */
const address = (file: string) =>
  `/${file
    .split('/')
    .slice(1, -1)
    .filter((part) => part !== '[locale]' && !part.startsWith('('))
    .map((part) => (part.startsWith('[') ? 'sample-mila-and-biscuit' : part))
    .join('/')}`

const PAGES = files('app/[locale]/(admin)', 'page.tsx').map(address)
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
/** Calls of these folders that anybody may send. */
const PUBLIC_CALLS = /\/(?:webhook|apply|go)\//
const CALL_FOLDERS = ['admin', 'beta-program', 'domain-redirect', 'kdp', 'shopify', 'stanstore']
const CALLS = CALL_FOLDERS.flatMap((folder) => files(`app/api/${folder}`, 'route.ts'))
  .filter((file) => !PUBLIC_CALLS.test(file))
  .map((file) => ({
    path: address(file),
    methods: METHODS.filter((method) =>
      new RegExp(`export (const|async function) ${method}\\b`).test(readFileSync(file, 'utf8')),
    ),
  }))
/** Staff calls that stand among the public ones. */
const LISTS = [
  { path: '/api/stories', methods: ['GET'] as const },
  { path: '/api/gift-codes', methods: ['GET'] as const },
]

/** Something that only staff may see, on each kind of page. */
const SECRET = 'Quillon Zanzibar'

/** As a browser goes from page to page: the server first gives the address that its answer is kept under. */
async function ask(context: APIRequestContext, path: string, headers: Record<string, string>) {
  let answer = await context.get(path, { headers, maxRedirects: 0 })
  const location = answer.headers()['location']
  if (answer.status() === 307 && location?.startsWith(path))
    answer = await context.get(location, { headers, maxRedirects: 0 })
  return { status: answer.status(), location: answer.headers()['location'] ?? '', text: await answer.text() }
}

test('nobody but an administrator sees anything of a staff page, or is answered by a staff call', async ({
  baseURL: base,
  page,
}) => {
  const baseURL = base ?? ''
  const own = await makeAdmin(`doors-${Date.now()}`)
  const admin = await signedIn(baseURL, own)
  const anonymous = await request.newContext({ baseURL })
  await anonymous.post('/api/contact', {
    data: {
      name: SECRET,
      email: 'q@example.com',
      subject: 'General Question',
      message: `${SECRET} would like to know.`,
    },
  })
  expect(PAGES.length).toBeGreaterThan(2)
  expect(CALLS.length).toBeGreaterThan(1)

  // Whoever may, is let in: so that what follows proves something.
  for (const path of PAGES) {
    // /admin itself leads to the dashboard.
    const allowed = path === '/admin' ? 307 : 200
    expect([path, (await admin.get(path, { maxRedirects: 0 })).status()]).toEqual([path, allowed])
  }
  for (const { path } of LISTS) expect([path, (await admin.get(path)).status()]).toEqual([path, 200])

  const { cookies } = await admin.storageState()
  const session = cookies.find(({ name }) => name.endsWith('session-token'))
  if (!session) throw new Error('signing in gave no session')
  const left = await request.newContext({ baseURL, storageState: { cookies, origins: [] } })
  await signOut(admin)
  const forged = await request.newContext({
    baseURL,
    storageState: { cookies: [{ ...session, value: `${session.value.slice(0, -4)}AAAA` }], origins: [] },
  })
  // Whoever bought a book, and is known by a cookie of that, is no member of staff.
  await ownBook(page, { child: 'Wren' })
  const buyer = await request.newContext({ baseURL, storageState: await page.context().storageState() })
  const secrets = [SECRET, own.username, 'WAGTALE1', 'Signed in as']

  const visitors = { anonymous, buyer, forged, left }
  // What no page and no call answers, none answers to the others either: the routing doesn't know who asks.
  const triesUnknown = sample(Object.keys(visitors), 'who asks for what is not there')
  const tryAll = async (who: string, context: APIRequestContext) => {
    const unknownToo = triesUnknown.includes(who)
    for (const path of PAGES) {
      for (const at of [path, `/ar${path}`]) {
        for (const headers of [
          {},
          { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
        ]) {
          const html = await ask(context, at, headers)
          expect([who, at, html.status, new URL(html.location, baseURL).pathname]).toEqual([
            who,
            at,
            307,
            at === path ? '/sign-in' : '/ar/sign-in',
          ])
          for (const secret of secrets) expect(html.text).not.toContain(secret)
        }
      }
      for (const headers of [
        { RSC: '1' },
        { RSC: '1', 'Next-Router-Prefetch': '1' },
        { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
        { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D' },
      ] as Record<string, string>[]) {
        const part = await ask(context, path, headers)
        for (const secret of secrets) expect([who, path, part.text.includes(secret)]).toEqual([who, path, false])
        // Asked for the page itself, it answers with the way to the door.
        if (Object.keys(headers).length === 1 && part.status === 200)
          expect(part.text).toContain('NEXT_REDIRECT;replace;/sign-in')
      }
      for (const method of ['HEAD', 'POST', 'PUT', 'DELETE'] as const) {
        const answer = await context.fetch(path, { method, maxRedirects: 0, headers: { origin: baseURL } })
        expect(`${who} ${method} ${path} ${answer.status()}`).toMatch(/ (307|405)$/)
      }
      for (const end of unknownToo ? ['.rsc', '.segments/_tree.segment.rsc', '.txt'] : [])
        expect((await context.get(path + end, { maxRedirects: 0 })).status()).toBe(404)
    }
    for (const { path, methods } of [...CALLS, ...LISTS]) {
      const isList = LISTS.some((list) => list.path === path)
      for (const method of METHODS) {
        if (method === 'OPTIONS' || (isList && method === 'POST')) continue
        const guarded = methods.some((one) => one === method || (one === 'GET' && method === 'HEAD'))
        if (!guarded && !unknownToo) continue
        const answer = await context.fetch(path, {
          method,
          ...(method === 'GET' || method === 'HEAD' ? {} : { data: {} }),
          headers: { RSC: '1', accept: 'application/json' },
        })
        expect([who, method, path, answer.status()]).toEqual([who, method, path, guarded ? 401 : 405])
        if (guarded && method !== 'HEAD') expect(await answer.json()).toMatchObject({ code: 'sign_in_required' })
      }
    }
  }
  await Promise.all(Object.entries(visitors).map(([who, context]) => tryAll(who, context)))
})
