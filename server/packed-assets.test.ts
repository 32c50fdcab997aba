import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { packAssets } from '@/scripts/pack-assets'
import { servePacked } from './packed-assets'

const SCRIPT = `console.log('Mila')\n`.repeat(200)
const folder = mkdtempSync(join(tmpdir(), 'assets-'))
const server = createServer()
beforeAll(async () => {
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  writeFileSync(join(folder, 'static/chunks/a.js'), SCRIPT)
  writeFileSync(join(folder, 'static/chunks/a.css'), 'a { color: red }'.repeat(100))
  writeFileSync(join(folder, 'static/chunks/small.js'), 'one()')
  writeFileSync(join(folder, 'static/chunks/face.woff2'), SCRIPT)
  expect(packAssets(folder)).toEqual({ assets: 2 })
  const serve = servePacked(folder)
  server.on('request', (request, response) => {
    if (!serve(request, response)) response.end('Next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const send = (path: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    ask({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
        })
    })
      .on('error', reject)
      .end()
  })

test('a packed script is the script, kept for ever, and has the headers of every answer', async () => {
  const { status, headers, body } = await send('/_next/static/chunks/a.js?v=1')
  expect(status).toBe(200)
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.byteLength),
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect((await send('/_next/static/chunks/a.css')).headers['content-type']).toBe('text/css; charset=UTF-8')
  const head = await send('/_next/static/chunks/a.js', { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.byteLength]).toEqual([200, String(body.byteLength), 0])
})

test.each([
  ['another method', '/_next/static/chunks/a.js', { 'accept-encoding': 'br' }, 'POST'],
  ['a client without Brotli', '/_next/static/chunks/a.js', { 'accept-encoding': 'gzip, br;q=0' }, 'GET'],
  ['a client that names no coding', '/_next/static/chunks/a.js', {}, 'GET'],
  ['a part', '/_next/static/chunks/a.js', { 'accept-encoding': 'br', range: 'bytes=0-9' }, 'GET'],
  ['has it changed?', '/_next/static/chunks/a.js', { 'accept-encoding': 'br', 'if-none-match': 'W/"1"' }, 'GET'],
  ['too small to pack', '/_next/static/chunks/small.js', { 'accept-encoding': 'br' }, 'GET'],
  ['packed already', '/_next/static/chunks/face.woff2', { 'accept-encoding': 'br' }, 'GET'],
  ['none', '/_next/static/chunks/none.js', { 'accept-encoding': 'br' }, 'GET'],
  ['outside', '/_next/static/../static/chunks/a.js', { 'accept-encoding': 'br' }, 'GET'],
] as const)('Next answers: %s', async (_, path, headers, method) => {
  expect((await send(path, headers, method)).body.toString()).toBe('Next')
})

test('a build without packed files is served by Next alone', () => {
  const response = {} as Parameters<ReturnType<typeof servePacked>>[1]
  const request = { url: '/_next/static/chunks/a.js', method: 'GET', headers: { 'accept-encoding': 'br' } }
  expect(servePacked(join(folder, 'none'))(request as Parameters<ReturnType<typeof servePacked>>[0], response)).toBe(
    false,
  )
})
