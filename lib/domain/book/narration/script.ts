// Splits a page's text into sentences for speech synthesis, since some voices stop after about 15 seconds of one
// utterance. Offsets are UTF-16 positions in the page's text, as in speech events.

export interface Word {
  start: number
  end: number
}
export interface Sentence {
  start: number
  end: number
  words: readonly Word[]
}

/** Segmentation by the rules of the language: Chinese and Japanese have no spaces between words. */
export function splitSentences(text: string, language: string): Sentence[] {
  const words = splitWords(text, language)
  return pieces(text, language).flatMap(({ start, end }) => {
    const own = words.filter((word) => word.start >= start && word.start < end)
    // The sentence rule splits "0.一" where the word rule doesn't; the word wins.
    const last = own.at(-1)
    return last ? [{ start, end: Math.max(end, last.end), words: own }] : []
  })
}

/** French has a space before its closing mark (« Viens ! »), at which the rule ends the sentence too early. */
const CLOSING = /^[»›]\s*/u

/** What tells in Japanese that words in brackets were spoken: 「だれ？」と ミラは ききました。 */
const QUOTED = /^(?:と|って)(?=[\s、])/u

/** A lower-case continuation of a quoted question ("Who is it?" asked Mila) belongs to its sentence. */
function pieces(text: string, language: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const before = found.at(-1)
    const closing = before ? (CLOSING.exec(segment)?.[0] ?? '') : ''
    const rest = segment.slice(closing.length)
    const start = index + closing.length
    const end = start + rest.trimEnd().length
    if (before && closing) before.end = index + 1
    const goesOn = /^\p{Ll}/u.test(rest) || (QUOTED.test(rest) && text[start - 1] === '」')
    if (before && goesOn) before.end = end
    else if (rest) found.push({ start, end })
  }
  return found
}

export function splitWords(text: string, language: string): Word[] {
  const found: Word[] = []
  for (const { index, segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (!isWordLike) continue
    const before = found.at(-1)
    // 'knee-deep' and 'a.m.' are spoken as one word.
    if (before && /^[-‑.']$/u.test(text.slice(before.end, index))) before.end = index + segment.length
    else found.push({ start: index, end: index + segment.length })
  }
  return found
}
