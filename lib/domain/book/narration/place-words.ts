import type { TimedPage } from './narration-answer'
import type { Word } from './script'

export interface TimedWord extends Word {
  beginMs: number
}

/**
 * A page's words by their place in the text that the reader shows of it. A block that it shows in other words, or not
 * at all, has places before the beginning: nothing is lit.
 */
export function placeWords(shown: string, { blocks, words }: Pick<TimedPage, 'blocks' | 'words'>): TimedWord[] {
  let from = 0
  const starts = blocks.map((block) => {
    const at = shown.indexOf(block, from)
    if (at >= 0) from = at + block.length
    return at
  })
  return words.map(([block, start, end, beginMs]) => {
    const at = starts[block] ?? -1
    return at < 0 ? { start: -1, end: -1, beginMs } : { start: at + start, end: at + end, beginMs }
  })
}

/** The word that is heard `ms` after the page's sound began: each lasts until the next. None before the first. */
export const wordAt = (words: readonly TimedWord[], ms: number): TimedWord | null =>
  words.findLast(({ beginMs }) => beginMs <= ms) ?? null
