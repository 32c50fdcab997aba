// Sizes of headings.
import type { DrawnBook } from '../document-book'
import type { TypeStyle } from './fonts'
import { balanceLines, breakLines, longestPiece } from './lines'
import type { Voice } from './text'

/** The largest of `sizes` at which a heading takes at most `most` lines without breaking words, if there is one. */
export function fitText(
  { voice }: { voice: Voice },
  text: string,
  style: TypeStyle,
  width: number,
  sizes: readonly number[],
  most: number,
): { lines: string[]; size: number } {
  const smallest = sizes.at(-1) ?? 12
  const at = (size: number) => (part: string) => voice.type.width(part, style, size)
  const size =
    sizes.find((one) => breakLines(text, width, at(one)).length <= most && longestPiece(text, at(one)) <= width) ??
    smallest
  return { size, lines: balanceLines(text, width, at(size)) }
}

/** Prefers two lines; a long title gets a third before it gets small. */
export function fitTitle(setting: { book: Pick<DrawnBook, 'title'>; voice: Voice }, width: number, largest: number) {
  const sizes = [1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.5].map((part) => Math.round(largest * part))
  const two = fitText(setting, setting.book.title, 'title', width, sizes.slice(0, 4), 2)
  const cut = longestPiece(setting.book.title, (part) => setting.voice.type.width(part, 'title', two.size)) > width
  return two.lines.length <= 2 && !cut ? two : fitText(setting, setting.book.title, 'title', width, sizes, 3)
}
