// Log lines with `alert: true`, which leave the machine with the next look of the watch.
const KEY = Symbol.for('wagtale.logged-alerts')
const shared: typeof globalThis & { [KEY]?: Map<string, number> } = globalThis
/** How often each event was logged. One for all bundles of the process. */
const events = (shared[KEY] ??= new Map<string, number>())

export const noteLoggedAlert = (event: string): void => void events.set(event, (events.get(event) ?? 0) + 1)

/** What was logged since the last time that this was asked. */
export function takeLoggedAlerts(): [event: string, count: number][] {
  const taken = [...events]
  events.clear()
  return taken
}
