import { setTimeout as sleep } from 'node:timers/promises'
import { ClaudeError } from '@/lib/platform/claude/api-error'
import type { HealthFault } from '@/lib/domain/admin/health'

export type Timed<T> = { ok: true; ms: number; value: T } | { ok: false; ms: number; fault: HealthFault }

/** Runs a check for at most `patienceMs`; a later result is ignored. Never throws. */
export async function withTiming<T>(patienceMs: number, check: () => Promise<T>): Promise<Timed<T>> {
  const started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  const over = new AbortController()
  try {
    const result = check().then(
      (value): Timed<T> => ({ ok: true, ms: ms(), value }),
      (error: unknown): Timed<T> => ({ ok: false, ms: ms(), fault: faultOf(error) }),
    )
    const timeout = sleep(patienceMs, undefined, { signal: over.signal }).then((): Timed<T> => ({
      ok: false,
      ms: ms(),
      fault: 'too-slow',
    }))
    // Aborted, it rejects after nobody waits for it any more.
    timeout.catch(() => {})
    return await Promise.race([result, timeout])
  } finally {
    over.abort()
  }
}

const faultOf = (error: unknown): HealthFault => (error instanceof ClaudeError ? error.code : 'unreachable')
