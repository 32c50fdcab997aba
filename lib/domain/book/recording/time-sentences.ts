// When each sentence of a recorded page is said. Nobody tells: it is estimated from the page's length, so whole
// sentences are lit, never words.
import type { Language } from '../../languages'
import type { NarratedSentence, SpokenPage } from '../narration/narrated-book'
import { timeWords } from '../narration/pacing'
import { splitSentences } from '../narration/script'
import { QUIET_MS } from './limits'

/** Between paragraphs, beside the pause after a sentence. */
const PARAGRAPH_MS = 400

/** Each sentence as one piece of sound; together they fill the page but for the quiet around them. */
export function timeSentences(
  { blocks }: Pick<SpokenPage, 'blocks'>,
  language: Language,
  durationMs: number,
): NarratedSentence[] {
  const sentences = blocks.flatMap((text, block) =>
    splitSentences(text, language).map((sentence, at) => ({
      block,
      start: sentence.start,
      end: sentence.end,
      restMs: block > 0 && at === 0 ? PARAGRAPH_MS : 0,
      ms: timeWords(text, sentence, 1).ms,
    })),
  )
  const usual = sentences.reduce((sum, { ms, restMs }) => sum + ms + restMs, 0)
  const begin = Math.min(QUIET_MS.before, durationMs / 4)
  const spokenMs = Math.max(durationMs - begin - QUIET_MS.after, durationMs / 2)
  const scale = usual > 0 ? spokenMs / usual : 0
  let at = begin
  return sentences.map(({ block, start, end, ms, restMs }) => {
    const beginMs = Math.round(at + restMs * scale)
    at += (restMs + ms) * scale
    return { block, start, end, words: [{ start, end, beginMs, endMs: Math.round(at) }] }
  })
}

/** How long it takes to read a page aloud at a parent's pace. */
export const readingMs = (page: Pick<SpokenPage, 'blocks'>, language: Language): number =>
  QUIET_MS.before +
  QUIET_MS.after +
  page.blocks.reduce(
    (sum, text) =>
      sum + PARAGRAPH_MS + splitSentences(text, language).reduce((ms, one) => ms + timeWords(text, one, 1).ms, 0),
    0,
  )
