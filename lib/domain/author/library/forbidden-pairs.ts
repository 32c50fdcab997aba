// Pairs that contradict each other in one book: what the family chose, and what the text must then not say.
import type { Language } from '../../story/lists'
import type { Manuscript } from '../../story/manuscript'
import type { StoryRequest } from '../../story/request'

const INLAND = ['uluru', 'queenstown', 'london', 'paris', 'rome', 'beijing', 'new-delhi', 'cairo', 'rotorua']

interface Pair {
  what: string
  applies: (request: StoryRequest) => boolean
  /** In the text of any page, by its language. */
  words: Partial<Record<Language, RegExp>>
}

const PAIRS: readonly Pair[] = [
  {
    what: 'a snow day with warm rain or bathing',
    applies: ({ specialEvent }) => specialEvent === 'snow-day',
    words: {
      en: /\b(?:rain(?:ed|ing|y)?|puddles?|swam|swim(?:ming)?|sunburn|bare feet|heat)\b/i,
      de: /(?<!\p{L})(?:Regen|regnete?|Pfützen?|Sonnenbrand|barfuß|Hitze)(?!\p{L})/u,
      fr: /(?<!\p{L})(?:pluie|pleut|pleuvait|flaques?|coup de soleil|pieds nus|chaleur)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:lluvia|llueve|llovía|charcos?|quemadura de sol|descalz[oa]s?|calor)(?!\p{L})/iu,
      ja: /あめ(?![がはを]? ?ふら)|みずたまり|はだし|ひやけ|およぎ/u,
    },
  },
  {
    what: 'an inland place with the sea',
    applies: ({ preferredLocation = '' }) => INLAND.includes(preferredLocation),
    words: {
      en: /\b(?:the sea|the beach|surf|seaside|at low tide|high tide)\b/i,
      de: /(?<!\p{L})(?:das Meer|der Strand|am Strand|Ebbe|Flut)(?!\p{L})/u,
      fr: /(?<!\p{L})(?:la mer|la plage|l’océan|marée (?:haute|basse))(?!\p{L})/iu,
      es: /(?<!\p{L})(?:el mar|la playa|el océano|marea (?:alta|baja))(?!\p{L})/iu,
      ja: /(?<!みず)うみ|はまべ|しおひがり/u,
    },
  },
  {
    what: 'a flat with a farm',
    applies: ({ homeType }) => homeType === 'apartment',
    words: {
      en: /\b(?:hay|hen|hens|barn|paddock|our pond)\b/i,
      de: /(?<!\p{L})(?:Heu|Hühner|Scheune|Weide|unser Teich)(?!\p{L})/u,
      fr: /(?<!\p{L})(?:le foin|poules|grange|pré|notre mare)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:el heno|gallinas|granero|establo|potrero)(?!\p{L})/iu,
      ja: /ほしくさ|にわとり|なや|まきば/u,
    },
  },
  {
    what: 'a houseboat with neighbours above or a lift',
    applies: ({ homeType }) => homeType === 'houseboat',
    words: {
      en: /\b(?:upstairs|downstairs|the lift)\b/i,
      de: /(?<!\p{L})(?:Fahrstuhl|Treppenhaus|im ersten Stock)(?!\p{L})/u,
      fr: /(?<!\p{L})(?:ascenseur|cage d’escalier|à l’étage)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:el ascensor|el vecino de arriba|en el piso de (?:arriba|abajo))(?!\p{L})/iu,
      ja: /エレベーター|うえの かい/u,
    },
  },
]

/** @returns the findings in words; empty if nothing contradicts */
export function findForbiddenPairs(book: Manuscript, request: StoryRequest): string[] {
  const text = book.pages.map((page) => page.content).join(' ')
  const inText = PAIRS.filter((pair) => pair.applies(request)).flatMap((pair) => {
    const match = pair.words[book.language]?.exec(text)
    return match ? [`${pair.what}: "${match[0]}"`] : []
  })
  const weathers = new Set(book.pages.map((page) => page.direction.weather))
  return weathers.has('rain') && weathers.has('snow') ? [...inText, 'rain and snow in one book'] : inText
}
