// The end of the process, as the HTTP server, start-up code and routes see it. Next bundles them apart, hence
// globalThis.
interface Shutdown {
  controller: AbortController
  releases: (() => Promise<void>)[]
}
const shared: typeof globalThis & { wagtaleShutdown?: Shutdown } = globalThis
const { controller, releases } = (shared.wagtaleShutdown ??= { controller: new AbortController(), releases: [] })

/** Aborted when the process begins to stop: responses that would go on for ever (event streams) end then. */
export const shutdownSignal: AbortSignal = controller.signal
export const beginShutdown = (): void => controller.abort()

/** Registers what is released once no request is under way: jobs, connections. */
export const onShutdown = (release: () => Promise<void>): void => void releases.push(release)

/** Runs every registered release; one that fails keeps no other from running. */
export const releaseResources = async (): Promise<PromiseSettledResult<void>[]> =>
  Promise.allSettled(releases.map((release) => release()))
