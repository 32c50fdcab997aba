// What a narrator says of a page, in pieces a browser's speech can be trusted with: some voices fall silent after about 15 seconds of one
// utterance, so a piece is a sentence. Offsets are UTF-16 positions in the page's own text, as speech events count them.

export interface Word {
  start: number
  end: number
}
export interface Sentence {
  start: number
  end: number
  words: readonly Word[]
}

/** A language's own rules for words and sentences: Chinese and Japanese have no spaces to go by. */
export function sentences(text: string, language: string): Sentence[] {
  const words = wordsIn(text, language)
  return pieces(text, language).flatMap(({ start, end }) => {
    const own = words.filter((word) => word.start >= start && word.start < end)
    // "0.一" is two sentences to the one rule and one word to the other: then the word wins.
    const last = own.at(-1)
    return last ? [{ start, end: Math.max(end, last.end), words: own }] : []
  })
}

/** What follows a quoted question in small letters ("Who is it?" asked Mila) belongs to it. */
function pieces(text: string, language: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const end = index + segment.trimEnd().length
    const before = found.at(-1)
    if (before && /^\p{Ll}/u.test(segment)) before.end = end
    else found.push({ start: index, end })
  }
  return found
}

export function wordsIn(text: string, language: string): Word[] {
  const found: Word[] = []
  for (const { index, segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (!isWordLike) continue
    const before = found.at(-1)
    // 'knee-deep' and 'a.m.' are one word to the ear.
    if (before && /^[-‑.']$/u.test(text.slice(before.end, index))) before.end = index + segment.length
    else found.push({ start: index, end: index + segment.length })
  }
  return found
}
