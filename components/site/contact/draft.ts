// What is typed into the contact form lasts as long as the browser's tab: it may be private, and the computer shared.
import { z } from 'zod'

const KEY = 'wagtale-contact'
const text = z.string().max(20_000).catch('')
const draft = z.object({ name: text, email: text, subject: text, message: text })
export type Draft = z.output<typeof draft>
const EMPTY: Draft = { name: '', email: '', subject: '', message: '' }

export function keptDraft(): Draft {
  try {
    return draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')).data ?? EMPTY
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
