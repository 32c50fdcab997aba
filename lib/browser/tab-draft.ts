/** In characters; a longer text isn't restored. */
const LONGEST = 20_000

interface TabDraft<F extends string> {
  /** The text of each field; '' where there is none, or where the stored value isn't ours. */
  load: () => Record<F, string>
  save: (values: object) => void
  clear: () => void
}

/**
 * A form's text for as long as the tab is open: it may be private, and the computer shared. Where storage is closed
 * or full, nothing is stored.
 */
export function tabDraft<F extends string>(key: string, fields: readonly F[]): TabDraft<F> {
  const read = (): object => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      return typeof stored === 'object' && stored !== null ? stored : {}
    } catch {
      return {}
    }
  }
  const save = (values: object) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      return
    }
  }
  return {
    load: () => {
      const stored = new Map<string, unknown>(Object.entries(read()))
      const text = (field: F): string => {
        const value = stored.get(field)
        return typeof value === 'string' && value.length <= LONGEST ? value : ''
      }
      return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<F, string>
    },
    save,
    clear: () => save({}),
  }
}
