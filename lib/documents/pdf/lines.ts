// Line breaking with the printer's own font metrics, so that a page's height is known before it is printed.

export type Measure = (text: string) => number

/** Chinese and Japanese: a line may break between any two letters, */
export const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
/** except before and after these (JLREQ, the signs that our texts use). */
const NOT_FIRST = /^[、。，．・：；？！」』）】》〉〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ”’,.!?;:)\]]/u
const NOT_LAST = /[「『（【《〈〔“‘([]$/u

/** Katakana words and Latin words stay whole; everything else breaks between letters. */
const UNITS =
  /[\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\u3000-\u303f\uff00-\uffef“”‘’…—]+|./gsu

/**
 * CJK text between two spaces of up to this many letters is a name or a phrase and stays whole: 王小明 in an English book.
 */
const PHRASE = 8

/** A word with the signs that no-break spaces hold to it (« Oui ! »), and the space after it. */
const WORD = /\S[\S\u00a0\u202f]*[^\S\u00a0\u202f]*/gu

/**
 * In a text whose phrases have spaces between them, as books for the youngest do, a line ends there or after a comma.
 */
const WIDE_SPACE = '\u3000'
const AFTER_A_COMMA = /(?<=、)(?=\S)/u

/** Unbreakable pieces, each with its trailing space. */
export function pieces(text: string): string[] {
  const words = text.match(WORD) ?? []
  if (text.includes(WIDE_SPACE)) return words.flatMap((word) => word.split(AFTER_A_COMMA))
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

/** Breaks a word wider than the line after its hyphens, and a part that is still too wide where it overflows. */
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

/** Greedy line filling. Widths are summed piece by piece, since shaping is slow. */
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

/** Lines of at most `width`, filled greedily. A text without letters gives no lines. */
export const breakLines = (text: string, width: number, measure: Measure): string[] =>
  fill(text, width, measure).map(written)

/** Lines with fewer pieces than this never give one away. */
const MAY_SPARE = 3

/**
 * For paragraphs: the last word doesn't stand alone where the line before can spare one, like CSS `text-wrap: pretty`.
 */
export function proseLines(text: string, width: number, measure: Measure): string[] {
  const lines = fill(text, width, measure)
  const [before, last] = lines.slice(-2)
  const spared = before && before.length >= MAY_SPARE && last?.length === 1 ? before.at(-1) : undefined
  if (before && last && spared !== undefined && measure(written([spared, ...last])) <= width)
    lines.splice(-2, 2, before.slice(0, -1), [spared, ...last])
  return lines.map(written)
}

/** Width of the widest unbreakable piece. */
export const longestPiece = (text: string, measure: Measure): number =>
  Math.max(0, ...pieces(text).map((piece) => measure(piece.trimEnd())))

/** For titles: the same number of lines, as even as possible without breaking a word, like CSS `text-wrap: balance`. */
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
