import type { Word } from '@/lib/domain/book/narration/script'

/** A piece of a page's text with the word that is being said standing out. `at` is where the piece begins in the page's text. */
export function SpokenWords({ text, at, word }: { text: string; at: number; word: Word | null }) {
  const start = word ? word.start - at : -1
  const end = word ? word.end - at : -1
  if (start < 0 || end > text.length) return text
  return <>{text.slice(0, start)}<span className="nr-word">{text.slice(start, end)}</span>{text.slice(end)}</>
}
