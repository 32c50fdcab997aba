// English words for places. Noun phrases that never become the subject of an agreeing verb.
import { DESTINATIONS } from '../../../illustration/direction'
import type { Destination } from '../../../illustration/direction'
import { findPlaceIn } from '../../world/places'
import type { PlaceWords, Somewhere } from '../../world/places'
import { capitaliseName } from '../../grammar/capitalise-name'

/** `at` fits after "a holiday house". */
interface Place extends PlaceWords {
  /** Means of travel: "by ferry". */
  by: string
  landmark: string
  /** Fits "some ..." and "the ...". */
  food: string
  creature: string
  /** What those creatures say, as a sentence without its full stop. */
  says: string
  sound: string
  /** Something that one rides there: "the green ferry". */
  ride: string
  /** Where one walks: "the harbour steps". */
  street: string
  tree: string
  shop: string
  /** What one hears or sees there in the morning: a sentence without its capital and full stop. */
  wakes: string
}

const TABLE: Record<Destination, Omit<Place, 'id'>> = {
  sydney: {
    name: 'Sydney',
    at: 'in Sydney',
    by: 'ferry',
    landmark: 'the Opera House',
    food: 'hot chips',
    creature: 'a cockatoo',
    says: 'Cockatoos say scraark',
    sound: 'the ferries',
    ride: 'the green ferry',
    street: 'the harbour steps',
    tree: 'a fig tree',
    shop: 'the fish market',
    wakes: 'cockatoos shouted on every roof',
  },
  melbourne: {
    name: 'Melbourne',
    at: 'in Melbourne',
    by: 'tram',
    landmark: 'the station clocks',
    food: 'hot jam doughnuts',
    creature: 'a possum',
    says: 'Possums say hrrr',
    sound: 'the trams',
    ride: 'the clanging tram',
    street: 'the painted lane',
    tree: 'an elm tree',
    shop: 'the doughnut van',
    wakes: 'the first tram went ding',
  },
  'gold-coast': {
    name: 'the Gold Coast',
    at: 'on the Gold Coast',
    by: 'tram',
    landmark: 'the long, long beach',
    food: 'cold mango',
    creature: 'a lorikeet',
    says: 'Lorikeets say skree',
    sound: 'the surf',
    ride: 'the seaside tram',
    street: 'the beach path',
    tree: 'a pandanus tree',
    shop: 'the surf shop',
    wakes: 'lorikeets screeched over the beach',
    aliases: ['gold coast', 'surfers paradise'],
  },
  'great-barrier-reef': {
    name: 'the Reef',
    at: 'by the Reef',
    by: 'boat',
    landmark: 'the bright blue reef',
    food: 'cold pawpaw',
    creature: 'a gull',
    says: 'Gulls say kee-ow',
    sound: 'the waves',
    ride: 'the reef boat',
    street: 'the boardwalk',
    tree: 'a coconut palm',
    shop: 'the fruit market',
    wakes: 'gulls walked up and down the boardwalk',
    aliases: ['great barrier reef', 'cairns'],
  },
  uluru: {
    name: 'Uluru',
    at: 'near Uluru',
    by: 'camp bus',
    landmark: 'the great red rock',
    food: 'damper with syrup',
    creature: 'a dingo',
    says: 'Dingoes say aroo',
    sound: 'the desert wind',
    ride: 'the camp bus',
    street: 'the red sand path',
    tree: 'a desert oak',
    shop: 'the camp shop',
    wakes: 'the rock turned from grey to red',
    aliases: ['ayers rock', 'uluṟu'],
  },
  tasmania: {
    name: 'Tasmania',
    at: 'in Tasmania',
    by: 'ferry',
    landmark: 'the blue mountain',
    food: 'warm apple cake',
    creature: 'a Tassie devil',
    says: 'Tassie devils say rrargh',
    sound: 'the cold sea',
    ride: 'the big red ferry',
    street: 'the sandstone steps',
    tree: 'an apple tree',
    shop: 'the apple stall',
    wakes: 'a cloud sat down on the mountain',
    aliases: ['hobart', 'tassie'],
  },
  perth: {
    name: 'Perth',
    at: 'in Perth',
    by: 'train',
    landmark: 'the wide river',
    food: 'lamingtons',
    creature: 'a black swan',
    says: 'Black swans say hoonk',
    sound: 'the sea breeze',
    ride: 'the river ferry',
    street: 'the river path',
    tree: 'a tall gum tree',
    shop: 'the old market hall',
    wakes: 'black swans went honking up the river',
  },
  auckland: {
    name: 'Auckland',
    at: 'in Auckland',
    by: 'ferry',
    landmark: 'the Sky Tower',
    food: 'fish and chips',
    creature: 'a pūkeko',
    says: 'Pūkeko say skreek',
    sound: 'the harbour',
    ride: 'the harbour ferry',
    street: 'the wharf',
    tree: 'a pōhutukawa tree',
    shop: 'the fish market',
    wakes: 'the first ferry hummed across the harbour',
    aliases: ['tāmaki makaurau'],
  },
  rotorua: {
    name: 'Rotorua',
    at: 'in Rotorua',
    by: 'bus',
    landmark: 'the steaming pools',
    food: 'hot corn',
    creature: 'a tūī',
    says: 'Tūī say tok, tok',
    sound: 'the bubbling mud',
    ride: 'the hillside gondola',
    street: 'the lakefront boardwalk',
    tree: 'a redwood tree',
    shop: 'the pie shop',
    wakes: 'steam curled up between the houses',
  },
  queenstown: {
    name: 'Queenstown',
    at: 'in Queenstown',
    by: 'bus',
    landmark: 'the sharp white mountains',
    food: 'hokey-pokey ice cream',
    creature: 'a kea',
    says: 'Keas say kee-aa',
    sound: 'the old steamship',
    ride: 'the old steamship',
    street: 'the lakeside path',
    tree: 'a beech tree',
    shop: 'the ice-cream shop',
    wakes: 'the lake turned from black to blue',
  },
  wellington: {
    name: 'Wellington',
    at: 'in Wellington',
    by: 'cable car',
    landmark: 'the red cable car',
    food: 'cheese scones',
    creature: 'a kākā',
    says: 'Kākā say skraak',
    sound: 'the wind',
    ride: 'the red cable car',
    street: 'the zigzag steps',
    tree: 'a tree fern',
    shop: 'the chocolate shop',
    wakes: 'kākā went whistling over the roofs',
    aliases: ['te whanganui-a-tara'],
  },
  london: {
    name: 'London',
    at: 'in London',
    by: 'train',
    landmark: 'the big clock',
    food: 'hot crumpets',
    creature: 'a fox',
    says: 'Foxes say yip',
    sound: 'the big clock',
    ride: 'the red bus',
    street: 'the canal path',
    tree: 'a plane tree',
    shop: 'the corner shop',
    wakes: 'a fox trotted home past the bins',
  },
  paris: {
    name: 'Paris',
    at: 'in Paris',
    by: 'train',
    landmark: 'the tall iron tower',
    food: 'warm bread',
    creature: 'a pigeon',
    says: 'Pigeons say coo',
    sound: 'the bells',
    ride: 'the river boat',
    street: 'the riverside path',
    tree: 'a chestnut tree',
    shop: 'the bakery',
    wakes: 'the whole street smelled of bread',
  },
  tokyo: {
    name: 'Tokyo',
    at: 'in Tokyo',
    by: 'train',
    landmark: 'the red tower',
    food: 'rice balls',
    creature: 'a crow',
    says: 'Crows say kah',
    sound: 'the trains',
    ride: 'the green train',
    street: 'the narrow lane',
    tree: 'a ginkgo tree',
    shop: 'the noodle shop',
    wakes: 'crows called from the wires',
  },
  'washington-dc': {
    name: 'Washington',
    at: 'in Washington',
    by: 'train',
    landmark: 'the tall white needle',
    food: 'warm pretzels',
    creature: 'a squirrel',
    says: 'Squirrels say chk-chk',
    sound: 'the fountains',
    ride: 'the silver train',
    street: 'the wide gravel path',
    tree: 'a cherry tree',
    shop: 'the pretzel stand',
    wakes: 'squirrels ran rings round the trees',
    aliases: ['washington', 'washington dc', 'washington d.c.', 'washington, d.c.'],
  },
  rome: {
    name: 'Rome',
    at: 'in Rome',
    by: 'train',
    landmark: 'the Colosseum',
    food: 'warm pizza',
    creature: 'a starling',
    says: 'Starlings say tsee',
    sound: 'the fountains',
    ride: 'the rattling tram',
    street: 'the cobbled lane',
    tree: 'an umbrella pine',
    shop: 'the gelato shop',
    wakes: 'bells rang, one after the other',
  },
  singapore: {
    name: 'Singapore',
    at: 'in Singapore',
    by: 'train',
    landmark: 'the tall metal trees',
    food: 'kaya toast',
    creature: 'an otter',
    says: 'Otters say eek',
    sound: 'the ship horns',
    ride: 'the little river boat',
    street: 'the shady walkway',
    tree: 'a banyan tree',
    shop: 'the noodle stall',
    wakes: 'a koel called, higher and higher',
  },
  beijing: {
    name: 'Beijing',
    at: 'in Beijing',
    by: 'train',
    landmark: 'the long red palace wall',
    food: 'sesame buns',
    creature: 'a magpie',
    says: 'Magpies say chak-chak',
    sound: 'the bicycle bells',
    ride: 'the pedal cab',
    street: 'the grey brick lane',
    tree: 'a persimmon tree',
    shop: 'the dumpling shop',
    wakes: 'pigeons flew by, whistles on their tails',
  },
  'new-delhi': {
    name: 'New Delhi',
    at: 'in New Delhi',
    by: 'train',
    landmark: 'the great stone arch',
    food: 'hot parathas',
    creature: 'a parakeet',
    says: 'Parakeets say kee-kee',
    sound: 'the rickshaw bells',
    ride: 'the green and yellow rickshaw',
    street: 'the market lane',
    tree: 'a neem tree',
    shop: 'the sweet shop',
    wakes: 'parakeets screamed past in a green line',
    aliases: ['delhi', 'new delhi'],
  },
  cairo: {
    name: 'Cairo',
    at: 'in Cairo',
    by: 'train',
    landmark: 'the pyramids',
    food: 'ripe dates',
    creature: 'a hoopoe',
    says: 'Hoopoes say hoop-hoop',
    sound: 'the river',
    ride: 'the white sailing boat',
    street: 'the market lane',
    tree: 'a date palm',
    shop: 'the lantern shop',
    wakes: 'a baker cycled past, bread on his head',
  },
}

const PLACES: Place[] = DESTINATIONS.map((id) => ({ id, ...TABLE[id] }))

/** Longer text (characters) is a description, not a name; the book leaves it to the picture. */
const WORDS_IN_A_NAME = 5
const AT_NOT_IN =
  /^(the|our|my|a|an)\b|\b(house|home|place|farm|beach|lake|zoo|park|land|world|camp|school|hotel|cabin|caravan)$|[’']s$/i
/** Kinds of places that are typed as one word without an article, by the preposition they take. */
const KINDS: Record<'at' | 'in' | 'on', readonly string[]> = {
  at: [
    'beach',
    'seaside',
    'sea',
    'ocean',
    'farm',
    'lake',
    'river',
    'zoo',
    'park',
    'playground',
    'pool',
    'aquarium',
    'museum',
    'library',
    'circus',
    'castle',
    'palace',
    'waterfall',
    'campsite',
    'campground',
    'caravan park',
    'theme park',
    'water park',
    'snow',
    'cabin',
    'cottage',
    'hotel',
    'resort',
    'airport',
    'harbour',
    'pier',
  ],
  in: [
    'forest',
    'woods',
    'mountains',
    'hills',
    'jungle',
    'rainforest',
    'desert',
    'outback',
    'bush',
    'city',
    'country',
    'countryside',
    'village',
    'garden',
    'valley',
  ],
  on: ['moon', 'island', 'coast', 'ship', 'train'],
}
const kindOf = (name: string): string | undefined => {
  const [, article = 'the', kind = ''] = /^(?:(the|an?|our|my)\s+)?(.*)$/i.exec(name.toLowerCase()) ?? []
  const where = Object.entries(KINDS).find(([, kinds]) => kinds.includes(kind))
  return where && `${where[0]} ${/^an?$/.test(article) ? article : 'the'} ${kind}`
}
/** Beginnings that already contain a preposition: "by the sea", "at Nana's". */
const HAS_PREPOSITION = /^(in|at|on|by|near|under|behind)\s/i
const RELATIVE =
  /^(?:(?:my|our)\s+)?((?:great[- ])?(?:grandma|grandpa|grandad|granny|gran|nana|nanna|nan|nonna|oma|opa|pop|poppy|mum|mummy|mom|dad|daddy|auntie|aunty|aunt|uncle)\b.*)$/i
/**
 * The place as it reads in the middle of a sentence about somebody else: "the Moon", "Grandma's house", "the
 * treehouse".
 */
function inASentence(name: string): string {
  const relative = RELATIVE.exec(name)?.[1]
  return relative
    ? relative.charAt(0).toUpperCase() + relative.slice(1)
    : name.replace(/^(the|an?)\s/i, (article) => article.toLowerCase()).replace(/^(my|our)\s/i, 'the ')
}

export const findPlace = (typed: string | undefined): Place | undefined => findPlaceIn(PLACES, typed)

/** A place in the buyer's own words: only its name is used, no facts are invented. */
export function toSomewhere(text: string | undefined): Somewhere | undefined {
  const typed = (text ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!?\s]+$/, '')
  if (!/\p{L}/u.test(typed) || typed.split(' ').length > WORDS_IN_A_NAME) return undefined
  const preposition = HAS_PREPOSITION.exec(typed)?.[0] ?? ''
  const kind = kindOf(typed)
  if (kind) return { name: kind.replace(HAS_PREPOSITION, ''), at: kind }
  const name = inASentence(typed.slice(preposition.length))
  return { name, at: `${preposition.toLowerCase() || (AT_NOT_IN.test(name) ? 'at ' : 'in ')}${name}` }
}

/** Capitalises a place typed in lower case ("bali"); "the garden" is kept. */
const capitalisePlace = (name: string) => (/^(the|an?) /.test(name) ? name : capitaliseName(name))

/** A place in the buyer's own words, as it is printed. */
export function describePlace(typed: string | undefined): Somewhere | undefined {
  const somewhere = toSomewhere(typed)
  return (
    somewhere && {
      name: capitalisePlace(somewhere.name),
      at: somewhere.at.replace(/(?<=^in )\S.*/, capitalisePlace),
    }
  )
}
