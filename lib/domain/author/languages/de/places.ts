// German words for places.
import { DESTINATIONS } from '../../../illustration/direction'
import type { Destination } from '../../../illustration/direction'
import { findPlaceIn } from '../../world/places'
import type { PlaceWords, Somewhere } from '../../world/places'
import { capitalise } from '../../grammar/letter-case'
import { capitaliseName } from '../../grammar/capitalise-name'

interface Place extends PlaceWords {
  /** As far as what stands there; fits "Man hörte es ...". */
  bis: string
}

const TABLE: Record<Destination, Omit<Place, 'id'>> = {
  sydney: { name: 'Sydney', at: 'in Sydney', bis: 'bis zum Opernhaus' },
  melbourne: { name: 'Melbourne', at: 'in Melbourne', bis: 'bis zur Bahnhofsuhr' },
  'gold-coast': { name: 'Gold Coast', at: 'an der Gold Coast', bis: 'bis ans Ende vom Strand', aliases: ['goldküste'] },
  'great-barrier-reef': {
    name: 'Great Barrier Reef',
    at: 'am Great Barrier Reef',
    bis: 'bis zum Riff',
    aliases: ['the reef', 'cairns'],
  },
  uluru: { name: 'Uluru', at: 'am Uluru', bis: 'bis zum roten Felsen', aliases: ['ayers rock', 'uluṟu'] },
  tasmania: {
    name: 'Tasmanien',
    at: 'in Tasmanien',
    bis: 'bis zum blauen Berg',
    aliases: ['tasmania', 'hobart'],
  },
  perth: { name: 'Perth', at: 'in Perth', bis: 'bis zum breiten Fluss' },
  auckland: { name: 'Auckland', at: 'in Auckland', bis: 'bis zum Sky Tower' },
  rotorua: { name: 'Rotorua', at: 'in Rotorua', bis: 'bis zu den heißen Quellen' },
  queenstown: { name: 'Queenstown', at: 'in Queenstown', bis: 'bis zum langen See' },
  wellington: { name: 'Wellington', at: 'in Wellington', bis: 'bis zur Seilbahn' },
  london: { name: 'London', at: 'in London', bis: 'bis zum Big Ben' },
  paris: { name: 'Paris', at: 'in Paris', bis: 'bis zum Eiffelturm' },
  tokyo: { name: 'Tokio', at: 'in Tokio', bis: 'bis zum Fuji', aliases: ['tokyo'] },
  'washington-dc': {
    name: 'Washington',
    at: 'in Washington',
    bis: 'bis zum Weißen Haus',
    aliases: ['washington, dc', 'washington dc', 'washington, d.c.'],
  },
  rome: { name: 'Rom', at: 'in Rom', bis: 'bis zum Kolosseum', aliases: ['rome'] },
  singapore: { name: 'Singapur', at: 'in Singapur', bis: 'bis zum Riesenrad', aliases: ['singapore'] },
  beijing: { name: 'Peking', at: 'in Peking', bis: 'bis zur Großen Mauer', aliases: ['beijing'] },
  'new-delhi': {
    name: 'Neu-Delhi',
    at: 'in Neu-Delhi',
    bis: 'bis zum India Gate',
    aliases: ['neu delhi', 'new delhi', 'delhi'],
  },
  cairo: { name: 'Kairo', at: 'in Kairo', bis: 'bis zu den Pyramiden', aliases: ['cairo'] },
}
const PLACES: Place[] = DESTINATIONS.map((id) => ({ id, ...TABLE[id] }))

export const findPlace = (typed: string | undefined): Place | undefined => findPlaceIn(PLACES, typed)

/** Kinds of places, by the preposition with its article. */
const KINDS: Record<string, readonly string[]> = {
  am: ['Strand', 'Meer', 'See', 'Fluss', 'Hafen', 'Bach', 'Wasser'],
  im: ['Park', 'Zoo', 'Wald', 'Garten', 'Schloss', 'Dorf', 'Schwimmbad', 'Museum', 'Baumhaus', 'Dschungel', 'Zirkus'],
  'in der': ['Schule', 'Stadt', 'Wüste', 'Bücherei', 'Kita'],
  'in den': ['Bergen', 'Berge'],
  'auf dem': ['Bauernhof', 'Spielplatz', 'Mond', 'Campingplatz', 'Land', 'Schiff', 'Hof', 'Jahrmarkt'],
  'auf der': ['Insel', 'Burg', 'Wiese', 'Alm'],
}
const ARTICLE = /^(?:der|die|das|den|dem|ein|eine|einem|einer|mein|meine|unser|unsere)\s+/i
const PREPOSITION = /^(?:in|im|am|an|auf|bei|beim|unter|hinter|neben|vor|zu)\s/i
const RELATIVE = /^(?:Oma|Opa|Omi|Opi|Mama|Papa|Tante|Onkel)(?:\s\p{Lu}\p{L}+)?$/u
const WORDS_IN_A_NAME = 5

/** A place in the buyer's own words; undefined if it would have to be declined. */
export function describePlace(text: string | undefined): Somewhere | undefined {
  const typed = (text ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!?\s]+$/, '')
  if (!/\p{L}/u.test(typed) || typed.split(' ').length > WORDS_IN_A_NAME) return undefined
  const preposition = PREPOSITION.exec(typed)?.[0]
  if (preposition)
    return { name: typed.slice(preposition.length), at: preposition.toLowerCase() + typed.slice(preposition.length) }
  const bare = typed.replace(ARTICLE, '')
  const [where, kinds] = Object.entries(KINDS).find(([, all]) => all.includes(capitalise(bare))) ?? []
  const kind = kinds?.find((each) => each === capitalise(bare))
  if (where && kind) return { name: kind, at: `${where} ${kind === 'Berge' ? 'Bergen' : kind}` }
  if (RELATIVE.test(typed)) return { name: typed, at: `bei ${typed}` }
  if (bare !== typed || /[’']|\b(?:the|my|our|by)\b/i.test(typed)) return undefined
  const name = capitaliseName(typed)
  return /^\p{Lu}/u.test(name) ? { name, at: `in ${name}` } : undefined
}
