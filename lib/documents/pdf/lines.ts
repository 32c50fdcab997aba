// Text is broken into lines here, with the same widths that the printer uses, so that a page's height is known before it is printed.

export type Measure = (text: string) => number

/** Chinese, Japanese: a line may break between any two letters. */
export const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
/** What may not begin a line there, and what may not end one (JLREQ, the signs that our texts use). */
const NOT_FIRST = /^[、。，．・：；？！」』）】》〉〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ”’,.!?;:)\]]/u
const NOT_LAST = /[「『（【《〈〔“‘([]$/u

/** Katakana words and Latin words stay whole; everything else is taken letter by letter. */
const UNITS =
  /[\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\u3000-\u303f\uff00-\uffef“”‘’…—]+|./gsu

/** Letters between two spaces up to which they are a name or a phrase, and stay whole: 王小明 in an English book. */
const PHRASE = 8

/** Pieces that stay whole, each with the space that follows it. */
export function pieces(text: string): string[] {
  const words = text.match(/\S+\s*/gu) ?? []
  return words.flatMap((word) => {
    if (!IDEOGRAPH.test(word) || (word !== text && [...word.trimEnd()].length <= PHRASE)) return [word]
    const parts: string[] = []
    for (const letter of word.match(UNITS) ?? []) {
      const last = parts.at(-1)
      if (last !== undefined && (NOT_FIRST.test(letter) || NOT_LAST.test(last) || /^\s/.test(letter)))
        parts[parts.length - 1] = last + letter
      else parts.push(letter)
    }
    return parts
  })
}

/** A word wider than the line is cut after its hyphens, and a part that is still too wide where it no longer fits. */
function cutToFit(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece]
  const hyphened = piece.split(/(?<=\p{L}\p{M}*[-\u2010])(?=\p{L})/u)
  if (hyphened.length > 1) return hyphened.flatMap((part) => cutToFit(part, width, measure))
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(piece)) {
    const last = parts.at(-1)
    if (last !== undefined && measure((last + segment).trimEnd()) <= width) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

/** The pieces of each line, filled in order. Widths are summed piece by piece: shaping is dear. */
function fill(text: string, width: number, measure: Measure): string[][] {
  const lines: string[][] = []
  let filled = Infinity
  for (const piece of pieces(text).flatMap((one) => cutToFit(one, width, measure))) {
    const bare = measure(piece.trimEnd())
    if (filled + bare <= width) lines.at(-1)?.push(piece)
    else {
      lines.push([piece])
      filled = 0
    }
    filled += piece === piece.trimEnd() ? bare : measure(piece)
  }
  return lines
}

const written = (line: readonly string[]): string => line.join('').trimEnd()

/** Lines of at most `width`, filled in order. A text without letters gives no lines. */
export const breakLines = (text: string, width: number, measure: Measure): string[] =>
  fill(text, width, measure).map(written)

/** A line that has fewer pieces than this has none to spare. */
const MAY_SPARE = 3

/** The same, for what is read on: a paragraph's last word doesn't stand alone where the line before it can spare one, as with CSS `text-wrap: pretty`. */
export function proseLines(text: string, width: number, measure: Measure): string[] {
  const lines = fill(text, width, measure)
  const [before, last] = lines.slice(-2)
  const spared = before && before.length >= MAY_SPARE && last?.length === 1 ? before.at(-1) : undefined
  if (before && last && spared !== undefined && measure(written([spared, ...last])) <= width)
    lines.splice(-2, 2, before.slice(0, -1), [spared, ...last])
  return lines.map(written)
}

/** The width of what is longest of all that stays whole. */
export const longestPiece = (text: string, measure: Measure): number =>
  Math.max(0, ...pieces(text).map((piece) => measure(piece.trimEnd())))

/** The same number of lines, but as even in length as they can be without a word being cut for it: for titles. */
export function balanceLines(text: string, width: number, measure: Measure): string[] {
  const count = breakLines(text, width, measure).length
  let low = Math.max(width / Math.max(1, count), Math.min(width, longestPiece(text, measure)))
  let high = width
  for (let i = 0; i < 8; i++) {
    const middle = (low + high) / 2
    if (breakLines(text, middle, measure).length <= count) high = middle
    else low = middle
  }
  return breakLines(text, high, measure)
}
