// Placeholders in the place of names. Claude never sees a name, and a name that looks like a placeholder stays a name: names are put in
// by one pass, and what was put in is not looked at again.
import type { Extra, Manuscript, ManuscriptPage } from '../story/manuscript'

/** What stands for what: 'CHILD' for Mila, 'PET_1' for Biscuit, 'EVENT' for the event in the buyer's words. */
export type Names = ReadonlyMap<string, string>

export const placeholder = (mask: string): string => `{{${mask}}}`

const PLACEHOLDER = /\{\{\s*([A-Z_]+\d?)\s*\}\}/g

export const putNames = (text: string, names: Names): string =>
  text.replace(PLACEHOLDER, (whole, mask: string) => names.get(mask) ?? whole)

/** Every placeholder of a text that stands for nothing. */
export const unknownMasks = (text: string, names: Names): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([whole, mask = '']) => (names.has(mask) ? [] : [whole]))

/** As long as any sign in a picture may be. */
const LONGEST_SIGN = 40

type Put = (text: string) => string

const putInExtra = (extra: Extra, put: Put): Extra => ({ ...extra, name: put(extra.name) })

function putInPage(page: ManuscriptPage, put: Put): ManuscriptPage {
  const props = page.direction.props.map((p) =>
    p.text === undefined ? p : { ...p, text: put(p.text).slice(0, LONGEST_SIGN) },
  )
  return { ...page, content: put(page.content), alt: put(page.alt), direction: { ...page.direction, props } }
}

/** As long as any title may be. */
const LONGEST_TITLE = 120

export const nameManuscript = (manuscript: Manuscript, names: Names): Manuscript =>
  putInManuscript(manuscript, (text) => putNames(text, names))

/** Every text of a manuscript in which a name may stand. */
export function putInManuscript(manuscript: Manuscript, put: Put): Manuscript {
  return {
    ...manuscript,
    title: put(manuscript.title).slice(0, LONGEST_TITLE),
    pages: manuscript.pages.map((page) => putInPage(page, put)),
    extras: manuscript.extras.map((e) => putInExtra(e, put)),
    refrain: put(manuscript.refrain),
    summary: put(manuscript.summary),
    recall: put(manuscript.recall),
    ...(manuscript.deed === undefined ? {} : { deed: put(manuscript.deed) }),
    questions: manuscript.questions.map(put),
    words: manuscript.words.map(({ word, meaning }) => ({ word, meaning: put(meaning) })),
    interactiveElements: manuscript.interactiveElements.map((e) => ({
      ...e,
      content: put(e.content),
      ...(e.options ? { options: e.options.map(put) } : {}),
    })),
    hiddenSurprises: manuscript.hiddenSurprises.map((s) => ({
      ...s,
      content: put(s.content),
      trigger: put(s.trigger),
    })),
  }
}
