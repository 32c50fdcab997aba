import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { QueueDepth } from '@/lib/platform/queue/depth'
import { createMetrics, serveMetrics } from './metrics'

const NOW = new Date('2026-11-26T10:00:00.000Z')
const servers: Server[] = []
afterEach(() => {
  for (const each of servers.splice(0)) {
    each.closeAllConnections()
    each.close()
  }
})
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** A server that is observed, and where its figures are. */
async function observed(readQueue: () => Promise<QueueDepth>) {
  const metrics = createMetrics(readQueue, () => NOW)
  const server = createServer((request, response) => {
    metrics.observe(request, response)
    response.writeHead(request.url === '/story/lost' ? 404 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const figures = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  servers.push(server, figures)
  return {
    ask: async (path: string) => void (await (await fetch(originOf(server) + path)).text()),
    read: async () => (await fetch(`${originOf(figures)}/metrics`)).text(),
    figures: originOf(figures),
  }
}

test('metrics: requests are counted by kind and status, without what an address holds', async () => {
  const { ask, read, figures } = await observed(async () => ({
    waiting: 3,
    running: 1,
    givenUp: 2,
    oldest: new Date(NOW.getTime() - 90_000),
    workers: 4,
  }))
  for (const path of [
    '/',
    '/story/secret-id',
    '/story/lost',
    '/api/stories/secret-id',
    '/_next/static/a.js',
    '/healthz',
  ])
    await ask(path)
  const text = await read()
  for (const line of [
    'wagtale_http_requests_total{kind="page",status="200"} 2',
    'wagtale_http_requests_total{kind="page",status="404"} 1',
    'wagtale_http_requests_total{kind="call",status="200"} 1',
    'wagtale_http_requests_total{kind="asset",status="200"} 1',
    'wagtale_http_requests_total{kind="health",status="200"} 1',
    'wagtale_http_request_duration_seconds_count{kind="page"} 3',
    'wagtale_queue_jobs{state="waiting"} 3',
    'wagtale_queue_jobs{state="given-up"} 2',
    'wagtale_queue_oldest_seconds 90',
    'wagtale_queue_workers 4',
    'wagtale_database_up 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('secret-id')
  expect((await fetch(`${figures}/`)).status).toBe(404)
})

test('metrics: while the database is away its figures are not those of before', async () => {
  let away = false
  const { read } = await observed(async () => {
    if (away) throw new Error('away')
    return { waiting: 3, running: 1, givenUp: 2, oldest: NOW, workers: 4 }
  })
  expect(await read()).toContain('wagtale_queue_workers 4')
  away = true
  const text = await read()
  expect(text).toContain('wagtale_database_up 0')
  expect(text).not.toMatch(/^wagtale_queue_(?:workers|oldest_seconds) [1-9]|state="waiting"/m)
})
