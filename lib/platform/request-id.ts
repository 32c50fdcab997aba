/**
 * The id of the request at hand, which stands in each line of the log that is written for it, and in its response.
 * Works under server.ts; under `next dev` and `next start` there is none.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const KEY = Symbol.for('wagtale.request-id')
const shared: typeof globalThis & { [KEY]?: AsyncLocalStorage<string> } = globalThis
/** One instance for all bundles of the process: server.ts and the pages are bundled apart. */
const ids = (shared[KEY] ??= new AsyncLocalStorage<string>())

export const REQUEST_ID_HEADER = 'x-request-id'
export const withRequestId = <T>(id: string, handle: () => T): T => ids.run(id, handle)
export const requestId = (): string | undefined => ids.getStore()
