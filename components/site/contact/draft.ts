// What is typed into the contact form lasts as long as the browser's tab: it may be private, and the computer shared.
const KEY = 'wagtale-contact'
const LONGEST = 20_000
export const DRAFT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type Draft = Record<(typeof DRAFT_FIELDS)[number], string>
const EMPTY: Draft = { name: '', email: '', subject: '', message: '' }

/** Whatever else stands under the key is nothing. */
export function keptDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const text = (field: keyof Draft): string => {
      const value: unknown = typeof kept === 'object' && kept !== null && field in kept ? kept[field as keyof typeof kept] : ''
      return typeof value === 'string' && value.length <= LONGEST ? value : ''
    }
    return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
  } catch {
    return EMPTY
  }
}

export function keepDraft(values: Partial<Draft>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // Closed or full storage: then the page alone keeps it.
  }
}

export const dropDraft = (): void => keepDraft(EMPTY)
