import type { Statement } from './sort-own-words'

interface Told<K> {
  /** Chosen from the list. */
  chosen: readonly K[]
  statements: readonly Statement<K>[]
  /** Keeps what can be, each once, as many as a story takes. */
  keep: (traits: readonly K[]) => K[]
  /** Whether the story tells traits of this one: those of the child and of the first pet. */
  inStory: boolean
}
export interface SortedByUse<K> {
  /** Chosen traits that the story tells, and own words that say one of them. */
  story: { traits: K[]; words: string[] }
  /** What the story doesn't tell. */
  rest: { traits: K[]; words: string[] }
  /** Chosen, but nothing that this animal can have. */
  dropped: K[]
}

/** What becomes of the traits and of the own words of one member of the family. */
export function sortByUse<K>({ chosen, statements, keep, inStory }: Told<K>): SortedByUse<K> {
  const all = keep([...chosen, ...statements.flatMap(({ traits }) => traits)])
  const inBook = inStory ? all : []
  const tells = ({ traits }: Statement<K>) => traits.some((trait) => inBook.includes(trait))
  const possible = chosen.filter((trait) => keep([trait]).length > 0)
  return {
    story: { traits: chosen.filter((trait) => inBook.includes(trait)), words: statements.filter(tells).map(wordsOf) },
    rest: {
      traits: possible.filter((trait) => !inBook.includes(trait)),
      words: statements.filter((statement) => !tells(statement)).map(wordsOf),
    },
    dropped: chosen.filter((trait) => !possible.includes(trait)),
  }
}

const wordsOf = ({ words }: { words: string }) => words
