import { splitSentences } from '@/lib/domain/book/narration/script'
import type { NarratePage } from '@/lib/server/narrations/make-narration'

const MS_A_WORD = 400

/** A voice without a synthesiser: words follow one another at an even pace, and the sound is the page's own name. */
export const fakeNarratePage: NarratePage = async ({ page, language }) => {
  let at = 0
  const sentences = page.blocks.flatMap((text, block) =>
    splitSentences(text, language).map(({ start, end, words }) => ({
      block,
      start,
      end,
      words: words.map((word) => ({ ...word, beginMs: at, endMs: (at += MS_A_WORD) })),
    })),
  )
  return { sentences, durationMs: at, mp3: new TextEncoder().encode(page.name) }
}
