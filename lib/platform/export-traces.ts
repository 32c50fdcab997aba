// Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. Only the commands of a whole process load this.
import { context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { setTracer } from './tracing'

export interface TraceExport {
  /** Sends what waits, and ends. */
  stop: () => Promise<void>
}

interface ExportOptions {
  /** Without a path: OTLP over HTTP adds its own. */
  endpoint: string
  /** Which process it is. */
  role: 'web' | 'worker'
}

/**
 * `OTEL_EXPORTER_OTLP_HEADERS` is read by the exporter itself. A collector that is away costs the spans, nothing
 * else.
 */
export function exportTraces({ endpoint, role }: ExportOptions): TraceExport {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `wagtale-${role}`, 'service.namespace': 'wagtale' }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5_000 }),
      }),
    ],
  })
  setTracer(provider.getTracer('wagtale'))
  return {
    stop: async () => {
      setTracer(undefined)
      await provider.shutdown().catch(() => {})
      context.disable()
    },
  }
}
