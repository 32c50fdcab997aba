import type { Locale } from './locales'
import { isTree, type MessageTree } from './messages'

type Tie = (text: string) => string

/** Nothing to see, and no line ends at it. */
const JOINER = '\u2060'
const NO_BREAK = '\u00a0'

/** A hyphen beside a short piece holds it: else one line ends in “e-”, and the next begins with “mail”, “nous” or “lo”. Not in the key of a choice. */
const hyphens: Tie = (text) =>
  text.replaceAll(/\p{L}+(?:-\p{L}+)+(?![\p{L}-]*\s*\{)/gu, (word) => {
    const pieces = word.split('-')
    return pieces
      .map(
        (piece, i) =>
          (i === 0 ? '' : (pieces[i - 1] ?? '').length <= 3 || piece.length <= 4 ? `-${JOINER}` : '-') + piece,
      )
      .join('')
  })

/** A figure and what it counts are read as one, where that is a short word, a unit or a month; “of” and “to” lead on. */
const counts: Tie = (text) => text.replaceAll(/(?<=\d) (?=[\p{L}\p{M}]{3,9}(?![\p{L}\p{M}]))/gu, NO_BREAK)

/** A sentence's last small verb doesn't stand alone at the head of a line. */
const lastVerbs: Tie = (text) => text.replaceAll(/ (?=(?:है|हैं|हूँ|हो|था|थी|थे)(?:[।,;?!]|$))/gu, NO_BREAK)

/** A letter that is joined to the word after it is written before another script too: it stays with that. */
const joinedLetters: Tie = (text) => text.replaceAll(/(?<=ـ) (?=\S)/gu, NO_BREAK)

/** The same for a script without spaces: a range of figures, and a date. */
const ranges: Tie = (text) =>
  text.replaceAll(/(?<=\d)～(?=\d)/g, `${JOINER}～${JOINER}`).replaceAll(/(?<=\d月)(?=\d)/g, JOINER)

const latin: Tie = (text) => counts(hyphens(text))
const TIES: Partial<Record<Locale, Tie>> = {
  de: latin,
  es: latin,
  fr: latin,
  it: latin,
  pt: latin,
  ja: ranges,
  hi: (text) => counts(lastVerbs(text)),
  ar: (text) => counts(joinedLetters(text)),
}

/** Of a choice by word or number the words only: its keys are no text. */
const isChoice = (kind: unknown) => kind === 1 || kind === 2 || kind === 3

/** A part of a message as the build compiles it: text, a placeholder or choice ([name, kind, ...]), a tag ([name, ...parts]). */
function tiedPart(part: unknown, tie: Tie): unknown {
  if (typeof part === 'string') return tie(part)
  if (!Array.isArray(part)) return part
  const [name, second, ...rest]: unknown[] = part
  if (isChoice(second))
    return [
      name,
      second,
      ...rest.map((options) =>
        typeof options === 'object' && options !== null
          ? Object.fromEntries(
              Object.entries(options).map(([key, value]) => [
                key,
                Array.isArray(value) ? tiedParts(value, tie) : tiedPart(value, tie),
              ]),
            )
          : options,
      ),
    ]
  if (typeof second === 'number' && second !== 0) return part
  return part.map((value: unknown, i) => (i === 0 ? value : tiedAfter(part[i - 1], value, tie)))
}

/** By what our messages call them. */
const FIGURES = /^(?:most|least|max|count|total|age|pages|minutes|seconds|\w*[dD]ays)$/
/** Where a message says how many (`#`), a number, or one of our figures. */
const isFigure = (part: unknown) =>
  part === 0 || (Array.isArray(part) && (part[1] === 4 || (part.length === 1 && FIGURES.test(String(part[0])))))
/** What comes after a figure is tied as it would be in plain text. */
const tiedAfter = (before: unknown, part: unknown, tie: Tie) =>
  typeof part === 'string' && isFigure(before) ? tie(`0${part}`).slice(1) : tiedPart(part, tie)
const tiedParts = (parts: readonly unknown[], tie: Tie): unknown[] =>
  parts.map((part, i) => tiedAfter(parts[i - 1], part, tie))

function tiedTree(tree: MessageTree, tie: Tie): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (typeof value === 'string') return [key, tie(value)]
      return [key, isTree(value) ? tiedTree(value, tie) : tiedParts(value, tie)]
    }),
  )
}

/** The messages of a language as its pages show them: what may not be parted at a line's end is tied. */
export function tied(locale: Locale, messages: MessageTree): MessageTree {
  const tie = TIES[locale]
  return tie ? tiedTree(messages, tie) : messages
}
