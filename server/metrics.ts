// Figures for Prometheus, on a port of their own: how many requests and how long they took, the queue, the process.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { QueueDepth } from '@/lib/platform/queue/depth'

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** A path is no label: it may hold an id, and there are as many as there are visitors. */
export const kindOf = (url = ''): 'asset' | 'call' | 'health' | 'page' =>
  url.startsWith('/_next/')
    ? 'asset'
    : url.startsWith('/api/')
      ? 'call'
      : /^\/(?:healthz|readyz)/.test(url)
        ? 'health'
        : 'page'

export interface Metrics {
  contentType: string
  read: () => Promise<string>
  /** Counts a request once its response is over. */
  observe: (request: IncomingMessage, response: ServerResponse) => void
}

/** @param readQueue asked whenever the figures are; where it fails, the database counts as away */
export function createMetrics(readQueue: () => Promise<QueueDepth>, now: () => Date = () => new Date()): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'wagtale_http_requests_total',
    help: 'Requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'wagtale_http_request_duration_seconds',
    help: 'From a request to the end of its response, but for event streams.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  })
  const queue = new Gauge({
    name: 'wagtale_queue_jobs',
    help: 'Jobs that wait, run, or were given up; counting stops at a thousand.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'wagtale_queue_oldest_seconds',
    help: 'How long the oldest waiting job has waited.',
    registers,
  })
  const workers = new Gauge({ name: 'wagtale_queue_workers', help: 'Workers that are alive.', registers })
  const up = new Gauge({ name: 'wagtale_database_up', help: '1 while the database answers.', registers })

  async function measureQueue(): Promise<void> {
    try {
      const depth = await readQueue()
      queue.set({ state: 'waiting' }, depth.waiting)
      queue.set({ state: 'running' }, depth.running)
      queue.set({ state: 'given-up' }, depth.givenUp)
      oldest.set(depth.oldest === null ? 0 : Math.max(0, (now().getTime() - depth.oldest.getTime()) / 1000))
      workers.set(depth.workers)
      up.set(1)
    } catch {
      // Old figures would look like current ones.
      for (const gauge of [queue, oldest, workers, up]) gauge.reset()
    }
  }

  return {
    contentType: registry.contentType,
    // The queue first: a registry reads its gauges side by side.
    read: async () => {
      await measureQueue()
      return registry.metrics()
    },
    observe: (request, response) => {
      const kind = kindOf(request.url)
      const started = performance.now()
      response.once('close', () => {
        requests.inc({ kind, status: String(response.statusCode) })
        if (!String(response.getHeader('content-type') ?? '').startsWith('text/event-stream'))
          durations.observe({ kind }, (performance.now() - started) / 1000)
      })
    },
  }
}

/** Serves them at /metrics and nothing else. Rejects when the port is taken. */
export function serveMetrics(
  { contentType, read }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server))
  })
}
