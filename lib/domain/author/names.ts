// Placeholders in the place of names. Claude never sees a name, and a name that looks like a placeholder stays a name: names are put in
// by one pass, and what was put in is not looked at again.
import type { Extra, Manuscript, ManuscriptPage } from '../story/manuscript'

/** What stands for what: 'CHILD' for Mila, 'PET_1' for Biscuit, 'EVENT' for the event in the buyer's words. */
export type Names = ReadonlyMap<string, string>

export const placeholder = (mask: string): string => `{{${mask}}}`

const PLACEHOLDER = /\{\{\s*([A-Z_]+\d?)\s*\}\}/g

export const putNames = (text: string, names: Names): string => text.replace(PLACEHOLDER, (whole, mask: string) => names.get(mask) ?? whole)

/** Every placeholder of a text that stands for nothing. */
export const unknownMasks = (text: string, names: Names): string[] => [...text.matchAll(PLACEHOLDER)].flatMap(([whole, mask = '']) => (names.has(mask) ? [] : [whole]))

/** As long as any sign in a picture may be. */
const LONGEST_SIGN = 40

function nameExtra(extra: Extra, names: Names): Extra {
  return { ...extra, name: putNames(extra.name, names) }
}

function namePage(page: ManuscriptPage, names: Names): ManuscriptPage {
  const props = page.direction.props.map((p) => (p.text === undefined ? p : { ...p, text: putNames(p.text, names).slice(0, LONGEST_SIGN) }))
  return { ...page, content: putNames(page.content, names), alt: putNames(page.alt, names), direction: { ...page.direction, props } }
}

/** As long as any title may be. */
const LONGEST_TITLE = 120

export function nameManuscript(manuscript: Manuscript, names: Names): Manuscript {
  const put = (text: string) => putNames(text, names)
  return {
    ...manuscript,
    title: put(manuscript.title).slice(0, LONGEST_TITLE), pages: manuscript.pages.map((page) => namePage(page, names)), extras: manuscript.extras.map((e) => nameExtra(e, names)),
    refrain: put(manuscript.refrain), summary: put(manuscript.summary), recall: put(manuscript.recall), questions: manuscript.questions.map(put),
    words: manuscript.words.map(({ word, meaning }) => ({ word, meaning: put(meaning) })),
    interactiveElements: manuscript.interactiveElements.map((e) => ({ ...e, content: put(e.content), ...(e.options ? { options: e.options.map(put) } : {}) })),
    hiddenSurprises: manuscript.hiddenSurprises.map((s) => ({ ...s, content: put(s.content), trigger: put(s.trigger) })),
  }
}
