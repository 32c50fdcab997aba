/**
 * Traces (OpenTelemetry): a span for each piece of work on the way from a click to the letter. Names and attributes are
 * a closed set, as in the log: no path, no id of a story, no name and nothing that a visitor typed. Without a tracer
 * (see export-traces) everything here does nothing. The tracer is our own and not the global one, so that no package
 * adds spans whose attributes hold addresses.
 */
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  context,
  isSpanContextValid,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { errnoCode } from './errno'

const KEY = Symbol.for('wagtale.tracer')
const shared: typeof globalThis & { [KEY]?: Tracer | undefined } = globalThis
/** One for all bundles of the process: server.ts and the pages are bundled apart. */
export const setTracer = (tracer: Tracer | undefined): void => void (shared[KEY] = tracer)

export type SpanName =
  | 'request page'
  | 'request call'
  | 'job write-story'
  | 'job narrate'
  | 'job weave-room'
  | 'job send-mail'
  | 'job find-stories'
  | 'job settle-payments'
  | 'job maintenance'
  | 'job retention'
  | 'claude'
  | 'document'
  | 'letter'

export interface SpanFields {
  method?: string
  status?: number
  attempt?: number
  /** Of Claude, or of a document: which one, and what became of it. */
  model?: string
  kind?: string
  outcome?: string
  inputTokens?: number
  outputTokens?: number
  transport?: 'smtp' | 'files'
}

const KINDS: Readonly<Record<string, SpanKind>> = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  claude: SpanKind.CLIENT,
  letter: SpanKind.CLIENT,
}

export interface OpenSpan {
  add: (fields: SpanFields) => void
  fail: (error: unknown) => void
  end: () => void
}
const NOTHING: OpenSpan = { add: () => {}, fail: () => {}, end: () => {} }

/** Runs `work` inside a span that `work` ends itself. */
export function openSpan<T>(name: SpanName, fields: SpanFields, work: (span: OpenSpan) => T, parent?: string): T {
  const tracer = shared[KEY]
  if (!tracer) return work(NOTHING)
  const around = parent === undefined ? context.active() : contextOf(parent)
  const span = tracer.startSpan(name, { kind: KINDS[name.split(' ')[0] ?? ''] ?? SpanKind.INTERNAL }, around)
  const open: OpenSpan = {
    add: (more) => addFields(span, more),
    fail: (error) => {
      // An error's message may hold what somebody typed.
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      const code = errnoCode(error)
      if (code !== undefined) span.setAttribute('error.code', code)
    },
    end: () => span.end(),
  }
  open.add(fields)
  return context.with(trace.setSpan(around, span), () => work(open))
}

/** Runs `work` inside a span that ends with it. */
export function withSpan<T>(
  name: SpanName,
  fields: SpanFields,
  work: (span: OpenSpan) => Promise<T>,
  parent?: string,
): Promise<T> {
  return openSpan(
    name,
    fields,
    async (span) => {
      try {
        return await work(span)
      } catch (error) {
        span.fail(error)
        throw error
      } finally {
        span.end()
      }
    },
    parent,
  )
}

function addFields(span: Span, fields: SpanFields): void {
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) span.setAttribute(`wagtale.${name}`, value)
}

/** The span at hand, so that a job goes on with its trace: W3C's `traceparent`. */
export function traceparent(): string | undefined {
  const found = shared[KEY] && trace.getSpanContext(context.active())
  if (!found || !isSpanContextValid(found)) return undefined
  return `00-${found.traceId}-${found.spanId}-0${found.traceFlags & TraceFlags.SAMPLED}`
}

export const traceId = (): string | undefined => traceparent()?.split('-')[1]

export const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/

function contextOf(parent: string): Context {
  const [, id, spanId, sampled] = TRACEPARENT.exec(parent) ?? []
  if (id === undefined || spanId === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId: id, spanId, traceFlags: Number(sampled), isRemote: true })
}
