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
  let inARow = 0
  let openUntil = 0
  let trying = false
  return {
    admits: () => {
      if (openUntil === 0) return true
      if (now() < openUntil || trying) return false
      trying = true
      return true
    },
    succeeded: () => {
      inARow = 0
      openUntil = 0
      trying = false
    },
    failed: (rest) => {
      inARow += 1
      if (rest !== undefined || trying || inARow >= failures) openUntil = now() + (rest ?? restMs)
      trying = false
    },
    restsFor: () => Math.max(0, openUntil - now()),
  }
}
