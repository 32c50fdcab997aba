/** Longer than any name; a text without gaps (a title in Japanese) is found by its beginning. */
const LONGEST = 40

/**
 * The words of some texts as a search compares them: without accents and capitals, each once.
 * Made here and not in the database, whose idea of a letter depends on how it was set up.
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
