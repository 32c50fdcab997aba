import type { Word } from '@/lib/domain/book/narration/script'

const SPOKEN = 'rounded-[0.2em] bg-sun py-[0.06em] text-ink shadow-[0_0_0_0.12em_var(--color-sun)]'

/**
 * A piece of a page's text with the word that is being said standing out. `at` is where the piece begins in the page's
 * text.
 */
export function SpokenWords({ text, at, word }: { text: string; at: number; word: Word | null }) {
  const start = word ? word.start - at : -1
  const end = word ? word.end - at : -1
  if (start < 0 || end > text.length) return text
  return (
    <>
      {text.slice(0, start)}
      <span className={SPOKEN} data-spoken="">
        {text.slice(start, end)}
      </span>
      {text.slice(end)}
    </>
  )
}

/**
 * A piece that isn't the whole page, as a title: `spoken` is what is said of the page, which has the piece or its
 * beginning somewhere in it, or says it in other words.
 */
export function SpokenPiece({ text, spoken, word }: { text: string; spoken: string; word: Word | null }) {
  const at = placeIn(spoken, text)
  return <SpokenWords text={text} at={at} word={at < 0 ? null : word} />
}

/** Where a piece stands in what is said, which may end within the piece; -1: it isn't said. */
function placeIn(spoken: string, text: string): number {
  // The last one: names also stand in the title, which is said first.
  const whole = spoken.lastIndexOf(text)
  if (whole >= 0) return whole
  for (let at = 0; at < spoken.length; at++) if (text.startsWith(spoken.slice(at))) return at
  return -1
}
