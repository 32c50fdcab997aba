// The parts of server.ts, on a real HTTP server without Next.
import { createServer, request as ask, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { until } from '@/e2e/fixtures/until'
import { CUSTOM_DOMAIN_HEADER } from '@/lib/domain/custom-domain/custom-domain'
import { PEER_HEADER } from '@/lib/http/client-ip'
import { eventStream } from '@/lib/http/event-stream'
import { MAX_BODY_BYTES } from '@/lib/http/read-body'
import { requestId } from '@/lib/platform/request-id'
import { setResponseStatus, withResponse } from '@/lib/platform/response-status'
import { onShutdown } from '@/lib/platform/shutdown'
import { limitBody } from './body-limit'
import { setClientAddress } from './client-address'
import { compress } from './compression'
import { limitConnections } from './connection-limit'
import { markCustomDomain } from './custom-domain'
import { refusePageData } from './page-data'
import { identifyRequest } from './request-id'
import { setRequestDeadline } from './request-deadline'
import { drain } from './shutdown'
import { setTransportSecurity } from './transport-security'

let server: Server
const servers: Server[] = []
afterEach(() => {
  for (const each of servers.splice(0)) {
    each.closeAllConnections()
    each.close()
  }
})

const portOf = (of: Server) => (of.address() as AddressInfo).port
async function listen(listener: RequestListener): Promise<void> {
  server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

interface Sent {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: Buffer | Buffer[]
}
/** A body in several parts goes out in chunks, without a length. */
const send = ({ path = '/', method = 'GET', headers = {}, body = [] }: Sent) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const call = ask({ host: '127.0.0.1', port: portOf(server), path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
    })
    call.on('error', reject)
    if (Array.isArray(body)) for (const part of body) call.write(part)
    call.end(Array.isArray(body) ? undefined : body)
  })

test('the socket’s address and the custom domain’s mark replace what the client sends', async () => {
  await listen((request, response) => {
    setClientAddress(request)
    markCustomDomain(request, { CUSTOM_DOMAIN: 'stories.example', TRUST_PROXY: Number(request.headers['x-proxies']) })
    response.end(JSON.stringify([request.headers[PEER_HEADER], request.headers[CUSTOM_DOMAIN_HEADER] ?? null]))
  })
  const marks = async (headers: Record<string, string>): Promise<unknown> =>
    JSON.parse((await send({ headers: { 'x-proxies': '0', ...headers } })).body.toString())
  const forged = { [PEER_HEADER]: '203.0.113.9', [CUSTOM_DOMAIN_HEADER]: '1' }
  expect(await marks(forged)).toEqual(['127.0.0.1', null])
  expect(await marks({ host: 'www.stories.example:80' })).toEqual(['127.0.0.1', '1'])
  expect(await marks({ 'x-forwarded-host': 'stories.example' })).toEqual(['127.0.0.1', null])
  expect(await marks({ 'x-forwarded-host': 'stories.example', 'x-proxies': '1' })).toEqual(['127.0.0.1', '1'])
})

test('a request has an id: the proxy’s, where there is one, else its own', async () => {
  await listen((request, response) =>
    identifyRequest(request, response, { TRUST_PROXY: Number(request.headers['x-proxies']) }, () => {
      void sleep(1).then(() => response.end(requestId()))
    }),
  )
  const idOf = async (given: string, proxies: string) => {
    const { headers, body } = await send({ headers: { 'x-request-id': given, 'x-proxies': proxies } })
    expect(headers['x-request-id']).toBe(body.toString())
    return body.toString()
  }
  expect(await idOf('from-the-proxy', '1')).toBe('from-the-proxy')
  expect(await idOf('from-a-visitor', '0')).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf('a "forged" line', '1')).toMatch(/^[\da-f-]{36}$/)
})

test('HSTS follows the public address, not what a request says', async () => {
  for (const [address, expected] of [
    ['https://wagtale.example', 'max-age=31536000; includeSubDomains'],
    ['http://localhost:3000', undefined],
  ] as const) {
    await listen((_request, response) => {
      setTransportSecurity(response, { APP_URL: address })
      response.end()
    })
    const { headers } = await send({ headers: { 'x-forwarded-proto': 'https' } })
    expect([address, headers['strict-transport-security']]).toEqual([address, expected])
  }
})

/** A connection that begins a request and sends no more; what it received until it was closed. */
const halfSent = (path: string): { socket: Socket; closed: Promise<string> } => {
  const socket = connect(portOf(server), '127.0.0.1')
  let received = ''
  const closed = new Promise<string>((resolve) => {
    socket
      .on('data', (part) => (received += String(part)))
      .on('error', () => {})
      .on('close', () => resolve(received))
  })
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{`)
  return { socket, closed }
}

test('a request that is never sent whole is ended; a photo may take longer', async () => {
  await listen((request, response) => {
    setRequestDeadline(request, response, 100)
    if (request.method === 'GET') response.end('here')
  })
  const photo = halfSent('/api/moderate-image')
  expect(await halfSent('/api/stories').closed).toMatch(/^HTTP\/1\.1 408 /)
  expect(photo.socket.destroyed).toBe(false)
  photo.socket.destroy()
  expect((await send({})).body.toString()).toBe('here')
})

test('one address holds so many connections at once and no more; those of this machine are not counted', async () => {
  await listen((_request, response) => response.end('here'))
  limitConnections(server, { most: 2, isExempt: () => false })
  const [first] = [halfSent('/a'), halfSent('/b')]
  expect(await halfSent('/c').closed).toBe('')
  first?.socket.destroy()
  await until(async () => (await send({}).catch(() => null))?.status === 200)

  await listen((_request, response) => response.end('here'))
  limitConnections(server, { most: 0 })
  expect((await send({})).status).toBe(200)
})

test('an address of React’s stream is none; a page that ends alike is', async () => {
  await listen((request, response) => {
    refusePageData(request)
    response.end(request.url)
  })
  const urlOf = async (path: string) => (await send({ path })).body.toString()
  expect(await urlOf('/admin/orders.rsc')).toBe('/404')
  expect(await urlOf('/admin/orders.segments/_tree.segment.rsc?_rsc=1')).toBe('/404')
  for (const path of ['/admin/orders?_rsc=1', '/story/mrsc', '/?code=a.rscx']) expect(await urlOf(path)).toBe(path)
})

describe('a page’s form', () => {
  const bodies: RequestListener = (request, response) => {
    void limitBody(request).then(async (limited) => {
      let size = 0
      for await (const part of limited) if (Buffer.isBuffer(part)) size += part.byteLength
      response.end(JSON.stringify([limited.url, size, limited.headers['x-kept'] ?? null]))
    })
  }
  const received = async (sent: Sent): Promise<unknown> =>
    JSON.parse((await send({ path: '/faq', method: 'POST', ...sent })).body.toString())
  const REFUSED = ['/api/too-large', 0, null]

  test.each([
    ['with a length', (size: number) => Buffer.alloc(size)],
    ['of unknown length', (size: number) => [Buffer.alloc(50_000), Buffer.alloc(size - 50_000)]],
  ])('%s is bounded', async (_kind, body) => {
    await listen(bodies)
    const headers = { 'x-kept': '1' }
    expect(await received({ body: body(MAX_BODY_BYTES), headers })).toEqual(['/faq', MAX_BODY_BYTES, '1'])
    expect(await received({ body: body(MAX_BODY_BYTES + 1) })).toEqual(REFUSED)
  })

  test('that goes on and on is refused before its end', async () => {
    await listen(bodies)
    expect(await received({ body: Array.from({ length: 20 }, () => Buffer.alloc(20_000)) })).toEqual(REFUSED)
  })

  test('calls bound themselves', async () => {
    await listen(bodies)
    const call = { path: '/api/moderate-image', body: Buffer.alloc(MAX_BODY_BYTES * 2) }
    expect(await received(call)).toEqual(['/api/moderate-image', MAX_BODY_BYTES * 2, null])
  })
})

describe('compression', () => {
  const text = 'Mila and Biscuit. '.repeat(500)
  const accepting = { headers: { 'accept-encoding': 'gzip, br' } }
  const type = (value: string): RequestListener => {
    return (request, response) =>
      compress(request, response, () => {
        response.setHeader('content-type', value)
        response.end(text)
      })
  }

  test('packs pages with Brotli', async () => {
    await listen(type('text/html; charset=utf-8'))
    const { headers, body } = await send(accepting)
    expect(headers['content-encoding']).toBe('br')
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(body).toString()).toBe(text)
  })

  test('packs a prerendered page once, and answers 304 to whoever has it', async () => {
    const prerendered: RequestListener = (request, response) =>
      compress(request, response, () => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('x-nextjs-prerender', '1')
        response.setHeader('content-length', Buffer.byteLength(text))
        response.statusCode = request.url === '/lost' ? 404 : 200
        response.end(text)
      })
    await listen(prerendered)
    const first = await send(accepting)
    expect(brotliDecompressSync(first.body).toString()).toBe(text)
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(first.body.byteLength) })
    expect(first.headers.vary).toMatch(/accept-encoding/i)
    const etag = first.headers.etag ?? ''
    expect(etag).toMatch(/^W\/"[\w-]+"$/)

    const plain = await send({ headers: { 'accept-encoding': 'br;q=0' } })
    expect([plain.body.toString() === text, plain.headers.etag]).toEqual([true, etag])
    const packedByGzip = await send({ headers: { 'accept-encoding': 'gzip' } })
    expect([packedByGzip.headers['content-encoding'], packedByGzip.headers.etag]).toEqual(['gzip', etag])

    const unchanged = await send({ headers: { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` } })
    expect([unchanged.status, unchanged.body.byteLength, unchanged.headers['content-encoding']]).toEqual([
      304,
      0,
      undefined,
    ])
    const lost = await send({ path: '/lost', headers: { ...accepting.headers, 'if-none-match': etag } })
    expect([lost.status, brotliDecompressSync(lost.body).toString()]).toEqual([404, text])
  })

  test('leaves event streams and fonts alone', async () => {
    for (const each of ['text/event-stream; charset=utf-8', 'font/woff2']) {
      await listen(type(each))
      const { headers, body } = await send(accepting)
      expect([each, headers['content-encoding'], body.toString() === text]).toEqual([each, undefined, true])
    }
  })
})

test('a page sets the status of the response at hand', async () => {
  await listen((_request, response) =>
    withResponse(response, () => {
      void sleep(1).then(() => {
        setResponseStatus(503, { 'retry-after': '5' })
        response.end('away')
      })
    }),
  )
  const { status, headers } = await send({})
  expect([status, headers['retry-after']]).toEqual([503, '5'])
})

test('shutdown ends event streams with a retry, lets requests finish, then releases', async () => {
  const order: string[] = []
  onShutdown(async () => void order.push('released'))
  await listen((request, response) => {
    if (request.url === '/slow') {
      void sleep(300).then(() => {
        order.push('answered')
        response.end('done')
      })
      return
    }
    const events = eventStream(new Request('http://localhost/'), { maxDurationMs: 60_000 }, async function* (signal) {
      yield { id: 1, event: 'page', data: {} }
      await sleep(60_000, undefined, { signal }).catch(() => {})
    })
    void (async () => {
      for await (const part of events.body ?? []) response.write(part)
      response.end()
    })()
  })
  const stream = send({ path: '/events' })
  const slow = send({ path: '/slow' })
  await sleep(100)
  await drain(server)
  expect(order).toEqual(['answered', 'released'])
  expect((await slow).body.toString()).toBe('done')
  expect((await stream).body.toString()).toMatch(/^retry: \d+\n\nid: 1\n[^]*\n\nretry: \d+\n\n$/)
  expect(server.listening).toBe(false)
})
