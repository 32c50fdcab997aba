/** Aborted when the process begins to stop: answers that would go on for ever end then. One for all bundles of the process. */
const kept: typeof globalThis & { wagtaleStopping?: AbortController } = globalThis
const controller = (kept.wagtaleStopping ??= new AbortController())

export const stopping: AbortSignal = controller.signal
export const beginStopping = (): void => controller.abort()
