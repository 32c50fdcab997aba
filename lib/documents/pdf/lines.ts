// Text is broken into lines here, with the same widths that the printer uses, so that a page's height is known before it is printed.

export type Measure = (text: string) => number

/** Chinese, Japanese: a line may break between any two letters. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
/** What may not begin a line there, and what may not end one (JLREQ, the signs that our texts use). */
const NOT_FIRST = /^[、。，．・：；？！」』）】》〉〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ”’,.!?;:)\]]/u
const NOT_LAST = /[「『（【《〈〔“‘([]$/u

/** Katakana words and Latin words stay whole; everything else is taken letter by letter. */
const UNITS = /[\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\u3000-\u303f\uff00-\uffef“”‘’…—]+|./gsu

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
      if (last !== undefined && (NOT_FIRST.test(letter) || NOT_LAST.test(last) || /^\s/.test(letter))) parts[parts.length - 1] = last + letter
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

/** Lines of at most `width`, filled in order. A text without letters gives no lines. Widths are summed piece by piece: shaping is dear. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let filled = Infinity
  for (const piece of pieces(text).flatMap((one) => cutToFit(one, width, measure))) {
    const bare = measure(piece.trimEnd())
    if (filled + bare <= width) lines[lines.length - 1] += piece
    else {
      lines.push(piece)
      filled = 0
    }
    filled += piece === piece.trimEnd() ? bare : measure(piece)
  }
  return lines.map((line) => line.trimEnd())
}

/** The width of what is longest of all that stays whole. */
export const longestPiece = (text: string, measure: Measure): number => Math.max(0, ...pieces(text).map((piece) => measure(piece.trimEnd())))

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
