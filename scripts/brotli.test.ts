import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { brotli, prerendered } from './brotli.mjs'

const PAGE = `<p>${'Mila and Biscuit. '.repeat(400)}</p>`
const site: RequestListener = (asked, answer) => {
  answer.setHeader('content-type', 'text/html; charset=utf-8').setHeader('x-asked', String(asked.headers['accept-encoding']))
  if (asked.url === '/home') return answer.end(PAGE)
  if (asked.url?.startsWith('/piped')) return Readable.from([PAGE.slice(0, 50), PAGE.slice(50)]).pipe(answer)
  if (asked.url === '/lost') return answer.writeHead(404, { 'x-kept': '1' }).end(PAGE)
  if (asked.url === '/unchanged') return answer.writeHead(304).end()
  if (asked.url === '/picture') return answer.setHeader('content-type', 'image/png').end(Buffer.alloc(5000, 7))
  answer.write('one ')
  answer.end('two')
}
const server = createServer(brotli((path) => path !== '/mine', site))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
    }).on('error', reject).end()
  })

test('what is the same for everyone is packed, whole or in parts, again and again', async () => {
  for (const path of ['/home', '/piped?from=mail', '/home']) {
    const { status, headers, body } = await ask(path)
    expect([status, headers['content-encoding'], headers.vary, Number(headers['content-length']), headers['x-asked']]).toEqual([200, 'br', 'accept-encoding', body.length, 'undefined'])
    expect(brotliDecompressSync(body).toString()).toBe(PAGE)
    expect(body.length).toBeLessThan(200)
  }
})

test('whatever else is left as it is', async () => {
  const plain: [string, Record<string, string>?, string?][] = [['/home', { 'accept-encoding': 'gzip' }], ['/home', { 'accept-encoding': 'br', rsc: '1' }], ['/home', { 'accept-encoding': 'br', range: 'bytes=0-9' }], ['/mine'], ['/home', { 'accept-encoding': 'br' }, 'POST']]
  for (const [path, headers, method] of plain) {
    const answer = await ask(path, headers, method)
    expect([answer.headers['content-encoding'], answer.headers['x-asked']]).toEqual([undefined, headers?.['accept-encoding'] ?? 'gzip, br'])
  }
  expect((await ask('/small')).body.toString()).toBe('one two')
  expect((await ask('/picture')).body.equals(Buffer.alloc(5000, 7))).toBe(true)
  const lost = await ask('/lost')
  expect([lost.status, lost.headers['x-kept'], lost.headers['content-encoding'], lost.body.toString()]).toEqual([404, '1', undefined, PAGE])
  const unchanged = await ask('/unchanged')
  expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
})

test('the default language stands without its prefix', () => {
  const routes = { '/en': {}, '/en/home': {}, '/es': {}, '/es/home': {}, '/pictures/hero.svg': {} }
  expect([...prerendered(JSON.stringify({ routes }), 'en')]).toEqual(['/', '/home', '/es', '/es/home', '/pictures/hero.svg'])
})
