/**
 * Circuit breaker: after a few consecutive failures every call is refused for a while, then one is let through as a
 * probe. One per process, so each process makes those few failing calls itself.
 */
export interface Breaker {
  /** False while open. Half open: true for one caller. */
  admits: () => boolean
  succeeded: () => void
  /** `restMs`: opens at once for that long, where one failure is proof enough. */
  failed: (restMs?: number) => void
  /** Milliseconds for which it stays open; 0 when closed or half open. */
  restsFor: () => number
}

export function createBreaker({
  failures,
  restMs,
  now,
}: {
  failures: number
  restMs: number
  now: () => number
}): Breaker {
  let consecutiveFailures = 0
  let openUntil = 0
  let probing = false
  return {
    admits: () => {
      if (openUntil === 0) return true
      if (now() < openUntil || probing) return false
      probing = true
      return true
    },
    succeeded: () => {
      consecutiveFailures = 0
      openUntil = 0
      probing = false
    },
    failed: (rest) => {
      consecutiveFailures += 1
      if (rest !== undefined || probing || consecutiveFailures >= failures) openUntil = now() + (rest ?? restMs)
      probing = false
    },
    restsFor: () => Math.max(0, openUntil - now()),
  }
}
