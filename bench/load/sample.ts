// What is noted of each request, and what many of them say together.
import { quantile } from '../rooms/quantile'

/** What a request is for. The first two read what was made at the build; a document is a PDF or an EPUB. */
export const KINDS = [
  'static page',
  'script',
  'story page',
  'reader',
  'picture',
  'call',
  'list',
  'order',
  'document',
] as const
export type Kind = (typeof KINDS)[number]

const READY: ReadonlySet<Kind> = new Set<Kind>(['static page', 'script'])
/** Answers that wait for a book to be written or set may take longer. */
const WAITS: ReadonlySet<Kind> = new Set<Kind>(['order', 'document'])

export interface Sample {
  kind: Kind
  /** `Date.now()` of the moment at which it was due, so that waiting for its turn counts. */
  start: number
  /** Until its answer was whole. */
  ms: number
  /** refused: 503 that says when to come again, shortly. open: no answer yet. */
  outcome: 'ok' | 'refused' | 'wrong' | 'open'
  /** What was wrong. */
  why?: string
}

export interface Row {
  kind: string
  begun: number
  refused: number
  wrong: number
  p50: number
  p95: number
  p99: number
}

const rowOf = (kind: string, samples: readonly Sample[]): Row => {
  const count = (outcome: Sample['outcome']) => samples.filter((sample) => sample.outcome === outcome).length
  const times = samples.filter(({ outcome }) => outcome === 'ok' || outcome === 'open').map(({ ms }) => ms)
  return {
    kind,
    begun: samples.length,
    refused: count('refused'),
    wrong: count('wrong'),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  }
}

/** A row for each kind, and one for what was refused: how long a refusal took. */
export function summarize(samples: readonly Sample[]): Row[] {
  const rows = KINDS.map((kind) =>
    rowOf(
      kind,
      samples.filter((sample) => sample.kind === kind),
    ),
  ).filter(({ begun }) => begun > 0)
  const refusals = samples.filter(({ outcome }) => outcome === 'refused')
  if (refusals.length > 0)
    rows.push({
      ...rowOf(
        'refusals',
        refusals.map((sample) => ({ ...sample, outcome: 'ok' as const })),
      ),
      refused: refusals.length,
    })
  return rows
}

export interface Verdict {
  /** Requests a second that were due, and that were answered as they should be. */
  due: number
  good: number
  /** p95 in ms of static pages and scripts, of what is made for each request, and of what waits for a book. */
  fixed: number
  dynamic: number
  waits: number
  bends: boolean
}

const SLOW_MS = 1_000
const WAIT_MS = 10_000
const ENOUGH = 0.9

/** Whether a load is more than a shop can bear. @param seconds that the samples cover */
export function judge(samples: readonly Sample[], seconds: number): Verdict {
  const p95 = (holds: (kind: Kind) => boolean) =>
    quantile(
      samples.filter(({ kind, outcome }) => holds(kind) && outcome !== 'refused').map(({ ms }) => ms),
      0.95,
    )
  const due = samples.length / seconds
  const good = samples.filter(({ outcome }) => outcome === 'ok').length / seconds
  const fixed = p95((kind) => READY.has(kind))
  const dynamic = p95((kind) => !READY.has(kind) && !WAITS.has(kind))
  const waits = p95((kind) => WAITS.has(kind))
  return { due, good, fixed, dynamic, waits, bends: dynamic > SLOW_MS || waits > WAIT_MS || good < ENOUGH * due }
}
