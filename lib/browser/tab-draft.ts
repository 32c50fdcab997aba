const LONGEST = 20_000

interface TabDraft<F extends string> {
  /** What was typed into each field; '' where nothing was, and where something else stands under the key. */
  kept: () => Record<F, string>
  keep: (values: object) => void
  drop: () => void
}

/** What is typed into a form, for as long as the browser's tab lasts: it may be private, and the computer shared. In a closed or full storage the page alone keeps it. */
export function tabDraft<F extends string>(key: string, fields: readonly F[]): TabDraft<F> {
  const read = (): object => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      return typeof stored === 'object' && stored !== null ? stored : {}
    } catch {
      return {}
    }
  }
  const keep = (values: object) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      return
    }
  }
  return {
    kept: () => {
      const stored = new Map<string, unknown>(Object.entries(read()))
      const text = (field: F): string => {
        const value = stored.get(field)
        return typeof value === 'string' && value.length <= LONGEST ? value : ''
      }
      return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<F, string>
    },
    keep,
    drop: () => keep({}),
  }
}
