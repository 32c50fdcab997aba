import { setTimeout as sleep } from 'node:timers/promises'
import { ClaudeError } from '@/lib/platform/claude/api-error'
import type { HealthFault } from '@/lib/domain/admin/health'

export type Timed<T> = { ok: true; ms: number; value: T } | { ok: false; ms: number; fault: HealthFault }

/** Asks, and waits so long and no longer; what comes of it later is nobody's business any more. Never throws. */
export async function withTiming<T>(patienceMs: number, ask: () => Promise<T>): Promise<Timed<T>> {
  const started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  const over = new AbortController()
  try {
    const answer = ask().then(
      (value): Timed<T> => ({ ok: true, ms: ms(), value }),
      (error: unknown): Timed<T> => ({ ok: false, ms: ms(), fault: faultOf(error) }),
    )
    const late = sleep(patienceMs, undefined, { signal: over.signal }).then((): Timed<T> => ({
      ok: false,
      ms: ms(),
      fault: 'too-slow',
    }))
    // Called off, it rejects, and nobody waits for it any more.
    late.catch(() => {})
    return await Promise.race([answer, late])
  } finally {
    over.abort()
  }
}

const faultOf = (error: unknown): HealthFault => (error instanceof ClaudeError ? error.code : 'unreachable')
