/** In characters; longer than any name. A text without spaces (a title in Japanese) is found by its beginning. */
const LONGEST = 40

/**
 * The terms by which a text is found: without accents and capitals, each once. Computed here rather than in SQL for
 * stories, whose names are in any script, independently of the database's locale.
 */
export function searchTerms(...texts: readonly (string | null | undefined)[]): string[] {
  const plain = texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')
  return [
    ...new Set(
      plain
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map((word) => [...word].slice(0, LONGEST).join('')),
    ),
  ]
}
