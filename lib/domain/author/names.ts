// Placeholders for names. Claude never receives a name. Names are inserted in one pass and inserted text is not scanned
// again, so that a name that looks like a placeholder stays a name.
import type { Extra, Manuscript, ManuscriptPage, SeriesMemory } from '../story/manuscript'
import { fitNames } from './languages/fit-names'

/** Placeholder to text: 'CHILD' for Mila, 'PET_1' for Biscuit, 'EVENT' for the buyer's own event. */
export type Names = ReadonlyMap<string, string>

export const toPlaceholder = (mask: string): string => `{{${mask}}}`

const PLACEHOLDER = /\{\{\s*([A-Z_]+\d?)\s*\}\}/g

export const putNames = (text: string, names: Names): string =>
  text.replace(PLACEHOLDER, (whole, mask: string) => names.get(mask) ?? whole)

/** The placeholders of a text that have no name. */
export const findUnknownMasks = (text: string, names: Names): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([whole, mask = '']) => (names.has(mask) ? [] : [whole]))

/** Maximum length of a sign in a picture. */
const LONGEST_SIGN = 40

type Put = (text: string) => string

const putInExtra = (extra: Extra, put: Put): Extra => ({ ...extra, name: put(extra.name) })

function putInPage(page: ManuscriptPage, put: Put): ManuscriptPage {
  const props = page.direction.props.map((p) =>
    p.text === undefined ? p : { ...p, text: put(p.text).slice(0, LONGEST_SIGN) },
  )
  return { ...page, content: put(page.content), alt: put(page.alt), direction: { ...page.direction, props } }
}

/** Maximum length of a title. */
const LONGEST_TITLE = 120

export const nameManuscript = (manuscript: Manuscript, names: Names): Manuscript =>
  putInManuscript(manuscript, (text) => fitNames(putNames(text, names), manuscript.language, [...names.values()]))

const putInMemory = ({ friend, keepsake, joke }: SeriesMemory, put: Put): SeriesMemory => ({
  ...(friend ? { friend: { ...friend, name: put(friend.name) } } : {}),
  keepsake: put(keepsake),
  joke: put(joke),
})

/** Applies `put` to every text of a manuscript that may contain a name. */
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
    ...(manuscript.memory === undefined ? {} : { memory: putInMemory(manuscript.memory, put) }),
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
