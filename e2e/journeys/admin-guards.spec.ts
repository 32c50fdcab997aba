// Every page and every call of the staff, as the file tree has them, asked for by those who may not: a new one
// without a guard fails here.
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { request } from '@playwright/test'
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

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}
interface Answer {
  status: number
  location: string
  text: string
}
type Ask = (path: string, sent?: Sent) => Promise<Answer>

const agent = new Agent({ keepAlive: true })

/** Asks as whoever has these cookies, a thousand times at a tenth of what a browser's client takes; follows nothing. */
function askWith(baseURL: string, cookies: readonly { name: string; value: string }[]): Ask {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const options = { method, agent, headers: { ...(cookie ? { cookie } : {}), ...length, ...headers } }
      const call = send(new URL(path, baseURL), options, (response) => {
        let text = ''
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('error', reject)
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', text }),
          )
      })
      call.on('error', reject).end(body)
    })
}

/** As a browser goes from page to page: the server first gives the address that its answer is kept under. */
async function goTo(ask: Ask, path: string, sent: Sent): Promise<Answer> {
  const answer = await ask(path, sent)
  return answer.status === 307 && answer.location.startsWith(path) ? ask(answer.location, sent) : answer
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
  await signOut(admin)
  // Whoever bought a book, and is known by a cookie of that, is no member of staff.
  await ownBook(page, { child: 'Wren' })
  const secrets = [SECRET, own.username, 'WAGTALE1', 'Signed in as']

  const visitors = {
    anonymous: (await anonymous.storageState()).cookies,
    buyer: await page.context().cookies(),
    forged: [{ ...session, value: `${session.value.slice(0, -4)}AAAA` }],
    left: cookies,
  }
  // What no page and no call answers, none answers to the others either: the routing doesn't know who asks.
  const triesUnknown = sample(Object.keys(visitors), 'who asks for what is not there')
  const tryAll = async (who: string, ask: Ask) => {
    const unknownToo = triesUnknown.includes(who)
    for (const path of PAGES) {
      for (const at of [path, `/ar${path}`]) {
        for (const headers of [
          {},
          { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
        ]) {
          const html = await goTo(ask, at, { headers })
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
        const part = await goTo(ask, path, { headers })
        for (const secret of secrets) expect([who, path, part.text.includes(secret)]).toEqual([who, path, false])
        // Asked for the page itself, it answers with the way to the door.
        if (Object.keys(headers).length === 1 && part.status === 200)
          expect(part.text).toContain('NEXT_REDIRECT;replace;/sign-in')
      }
      for (const method of ['HEAD', 'POST', 'PUT', 'DELETE'] as const) {
        const answer = await ask(path, { method, headers: { origin: baseURL } })
        expect(`${who} ${method} ${path} ${answer.status}`).toMatch(/ (307|405)$/)
      }
      for (const end of unknownToo ? ['.rsc', '.segments/_tree.segment.rsc', '.txt'] : [])
        expect((await ask(path + end)).status).toBe(404)
    }
    for (const { path, methods } of [...CALLS, ...LISTS]) {
      const isList = LISTS.some((list) => list.path === path)
      for (const method of METHODS) {
        if (method === 'OPTIONS' || (isList && method === 'POST')) continue
        const guarded = methods.some((one) => one === method || (one === 'GET' && method === 'HEAD'))
        if (!guarded && !unknownToo) continue
        const headers = { RSC: '1', accept: 'application/json', 'content-type': 'application/json' }
        const answer = await goTo(ask, path, {
          method,
          headers,
          ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
        })
        expect([who, method, path, answer.status]).toEqual([who, method, path, guarded ? 401 : 405])
        if (guarded && method !== 'HEAD') expect(JSON.parse(answer.text)).toMatchObject({ code: 'sign_in_required' })
      }
    }
  }
  await Promise.all(Object.entries(visitors).map(([who, theirs]) => tryAll(who, askWith(baseURL, theirs))))
  agent.destroy()
})
