// Responses with 500 or more, counted where they are sent (server.ts) and read where alerts are made.
const KEY = Symbol.for('wagtale.server-errors')
const shared: typeof globalThis & { [KEY]?: number[] } = globalThis
/** Times in milliseconds, oldest first. One list for all bundles of the process. */
const times = (shared[KEY] ??= [])
const MOST = 1_000

export function countServerError(now: number): void {
  times.push(now)
  if (times.length > MOST) times.shift()
}

export const serverErrorsSince = (since: number): number => times.filter((time) => time >= since).length
