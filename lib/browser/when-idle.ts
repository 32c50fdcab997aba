interface Patience {
  /** Done then in any case. */
  atLatestMs?: number
  /** Safari has no idle callbacks: there it is done after this. */
  unknownMs?: number
}

/** Does work as soon as the browser has nothing else to do; says how to call it off. */
export function whenIdle(work: () => void, { atLatestMs, unknownMs = 50 }: Patience = {}): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, unknownMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, atLatestMs === undefined ? {} : { timeout: atLatestMs })
  return () => cancelIdleCallback(handle)
}
