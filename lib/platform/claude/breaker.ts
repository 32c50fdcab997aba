/**
 * After a few failures in a row nobody is sent to a service that is down: for a while every call is refused at once, then one is let
 * through to see. Each process has its own; that many tries more cost nothing.
 */
export interface Breaker {
  /** False while it is open. Half open, true for one caller. */
  admits: () => boolean
  succeeded: () => void
  /** `restMs`: open at once for so long, where no further try is needed to know. */
  failed: (restMs?: number) => void
  /** Milliseconds for which it stays open; 0 when it is closed, or waits for the one that is let through. */
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
