import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { keepAnswers, keyOf, prerendered } from './kept-answers.mjs'

const PAGE = `<p>${'Mila and Biscuit. '.repeat(400)}</p>`
const asked: string[] = []
const site: RequestListener = (request, answer) => {
  const { url = '', headers } = request
  asked.push(url)
  answer
    .setHeader('content-type', 'text/html; charset=utf-8')
    .setHeader('x-asked', String(headers['accept-encoding']))
    .setHeader('etag', '"mila"')
  if (headers['x-wagtale-door']) return answer.end(PAGE.replaceAll('Mila', 'Door'))
  if (headers['x-forwarded-proto'] === 'https') answer.setHeader('strict-transport-security', 'max-age=1')
  if (/^\/(home|mine)?$/.test(url)) return answer.setHeader('content-security-policy', ['one', 'two']).end(PAGE)
  if (url.startsWith('/piped')) return Readable.from([PAGE.slice(0, 50), PAGE.slice(50)]).pipe(answer)
  if (url === '/lost') return answer.writeHead(404, { 'x-kept': '1' }).end(PAGE)
  if (url === '/unchanged') return answer.writeHead(304).end()
  if (url === '/picture') return answer.setHeader('content-type', 'image/png').end(Buffer.alloc(5000, 7))
  answer.write('one ')
  answer.end('two')
}
const server = createServer(
  keepAnswers(keyOf(new Set(['/', '/home', '/piped', '/lost', '/unchanged', '/picture', '/small'])), site),
)
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())
beforeEach(() => asked.splice(0))

const TAKES_IT = { 'accept-encoding': 'gzip, br' }
const ask = (path: string, headers: Record<string, string> = TAKES_IT, method = 'GET', of = server) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = of.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })

test('what is the same for everyone is packed, whole or in parts, and made once', async () => {
  for (const path of ['/home', '/piped?from=mail', '/home', '/home?from=mail']) {
    const { status, headers, body } = await ask(path)
    expect([
      status,
      headers['content-encoding'],
      headers.vary,
      Number(headers['content-length']),
      headers['x-asked'],
    ]).toEqual([200, 'br', 'accept-encoding', body.length, 'undefined'])
    expect(brotliDecompressSync(body).toString()).toBe(PAGE)
    expect(body.length).toBeLessThan(200)
  }
  expect(asked).toEqual(['/home', '/piped?from=mail'])
})

test('whoever asks later gets the best packing, of the same words', async () => {
  const words = readFileSync(__filename, 'utf8')
  const later = createServer(
    keepAnswers(
      () => 'words',
      (_, answer) => answer.setHeader('content-type', 'text/plain').end(words),
      { quiet: 0, patience: 0 },
    ),
  )
  await new Promise<void>((done) => later.listen(0, '127.0.0.1', done))
  const first = await ask('/', TAKES_IT, 'GET', later)
  let best = first
  for (let time = 0; time < 1000 && best.body.length === first.body.length; time++)
    best = await ask('/', TAKES_IT, 'GET', later)
  expect(best.body.length).toBeLessThan(first.body.length)
  expect([Number(best.headers['content-length']), brotliDecompressSync(best.body).toString()]).toEqual([
    best.body.length,
    words,
  ])
  later.close()
})

test('a kept answer has all its headers, and none of its body for whoever has it', async () => {
  const { headers: first } = await ask('/home')
  const { headers: again } = await ask('/home')
  expect([again['content-security-policy'], again.etag]).toEqual([first['content-security-policy'], '"mila"'])
  for (const tag of ['"mila"', 'W/"mila"', '"old", "mila"', '*']) {
    const { status, headers, body } = await ask('/home', { ...TAKES_IT, 'if-none-match': tag })
    expect([status, headers.etag, headers['content-security-policy'], body.length]).toEqual([
      304,
      '"mila"',
      first['content-security-policy'],
      0,
    ])
  }
  expect((await ask('/home', { ...TAKES_IT, 'if-none-match': '"old"' })).status).toBe(200)
  expect((await ask('/home', { ...TAKES_IT, 'if-none-match': '"mila"', 'cache-control': 'no-cache' })).status).toBe(200)
  expect(asked).toEqual([])
})

test('https and the custom domain have answers of their own, and another language than the default none at the front door', async () => {
  const secure = () => ask('/home', { ...TAKES_IT, 'x-forwarded-proto': 'https' })
  for (const { headers } of [await secure(), await secure()])
    expect(headers['strict-transport-security']).toBe('max-age=1')
  expect((await ask('/home')).headers['strict-transport-security']).toBeUndefined()
  const door = () => ask('/home', { ...TAKES_IT, 'x-wagtale-door': '1' })
  for (const { body } of [await door(), await door(), await door()])
    expect(brotliDecompressSync(body).toString()).toContain('Door and Biscuit')
  expect(brotliDecompressSync((await ask('/home')).body).toString()).toBe(PAGE)
  expect(asked).toEqual(['/home', '/home'])

  for (const cookie of ['a=b', 'a=b; wagtale-language=en', 'wagtale-language=en; a=b'])
    expect((await ask('/', { ...TAKES_IT, cookie })).headers['content-encoding']).toBe('br')
  expect(asked).toEqual(['/home', '/home', '/'])
  for (let time = 0; time < 2; time++)
    expect(
      (await ask('/', { ...TAKES_IT, cookie: 'a=b; wagtale-language=es' })).headers['content-encoding'],
    ).toBeUndefined()
  expect(asked).toEqual(['/home', '/home', '/', '/', '/'])
})

test('whatever else is left as it is', async () => {
  const plain: [string, Record<string, string>?, string?][] = [
    ['/home', { 'accept-encoding': 'gzip' }],
    ['/home', { 'accept-encoding': 'br', rsc: '1' }],
    ['/home', { 'accept-encoding': 'br', range: 'bytes=0-9' }],
    ['/mine'],
    ['/mine'],
    ['/home', { 'accept-encoding': 'br' }, 'POST'],
  ]
  for (const [path, headers, method] of plain) {
    const answer = await ask(path, headers, method)
    expect([answer.headers['content-encoding'], answer.headers['x-asked']]).toEqual([
      undefined,
      headers?.['accept-encoding'] ?? 'gzip, br',
    ])
  }
  expect(asked).toHaveLength(plain.length)
  expect((await ask('/small')).body.toString()).toBe('one two')
  expect((await ask('/picture')).body.equals(Buffer.alloc(5000, 7))).toBe(true)
  for (let time = 0; time < 2; time++) {
    const lost = await ask('/lost')
    expect([lost.status, lost.headers['x-kept'], lost.headers['content-encoding'], lost.body.toString()]).toEqual([
      404,
      '1',
      undefined,
      PAGE,
    ])
    const unchanged = await ask('/unchanged')
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
  }
})

test('the default language stands without its prefix, and what is made anew from time to time is not kept', () => {
  const routes = {
    '/en': false,
    '/en/home': false,
    '/es': false,
    '/es/home': false,
    '/en/news': 60,
    '/pictures/hero.svg': false,
  }
  const manifest = {
    routes: Object.fromEntries(
      Object.entries(routes).map(([route, initialRevalidateSeconds]) => [route, { initialRevalidateSeconds }]),
    ),
  }
  expect([...prerendered(JSON.stringify(manifest), 'en')]).toEqual([
    '/',
    '/home',
    '/es',
    '/es/home',
    '/pictures/hero.svg',
  ])
})
