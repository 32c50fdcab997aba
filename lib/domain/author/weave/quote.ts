// The words of an idea as our sentences quote them: verbatim, at most twelve, cut at a clause.
import { capitalise, uncapitalise } from '../grammar/letter-case'

const QUOTED_WORDS = 12

export interface Quote {
  /** As said, without its own end: "the bus began to sing". */
  words: string
  /** '!', '?', '…' or ''. */
  end: string
  /** Whether words of the idea are missing at the end. */
  cut: boolean
  /** No word in it, only pictures or signs. */
  wordless: boolean
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af]/u
/** Words, and signs between blanks, with where each ends. A script without blanks is cut into words. */
function piecesOf(text: string): { text: string; end: number; word: boolean }[] {
  const spans = [...text.matchAll(/\S+/gu)].map((m) => ({ text: m[0], start: m.index }))
  return spans.flatMap(({ text: piece, start }) =>
    CJK.test(piece)
      ? [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(piece)].map((s) => ({
          text: s.segment,
          end: start + s.index + s.segment.length,
          word: s.isWordLike === true,
        }))
      : [{ text: piece, end: start + piece.length, word: /[\p{L}\p{N}]/u.test(piece) }],
  )
}
export const quotedWordsOf = (text: string): string[] =>
  piecesOf(tidy(text))
    .filter((p) => p.word)
    .map((p) => p.text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''))

/**
 * One kind of inner quotation mark, since ours are double; no list bullets, no runs of signs, no marks that don't
 * close.
 */
function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—•*·#>]+(?=\S)/u, '')
    .replace(/["“”„‟«»「」『』]/gu, '’')
    .replace(/(^|[\s(])[’'](?=\p{L})/gu, '$1‘')
    .replace(/'/g, '’')
    .replace(/\s+([,.!?;:…])/gu, '$1')
    .replace(/\.{2,}/g, '…')
    .replace(/…[.,…]+/g, '…')
    .replace(/[!?！？]{2,}/gu, (run) => (/[?？]/u.test(run) ? '?' : '!'))
    .replace(/([,;:])\1+/g, '$1')
    .replace(/([.,;:])[.,;:]+/g, '$1')
    .trim()
  // An idea that is one whole quotation loses its marks.
  const whole = /^‘([^‘]*)’$/u.exec(plain)
  return dropUnclosed((whole?.[1] ?? plain).trim())
}
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['‘', '’'],
] as const
function dropUnclosed(text: string): string {
  return PAIRS.reduce((t, [open, close]) => {
    const opens = t.split(open).length - 1
    // An apostrophe is no closing mark.
    const closes = (close === '’' ? t.replace(/(?<=\p{L})’(?=\p{L})/gu, '') : t).split(close).length - 1
    return opens > closes ? t.replaceAll(open, '') : opens < closes && close !== '’' ? t.replaceAll(close, '') : t
  }, text)
}

const CLAUSE_END = /[,;:.!?…—–，。；：！？、،؛]$/u
const SENTENCE_END = /[.!?…。！？؟]$/u
const OPENS_CLAUSE = /^(and|but|or|so|because|who|that|which|when|while|then|until|if|with|where|after|before)$/i
const STRANDS =
  /^(a|an|the|of|to|in|on|at|for|from|by|with|and|or|but|so|very|my|your|his|her|its|their|our|is|are|was|were|be|as|that|who|which|when|because|if|no|not|la|le|el|der|die|das|de)$/i
const LEAST_WORDS = 4

/** How many pieces to quote: whole sentences or clauses where they fit. */
function cutAt(pieces: ReturnType<typeof piecesOf>, most: number): number {
  let words = 0
  let limit = pieces.length
  for (const [i, piece] of pieces.entries()) {
    if (piece.word && ++words > most) {
      limit = i
      break
    }
  }
  if (limit === pieces.length) return limit
  const wordsBefore = (n: number) => pieces.slice(0, n).filter((p) => p.word).length
  for (const ends of [SENTENCE_END, CLAUSE_END])
    for (let n = limit; n > 0 && wordsBefore(n) >= LEAST_WORDS; n--) if (ends.test(pieces[n - 1]?.text ?? '')) return n
  for (let n = limit; n > 0 && wordsBefore(n) >= LEAST_WORDS + 1; n--)
    if (OPENS_CLAUSE.test(pieces[n]?.text ?? '')) return n
  let n = limit
  while (n > LEAST_WORDS && STRANDS.test(pieces[n - 1]?.text ?? '')) n--
  return n
}

/** @param most fewer than twelve in a book that would be too long */
export function quoteOf(content: string, most: number = QUOTED_WORDS): Quote {
  const text = tidy(content)
  const pieces = piecesOf(text)
  const n = cutAt(pieces, most)
  const cut = n < pieces.length
  const taken = dropUnclosed(text.slice(0, pieces[n - 1]?.end ?? 0).trim())
  const [, words = taken, ends = ''] = /^([\s\S]*?)([\s.,;:!?…—–。，！？؟、；：]*)$/u.exec(taken) ?? []
  const last = cut ? '…' : /[?？؟]/u.test(ends) ? '?' : /[!！]/u.test(ends) ? '!' : ends.includes('…') ? '…' : ''
  return { words: words || taken, end: last, cut, wordless: !pieces.some((p) => p.word) }
}

const CAN_BE_SMALL =
  /^(the|a|an|they|we|he|she|it|there|then|one|two|three|all|everybody|everyone|somebody|someone|suddenly|my|our|his|her|their|in|on|at|under|when|after|while|it’s|there’s|they’re)$/i
/** Whether "And then," may stand before it. */
export const canFollowAndThen = ({ words, end, wordless }: Quote): boolean =>
  !wordless && end !== '?' && CAN_BE_SMALL.test(words.split(' ')[0] ?? '') && !/^then\b/i.test(words)

const closed = ({ words, end }: Quote) => `${words}${end || '.'}”`
export const asUtterance = (quote: Quote): string =>
  `“${capitalise(quote.words)}${quote.wordless ? '' : quote.end || '.'}”${quote.wordless ? '.' : ''}`
/** Ends in a comma where more of the sentence follows. */
export const asOpening = (quote: Quote): string => `“${capitalise(quote.words)}${quote.end || ','}”`
export const asContinuation = (quote: Quote): string => closed({ ...quote, words: uncapitalise(quote.words) })

/** "asked" or "said", by how the words end. */
export const verbOf = ({ end }: Quote): string => (end === '?' ? 'asked' : 'said')
