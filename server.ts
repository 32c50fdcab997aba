// Wagtale's HTTP server: Next's documented custom server (nextjs.org/docs/app/guides/custom-server). It does what
// Next's own can't be told to do; each part is a file in server/. `npm start` and `npm run dev` (scripts/start.ts)
// bring up the database first and then call this.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { countServerError } from '@/lib/platform/alerts/server-errors'
import { db } from '@/lib/platform/db/client'
import { pingDatabase } from '@/lib/platform/db/ping'
import { env } from '@/lib/platform/env'
import { exportTraces } from '@/lib/platform/export-traces'
import { log } from '@/lib/platform/log'
import { logConsole } from '@/lib/platform/log-console'
import { readQueueDepth } from '@/lib/platform/queue/depth'
import { withResponse } from '@/lib/platform/response-status'
import { limitBody } from './server/body-limit'
import { setClientAddress } from './server/client-address'
import { compress } from './server/compression'
import { limitConnections } from './server/connection-limit'
import { markCustomDomain } from './server/custom-domain'
import { limitLoad } from './server/load-limit'
import { createMetrics, serveMetrics } from './server/metrics'
import { servePacked } from './server/packed-assets'
import { refuseLoad } from './server/refuse-load'
import { refusalOf } from './server/request-target'
import { refusePageData } from './server/page-data'
import { identifyRequest } from './server/request-id'
import { setRequestDeadline } from './server/request-deadline'
import { drain } from './server/shutdown'
import { traceRequest } from './server/trace-request'
import { setTransportSecurity } from './server/transport-security'
import { watchDatabase } from './server/watch-database'

/** A client that sends its headers, or its whole request, more slowly than this is cut off with 408. */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  // Longer than a proxy keeps its idle connections (60 s is usual): with Node's 5 s, one that is closed just as the
  // proxy sends the next request on it becomes a failed request.
  keepAliveTimeout: 75_000,
}

export interface ServeOptions {
  dev: boolean
  port: number
  /** Aborted when the server is to stop. */
  stop: AbortSignal
  onListening: () => void
}

/**
 * Serves until `stop` is aborted, then drains. Rejects when Next can't start, the port is taken, or the database has
 * been away for too long.
 */
export async function serve({ dev, port, stop, onListening }: ServeOptions): Promise<void> {
  const settings = env()
  const server = createServer(TIMEOUTS)
  if (settings.TRUST_PROXY === 0) limitConnections(server)
  const metrics = settings.METRICS_PORT === undefined ? null : createMetrics(() => readQueueDepth(db()))
  const traces = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? exportTraces({ endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, role: 'web' })
    : null
  const app = next({ dev, port, hostname: 'localhost', httpServer: server })
  await app.prepare()
  const handle = app.getRequestHandler()
  const admit = limitLoad()
  const serveAsset = dev ? () => false : servePacked(process.env.WAGTALE_BUILD_DIR || '.next')

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await admit(request, response))) return refuseLoad(request, response)
    const limited = await limitBody(request)
    await withResponse(response, () => handle(limited, response))
  }

  server.on('request', (request, response) => {
    metrics?.observe(request, response)
    response.once('close', () => {
      if (response.statusCode >= 500) countServerError(Date.now())
    })
    setTransportSecurity(response, settings)
    const refusal = refusalOf(request)
    if (refusal !== null) return void response.writeHead(refusal, { connection: 'close' }).end()
    setRequestDeadline(request, response)
    setClientAddress(request)
    markCustomDomain(request, settings)
    refusePageData(request)
    if (serveAsset(request, response)) return
    identifyRequest(request, response, settings, () =>
      traceRequest(request, response, settings, () =>
        compress(request, response, () => {
          respond(request, response).catch((error: unknown) => {
            log.error('server.request-failed', { error })
            if (!response.headersSent) response.statusCode = 500
            response.end()
          })
        }),
      ),
    )
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host: settings.LISTEN_HOST }, () => resolve())
  })
  const figures =
    metrics && settings.METRICS_PORT !== undefined
      ? await serveMetrics(metrics, { port: settings.METRICS_PORT, host: settings.LISTEN_HOST ?? '127.0.0.1' })
      : null
  onListening()
  if (!dev) logConsole()
  const away = await watchDatabase({
    ping: () => pingDatabase(db()),
    patienceMs: dev ? Infinity : settings.DATABASE_AWAY_MINUTES * 60_000,
    stop,
  })
  figures?.close()
  // In development the live reload's sockets never close by themselves.
  if (dev) server.closeAllConnections()
  else await drain(server, { noticeMs: settings.DRAIN_SECONDS * 1_000 })
  await traces?.stop()
  if (away) throw new Error(`the database has been away for ${settings.DATABASE_AWAY_MINUTES} minutes`)
}
