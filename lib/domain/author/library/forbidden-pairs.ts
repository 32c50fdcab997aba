// Pairs that contradict each other in one book: what the family chose, and what the text must then not say.
import type { Manuscript } from '../../story/manuscript'
import type { StoryRequest } from '../../story/request'

const INLAND = ['uluru', 'queenstown', 'london', 'paris', 'rome', 'beijing', 'new-delhi', 'cairo', 'rotorua']

interface Pair {
  what: string
  applies: (request: StoryRequest) => boolean
  /** In the text of any page. */
  words: RegExp
}

const PAIRS: readonly Pair[] = [
  {
    what: 'a snow day with warm rain or bathing',
    applies: ({ specialEvent }) => specialEvent === 'snow-day',
    words: /\b(?:rain(?:ed|ing|y)?|puddles?|swam|swim(?:ming)?|sunburn|bare feet|heat)\b/i,
  },
  {
    what: 'an inland place with the sea',
    applies: ({ preferredLocation = '' }) => INLAND.includes(preferredLocation),
    words: /\b(?:the sea|the beach|surf|seaside|at low tide|high tide)\b/i,
  },
  {
    what: 'a flat with a farm',
    applies: ({ homeType }) => homeType === 'apartment',
    words: /\b(?:hay|hen|hens|barn|paddock|our pond)\b/i,
  },
  {
    what: 'a houseboat with neighbours above or a lift',
    applies: ({ homeType }) => homeType === 'houseboat',
    words: /\b(?:upstairs|downstairs|the lift)\b/i,
  },
]

/** @returns the findings in words; empty if nothing contradicts */
export function findForbiddenPairs(book: Manuscript, request: StoryRequest): string[] {
  const text = book.pages.map((page) => page.content).join(' ')
  const inText = PAIRS.filter((pair) => pair.applies(request)).flatMap((pair) => {
    const match = pair.words.exec(text)
    return match ? [`${pair.what}: "${match[0]}"`] : []
  })
  const weathers = new Set(book.pages.map((page) => page.direction.weather))
  return weathers.has('rain') && weathers.has('snow') ? [...inText, 'rain and snow in one book'] : inText
}
