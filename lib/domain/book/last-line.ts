// The last paragraph of a page, where it is short enough to be set large on a page of its own kind. A paragraph and
// not a sentence: where speech ends a sentence, who says it goes on.
import { countLetters } from './count-letters'
import { splitParagraphs } from './reader-pages'

const LONGEST = 56

export interface LastLine {
  /** What is read first, paragraphs separated by blank lines; may be empty. */
  before: string
  line: string
}

/** Null where the last paragraph is too long. Nothing of the text is lost or said twice. */
export function splitLastLine(text: string): LastLine | null {
  const parts = splitParagraphs(text)
  const line = parts.at(-1)
  return line === undefined || countLetters(line) > LONGEST ? null : { before: parts.slice(0, -1).join('\n\n'), line }
}
