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
  /** Something that one rides there, its article in the nominative: "die grüne Fähre". */
  ride: string
  /** "mit der grünen Fähre" */
  mit: string
  /** Where one walks, in the nominative: "die Hafentreppe". */
  street: string
  /** "auf der Hafentreppe", "in der Gasse" */
  auf: string
  tree: string
  /** "unter einem Feigenbaum" */
  unter: string
  shop: string
  /** "beim Fischmarkt" */
  beim: string
  /** What one hears or sees there in the morning: a sentence without its capital and full stop, in the present. */
  wakes: string
  /** The same in the past. */
  woke: string
}

const TABLE: Record<Destination, Omit<Place, 'id'>> = {
  sydney: {
    name: 'Sydney',
    at: 'in Sydney',
    bis: 'bis zum Opernhaus',
    ride: 'die grüne Fähre',
    mit: 'mit der grünen Fähre',
    street: 'die Hafentreppe',
    auf: 'auf der Hafentreppe',
    tree: 'ein Feigenbaum',
    unter: 'unter einem Feigenbaum',
    shop: 'der Fischmarkt',
    beim: 'beim Fischmarkt',
    wakes: 'auf den Dächern schreien Kakadus',
    woke: 'auf den Dächern schrien Kakadus',
  },
  melbourne: {
    name: 'Melbourne',
    at: 'in Melbourne',
    bis: 'bis zur Bahnhofsuhr',
    ride: 'die klingelnde Tram',
    mit: 'mit der klingelnden Tram',
    street: 'die bunte Gasse',
    auf: 'in der bunten Gasse',
    tree: 'eine Ulme',
    unter: 'unter einer Ulme',
    shop: 'der Krapfenwagen',
    beim: 'beim Krapfenwagen',
    wakes: 'die erste Tram macht ding',
    woke: 'die erste Tram machte ding',
  },
  'gold-coast': {
    name: 'Gold Coast',
    at: 'an der Gold Coast',
    bis: 'bis ans Ende vom Strand',
    ride: 'die Strandbahn',
    mit: 'mit der Strandbahn',
    street: 'der Strandweg',
    auf: 'auf dem Strandweg',
    tree: 'ein Schraubenbaum',
    unter: 'unter einem Schraubenbaum',
    shop: 'der Laden mit den Surfbrettern',
    beim: 'beim Laden mit den Surfbrettern',
    wakes: 'über dem Strand kreischen Loris',
    woke: 'über dem Strand kreischten Loris',
    aliases: ['goldküste'],
  },
  'great-barrier-reef': {
    name: 'Great Barrier Reef',
    at: 'am Great Barrier Reef',
    bis: 'bis zum Riff',
    ride: 'das Boot zum Riff',
    mit: 'mit dem Boot zum Riff',
    street: 'der Holzsteg am Wasser',
    auf: 'auf dem Holzsteg am Wasser',
    tree: 'eine Kokospalme',
    unter: 'unter einer Kokospalme',
    shop: 'der Obstmarkt',
    beim: 'beim Obstmarkt',
    wakes: 'Möwen laufen auf dem Steg spazieren',
    woke: 'Möwen liefen auf dem Steg spazieren',
    aliases: ['the reef', 'cairns'],
  },
  uluru: {
    name: 'Uluru',
    at: 'am Uluru',
    bis: 'bis zum roten Felsen',
    ride: 'der Bus vom Zeltplatz',
    mit: 'mit dem Bus vom Zeltplatz',
    street: 'der rote Sandweg',
    auf: 'auf dem roten Sandweg',
    tree: 'eine Wüsteneiche',
    unter: 'unter einer Wüsteneiche',
    shop: 'der Laden am Zeltplatz',
    beim: 'beim Laden am Zeltplatz',
    wakes: 'aus Grau wird Rot am Felsen',
    woke: 'aus Grau wurde Rot am Felsen',
    aliases: ['ayers rock', 'uluṟu'],
  },
  tasmania: {
    name: 'Tasmanien',
    at: 'in Tasmanien',
    bis: 'bis zum blauen Berg',
    ride: 'die große rote Fähre',
    mit: 'mit der großen roten Fähre',
    street: 'die Steintreppe',
    auf: 'auf der Steintreppe',
    tree: 'ein Apfelbaum',
    unter: 'unter einem Apfelbaum',
    shop: 'der Apfelstand',
    beim: 'beim Apfelstand',
    wakes: 'eine Wolke setzt sich auf den Berg',
    woke: 'eine Wolke setzte sich auf den Berg',
    aliases: ['tasmania', 'hobart'],
  },
  perth: {
    name: 'Perth',
    at: 'in Perth',
    bis: 'bis zum breiten Fluss',
    ride: 'die Flussfähre',
    mit: 'mit der Flussfähre',
    street: 'der Weg am Fluss',
    auf: 'auf dem Weg am Fluss',
    tree: 'ein hoher Eukalyptus',
    unter: 'unter einem hohen Eukalyptus',
    shop: 'die alte Markthalle',
    beim: 'bei der alten Markthalle',
    wakes: 'schwarze Schwäne tröten den Fluss hinauf',
    woke: 'schwarze Schwäne tröteten den Fluss hinauf',
  },
  auckland: {
    name: 'Auckland',
    at: 'in Auckland',
    bis: 'bis zum Sky Tower',
    ride: 'die Hafenfähre',
    mit: 'mit der Hafenfähre',
    street: 'der Hafenkai',
    auf: 'auf dem Hafenkai',
    tree: 'ein Eisenholzbaum',
    unter: 'unter einem Eisenholzbaum',
    shop: 'der Fischmarkt',
    beim: 'beim Fischmarkt',
    wakes: 'die erste Fähre brummt durch den Hafen',
    woke: 'die erste Fähre brummte durch den Hafen',
  },
  rotorua: {
    name: 'Rotorua',
    at: 'in Rotorua',
    bis: 'bis zu den heißen Quellen',
    ride: 'die Gondelbahn',
    mit: 'mit der Gondelbahn',
    street: 'der Holzweg am See',
    auf: 'auf dem Holzweg am See',
    tree: 'ein Mammutbaum',
    unter: 'unter einem Mammutbaum',
    shop: 'die Pastetenbäckerei',
    beim: 'bei der Pastetenbäckerei',
    wakes: 'zwischen den Häusern steigt Dampf auf',
    woke: 'zwischen den Häusern stieg Dampf auf',
  },
  queenstown: {
    name: 'Queenstown',
    at: 'in Queenstown',
    bis: 'bis zum langen See',
    ride: 'das alte Dampfschiff',
    mit: 'mit dem alten Dampfschiff',
    street: 'der Weg am See',
    auf: 'auf dem Weg am See',
    tree: 'eine Buche',
    unter: 'unter einer Buche',
    shop: 'die Eisdiele',
    beim: 'bei der Eisdiele',
    wakes: 'aus Schwarz wird Blau auf dem See',
    woke: 'aus Schwarz wurde Blau auf dem See',
  },
  wellington: {
    name: 'Wellington',
    at: 'in Wellington',
    bis: 'bis zur Seilbahn',
    ride: 'die rote Seilbahn',
    mit: 'mit der roten Seilbahn',
    street: 'die Zickzacktreppe',
    auf: 'auf der Zickzacktreppe',
    tree: 'ein Baumfarn',
    unter: 'unter einem Baumfarn',
    shop: 'der Schokoladenladen',
    beim: 'beim Schokoladenladen',
    wakes: 'Kākā pfeifen über den Dächern',
    woke: 'Kākā pfiffen über den Dächern',
  },
  london: {
    name: 'London',
    at: 'in London',
    bis: 'bis zum Big Ben',
    ride: 'der rote Bus',
    mit: 'mit dem roten Bus',
    street: 'der Weg am Kanal',
    auf: 'auf dem Weg am Kanal',
    tree: 'eine Platane',
    unter: 'unter einer Platane',
    shop: 'der Laden an der Ecke',
    beim: 'beim Laden an der Ecke',
    wakes: 'ein Fuchs trabt an den Tonnen heim',
    woke: 'ein Fuchs trabte an den Tonnen heim',
  },
  paris: {
    name: 'Paris',
    at: 'in Paris',
    bis: 'bis zum Eiffelturm',
    ride: 'das Flussboot',
    mit: 'mit dem Flussboot',
    street: 'der Uferweg',
    auf: 'auf dem Uferweg',
    tree: 'eine Kastanie',
    unter: 'unter einer Kastanie',
    shop: 'die Bäckerei',
    beim: 'bei der Bäckerei',
    wakes: 'die ganze Straße riecht nach Brot',
    woke: 'die ganze Straße roch nach Brot',
  },
  tokyo: {
    name: 'Tokio',
    at: 'in Tokio',
    bis: 'bis zum Fuji',
    ride: 'der grüne Zug',
    mit: 'mit dem grünen Zug',
    street: 'die schmale Gasse',
    auf: 'in der schmalen Gasse',
    tree: 'ein Ginkgobaum',
    unter: 'unter einem Ginkgobaum',
    shop: 'der Nudelladen',
    beim: 'beim Nudelladen',
    wakes: 'auf den Leitungen rufen Krähen',
    woke: 'auf den Leitungen riefen Krähen',
    aliases: ['tokyo'],
  },
  'washington-dc': {
    name: 'Washington',
    at: 'in Washington',
    bis: 'bis zum Weißen Haus',
    ride: 'der silberne Zug',
    mit: 'mit dem silbernen Zug',
    street: 'der breite Kiesweg',
    auf: 'auf dem breiten Kiesweg',
    tree: 'ein Kirschbaum',
    unter: 'unter einem Kirschbaum',
    shop: 'der Brezelstand',
    beim: 'beim Brezelstand',
    wakes: 'Eichhörnchen rennen um die Bäume',
    woke: 'Eichhörnchen rannten um die Bäume',
    aliases: ['washington, dc', 'washington dc', 'washington, d.c.'],
  },
  rome: {
    name: 'Rom',
    at: 'in Rom',
    bis: 'bis zum Kolosseum',
    ride: 'die klappernde Tram',
    mit: 'mit der klappernden Tram',
    street: 'die Gasse mit dem Kopfsteinpflaster',
    auf: 'in der Gasse mit dem Kopfsteinpflaster',
    tree: 'eine Schirmkiefer',
    unter: 'unter einer Schirmkiefer',
    shop: 'die Eisdiele',
    beim: 'bei der Eisdiele',
    wakes: 'eine Glocke nach der anderen läutet',
    woke: 'eine Glocke nach der anderen läutete',
    aliases: ['rome'],
  },
  singapore: {
    name: 'Singapur',
    at: 'in Singapur',
    bis: 'bis zum Riesenrad',
    ride: 'das kleine Flussboot',
    mit: 'mit dem kleinen Flussboot',
    street: 'der schattige Laubengang',
    auf: 'im schattigen Laubengang',
    tree: 'ein Banyanbaum',
    unter: 'unter einem Banyanbaum',
    shop: 'der Nudelstand',
    beim: 'beim Nudelstand',
    wakes: 'ein Koel ruft, höher und höher',
    woke: 'ein Koel rief, höher und höher',
    aliases: ['singapore'],
  },
  beijing: {
    name: 'Peking',
    at: 'in Peking',
    bis: 'bis zur Großen Mauer',
    ride: 'die Fahrradkutsche',
    mit: 'mit der Fahrradkutsche',
    street: 'die graue Gasse',
    auf: 'in der grauen Gasse',
    tree: 'ein Kakibaum',
    unter: 'unter einem Kakibaum',
    shop: 'der Teigtaschenladen',
    beim: 'beim Teigtaschenladen',
    wakes: 'Tauben fliegen vorbei, Pfeifen am Schwanz',
    woke: 'Tauben flogen vorbei, Pfeifen am Schwanz',
    aliases: ['beijing'],
  },
  'new-delhi': {
    name: 'Neu-Delhi',
    at: 'in Neu-Delhi',
    bis: 'bis zum India Gate',
    ride: 'die grün-gelbe Rikscha',
    mit: 'mit der grün-gelben Rikscha',
    street: 'die Marktgasse',
    auf: 'in der Marktgasse',
    tree: 'ein Niembaum',
    unter: 'unter einem Niembaum',
    shop: 'der Süßigkeitenladen',
    beim: 'beim Süßigkeitenladen',
    wakes: 'grüne Sittiche sausen kreischend vorbei',
    woke: 'grüne Sittiche sausten kreischend vorbei',
    aliases: ['neu delhi', 'new delhi', 'delhi'],
  },
  cairo: {
    name: 'Kairo',
    at: 'in Kairo',
    bis: 'bis zu den Pyramiden',
    ride: 'das weiße Segelboot',
    mit: 'mit dem weißen Segelboot',
    street: 'die Marktgasse',
    auf: 'in der Marktgasse',
    tree: 'eine Dattelpalme',
    unter: 'unter einer Dattelpalme',
    shop: 'der Laternenladen',
    beim: 'beim Laternenladen',
    wakes: 'ein Bäcker radelt vorbei, Brot auf dem Kopf',
    woke: 'ein Bäcker radelte vorbei, Brot auf dem Kopf',
    aliases: ['cairo'],
  },
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
