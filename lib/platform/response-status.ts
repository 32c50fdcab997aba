/**
 * Status and headers of the response to the current request, for pages that say what is wrong in their own words
 * (404, 503) and for refused server actions: Next sends 200 for all of them. Works under server.ts; under `next dev`
 * and `next start` the status stays 200.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

const KEY = Symbol.for('wagtale.response')
const shared: typeof globalThis & { [KEY]?: AsyncLocalStorage<ServerResponse> } = globalThis
/** One instance for all bundles of the process: server.ts and the pages are bundled apart. */
const responses = (shared[KEY] ??= new AsyncLocalStorage<ServerResponse>())

/** Runs `handle` with the response at hand for `setResponseStatus`. */
export const withResponse = <T>(response: ServerResponse, handle: () => T): T => responses.run(response, handle)

/** The response to the current request; none under `next dev` and `next start`, which have no server of ours. */
export const currentResponse = (): ServerResponse | undefined => responses.getStore()

/** Takes effect until the first byte is sent: call it above every Suspense boundary. */
export function setResponseStatus(status: number, headers: Record<string, string> = {}): void {
  const response = currentResponse()
  if (!response || response.headersSent) return
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
