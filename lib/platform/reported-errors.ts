const KEY = Symbol.for('wagtale.reported')
const shared: typeof globalThis & { [KEY]?: WeakSet<Error> } = globalThis
const reported = (shared[KEY] ??= new WeakSet<Error>())

/** Notes that an error is in the log with its route, so that Next's own print of it isn't logged again. */
export const markReported = (error: unknown): void => void (error instanceof Error && reported.add(error))
export const isReported = (error: Error): boolean => reported.has(error)
