// Words and sentences of texts in languages that put spaces between words.

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

const HAS_WORD = /[\p{L}\p{N}]/u
const ENDS = /(?<=[.!?…]["”’]?)\s+(?=["“]?[\p{Lu}\p{N}])/u
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((p) => p.split(ENDS))
    .filter((s) => HAS_WORD.test(s))

const BEGINS_WORD = /[\p{L}\p{N}\ue000-\uf8ff]/u
const WITHIN_WORD = /['’-]/
type Kind = 'begins' | 'within' | 'outside'
const kindOf = (character: string): Kind =>
  BEGINS_WORD.test(character) ? 'begins' : WITHIN_WORD.test(character) ? 'within' : 'outside'
/** By code point; a text has a hundred different ones. */
const kinds = new Map<number, Kind>()
const ASCII = Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)))

function kindAt(text: string, at: number): Kind {
  const code = text.codePointAt(at) ?? 0
  const known = code < 128 ? ASCII[code] : kinds.get(code)
  if (known) return known
  const kind = kindOf(String.fromCodePoint(code))
  kinds.set(code, kind)
  return kind
}

/**
 * Words of a text in which names are still private-use characters: each counts as one. Character by character, since
 * a book is counted again and again while it is fitted to its length, and a pattern takes several times as long.
 */
export function countWords(text: string): number {
  let words = 0
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const kind = kindAt(text, at)
    if (kind === 'begins' && !isInside) words++
    isInside = kind === 'begins' || (isInside && kind === 'within')
    // A character of two units.
    if ((text.codePointAt(at) ?? 0) > 0xffff) at++
  }
  return words
}

/** Sentences of a text in which names may still be private-use characters. */
export const splitSentences = (text: string, ends: RegExp): string[] =>
  text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.split(ends))
    .filter((sentence) => BEGINS_WORD.test(sentence))
