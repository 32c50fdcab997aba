import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 15_000

interface Watched {
  /** Rejects while the database can't be had. */
  ping: () => Promise<void>
  /** How long it may be away. */
  patienceMs: number
  /** Ends the watch. */
  stop: AbortSignal
  everyMs?: number
}

/**
 * Resolves with true when the database has been away for too long, with false when the watch is stopped. A process that
 * can't find its database again is ended then, so that whoever looks after it (systemd, a container engine) starts a
 * new one.
 */
export async function watchDatabase({ ping, patienceMs, stop, everyMs = EVERY_MS }: Watched): Promise<boolean> {
  // A database that hangs must not hold up the end of the process.
  const stopped = new Promise<boolean>((resolve) =>
    stop.addEventListener('abort', () => resolve(false), { once: true }),
  )
  let lastSeen = performance.now()
  while (!stop.aborted) {
    await sleep(everyMs, undefined, { signal: stop, ref: false }).catch(() => undefined)
    if (stop.aborted) break
    const answers = await Promise.race([
      stopped,
      ping().then(
        () => true,
        () => false,
      ),
    ])
    if (stop.aborted) break
    if (answers) lastSeen = performance.now()
    else if (performance.now() - lastSeen >= patienceMs) return true
  }
  return false
}
