interface IdleOptions {
  /** The work is done after this time in any case. */
  atLatestMs?: number
  /** The delay in Safari, which has no idle callbacks. */
  unknownMs?: number
}

/** Does work once the browser is idle; gives a function that cancels it. */
export function whenIdle(work: () => void, { atLatestMs, unknownMs = 50 }: IdleOptions = {}): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, unknownMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, atLatestMs === undefined ? {} : { timeout: atLatestMs })
  return () => cancelIdleCallback(handle)
}
