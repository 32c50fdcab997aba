// Spanish words for places.
import { DESTINATIONS } from '../../../illustration/direction'
import type { Destination } from '../../../illustration/direction'
import { capitaliseName } from '../../grammar/capitalise-name'
import { findPlaceIn } from '../../world/places'
import type { PlaceWords, Somewhere } from '../../world/places'

/**
 * Noun phrases have their article; the last pass contracts "a el" and "de el". None is the subject of a verb or
 * participle that agrees, except `creature`, which is one animal.
 */
interface Place extends PlaceWords {
  /** What one sees there: "la Ópera". */
  landmark: string
  /** Something that one rides there: fits "en ...". */
  ride: string
  /** Where one walks: fits "por ..." */
  street: string
  /** "una higuera": fits "debajo de ..." */
  tree: string
  /** "el mercado de pescado": fits "delante de ..." */
  shop: string
  /** An animal of the place: "una cacatúa". */
  creature: string
  /** What one hears or sees there in the morning: a sentence without its capital and full stop, in the present. */
  wakes: string
  /** The same in the imperfect. */
  woke: string
}

const TABLE: Record<Destination, Omit<Place, 'id'>> = {
  sydney: {
    name: 'Sídney',
    at: 'en Sídney',
    landmark: 'la Ópera',
    ride: 'el ferry verde',
    street: 'la escalera del puerto',
    tree: 'una higuera',
    shop: 'el mercado de pescado',
    creature: 'una cacatúa',
    wakes: 'las cacatúas gritan en los tejados',
    woke: 'las cacatúas gritaban en los tejados',
    aliases: ['sydney', 'sidney'],
  },
  melbourne: {
    name: 'Melbourne',
    at: 'en Melbourne',
    landmark: 'los relojes de la estación',
    ride: 'el tranvía que tintinea',
    street: 'el callejón pintado',
    tree: 'un olmo',
    shop: 'el camión de las rosquillas',
    creature: 'un pósum',
    wakes: 'el primer tranvía hace tilín',
    woke: 'el primer tranvía hacía tilín',
  },
  'gold-coast': {
    name: 'Gold Coast',
    at: 'en Gold Coast',
    landmark: 'las torres altas',
    ride: 'el tranvía de la playa',
    street: 'el paseo de la playa',
    tree: 'una palmera',
    shop: 'la tienda de surf',
    creature: 'un loro arcoíris',
    wakes: 'los loros parlotean en la playa',
    woke: 'los loros parloteaban en la playa',
    aliases: ['costa de oro'],
  },
  'great-barrier-reef': {
    name: 'Gran Barrera de Coral',
    at: 'en la Gran Barrera de Coral',
    landmark: 'el arrecife',
    ride: 'el barco del arrecife',
    street: 'el muelle de madera',
    tree: 'un cocotero',
    shop: 'el mercado de fruta',
    creature: 'una tortuga',
    wakes: 'las gaviotas pasean por el muelle',
    woke: 'las gaviotas paseaban por el muelle',
    aliases: ['great barrier reef', 'gran barrera de coral', 'the reef', 'cairns'],
  },
  uluru: {
    name: 'Uluru',
    at: 'en Uluru',
    landmark: 'la gran roca roja',
    ride: 'el autobús del campamento',
    street: 'la pista de arena roja',
    tree: 'un roble del desierto',
    shop: 'la tienda del campamento',
    creature: 'un halcón',
    wakes: 'la roca pasa del gris al rojo',
    woke: 'la roca pasaba del gris al rojo',
    aliases: ['ayers rock', 'uluṟu'],
  },
  tasmania: {
    name: 'Tasmania',
    at: 'en Tasmania',
    landmark: 'la montaña azul',
    ride: 'el gran ferry rojo',
    street: 'la escalera de piedra',
    tree: 'un manzano',
    shop: 'el puesto de manzanas',
    creature: 'un uómbat',
    wakes: 'una nube se sienta en la montaña',
    woke: 'una nube se sentaba en la montaña',
    aliases: ['hobart'],
  },
  perth: {
    name: 'Perth',
    at: 'en Perth',
    landmark: 'el río ancho',
    ride: 'el ferry del río',
    street: 'el camino del río',
    tree: 'un gran eucalipto',
    shop: 'el viejo mercado',
    creature: 'un cisne negro',
    wakes: 'los cisnes negros trompetean en el río',
    woke: 'los cisnes negros trompeteaban en el río',
  },
  auckland: {
    name: 'Auckland',
    at: 'en Auckland',
    landmark: 'la Torre del Cielo',
    ride: 'el ferry del puerto',
    street: 'el muelle del puerto',
    tree: 'un pohutukawa',
    shop: 'el mercado de pescado',
    creature: 'un tui',
    wakes: 'el primer ferry ronronea en el puerto',
    woke: 'el primer ferry ronroneaba en el puerto',
  },
  rotorua: {
    name: 'Rotorua',
    at: 'en Rotorua',
    landmark: 'las aguas termales',
    ride: 'el teleférico',
    street: 'el sendero del lago',
    tree: 'una secuoya',
    shop: 'la tienda de empanadas',
    creature: 'un cisne negro',
    wakes: 'el vapor sube entre las casas',
    woke: 'el vapor subía entre las casas',
  },
  queenstown: {
    name: 'Queenstown',
    at: 'en Queenstown',
    landmark: 'el lago largo',
    ride: 'el viejo barco de vapor',
    street: 'el camino del lago',
    tree: 'un haya',
    shop: 'la heladería',
    creature: 'un kea',
    wakes: 'el lago pasa del negro al azul',
    woke: 'el lago pasaba del negro al azul',
  },
  wellington: {
    name: 'Wellington',
    at: 'en Wellington',
    landmark: 'el funicular',
    ride: 'el funicular rojo',
    street: 'la escalera en zigzag',
    tree: 'un helecho gigante',
    shop: 'la chocolatería',
    creature: 'un kaka',
    wakes: 'los pájaros silban sobre los tejados',
    woke: 'los pájaros silbaban sobre los tejados',
  },
  london: {
    name: 'Londres',
    at: 'en Londres',
    landmark: 'el Big Ben',
    ride: 'el autobús rojo',
    street: 'el camino del canal',
    tree: 'un plátano de sombra',
    shop: 'la tienda de la esquina',
    creature: 'un zorro',
    wakes: 'un zorro vuelve a casa al trote',
    woke: 'un zorro volvía a casa al trote',
    aliases: ['london'],
  },
  paris: {
    name: 'París',
    at: 'en París',
    landmark: 'la torre Eiffel',
    ride: 'el barco del Sena',
    street: 'el paseo del Sena',
    tree: 'un castaño',
    shop: 'la panadería',
    creature: 'un gorrión',
    wakes: 'toda la calle huele a pan',
    woke: 'toda la calle olía a pan',
    aliases: ['paris'],
  },
  tokyo: {
    name: 'Tokio',
    at: 'en Tokio',
    landmark: 'el monte Fuji',
    ride: 'el tren verde',
    street: 'el callejón de los faroles',
    tree: 'un ginkgo',
    shop: 'la tienda de fideos',
    creature: 'un cuervo',
    wakes: 'los cuervos llaman desde los cables',
    woke: 'los cuervos llamaban desde los cables',
    aliases: ['tokyo'],
  },
  'washington-dc': {
    name: 'Washington',
    at: 'en Washington',
    landmark: 'la Casa Blanca',
    ride: 'el metro plateado',
    street: 'la gran avenida',
    tree: 'un cerezo',
    shop: 'el puesto de pretzels',
    creature: 'una ardilla',
    wakes: 'las ardillas dan vueltas a los árboles',
    woke: 'las ardillas daban vueltas a los árboles',
    aliases: ['washington, dc', 'washington dc', 'washington, d.c.'],
  },
  rome: {
    name: 'Roma',
    at: 'en Roma',
    landmark: 'el Coliseo',
    ride: 'el viejo tranvía',
    street: 'el callejón empedrado',
    tree: 'un pino',
    shop: 'la heladería',
    creature: 'un gato callejero',
    wakes: 'las campanas suenan una tras otra',
    woke: 'las campanas sonaban una tras otra',
    aliases: ['rome'],
  },
  singapore: {
    name: 'Singapur',
    at: 'en Singapur',
    landmark: 'la gran noria',
    ride: 'el barquito del río',
    street: 'la galería con sombra',
    tree: 'un baniano',
    shop: 'el puesto de fideos',
    creature: 'una nutria',
    wakes: 'un pájaro koel llama, cada vez más alto',
    woke: 'un pájaro koel llamaba, cada vez más alto',
    aliases: ['singapore'],
  },
  beijing: {
    name: 'Pekín',
    at: 'en Pekín',
    landmark: 'la Gran Muralla',
    ride: 'el bicitaxi',
    street: 'el callejón gris',
    tree: 'un caqui',
    shop: 'la tienda de empanadillas',
    creature: 'una urraca',
    wakes: 'las palomas pasan con sus silbatos',
    woke: 'las palomas pasaban con sus silbatos',
    aliases: ['beijing', 'pekin'],
  },
  'new-delhi': {
    name: 'Nueva Delhi',
    at: 'en Nueva Delhi',
    landmark: 'la Puerta de la India',
    ride: 'el mototaxi verde y amarillo',
    street: 'el callejón del mercado',
    tree: 'un árbol de nim',
    shop: 'la tienda de dulces',
    creature: 'un periquito',
    wakes: 'los periquitos verdes pasan gritando',
    woke: 'los periquitos verdes pasaban gritando',
    aliases: ['delhi', 'new delhi', 'new-delhi'],
  },
  cairo: {
    name: 'El Cairo',
    at: 'en El Cairo',
    landmark: 'las pirámides',
    ride: 'el velero blanco',
    street: 'el callejón del zoco',
    tree: 'una palmera datilera',
    shop: 'la tienda de faroles',
    creature: 'una garza',
    wakes: 'un panadero pasa con el pan en la cabeza',
    woke: 'un panadero pasaba con el pan en la cabeza',
    aliases: ['cairo'],
  },
}
const PLACES: Place[] = DESTINATIONS.map((id) => ({ id, ...TABLE[id] }))

export const findPlace = (typed: string | undefined): Place | undefined => findPlaceIn(PLACES, typed)

/** Common words and countries that want their article after "en". */
const WITH_ARTICLE: Record<string, readonly string[]> = {
  'la ': [
    ...['playa', 'montaña', 'granja', 'piscina', 'biblioteca', 'nieve', 'escuela', 'guardería', 'selva', 'ciudad'],
    ...['Luna', 'colina', 'isla', 'plaza', 'sierra', 'finca', 'cabaña', 'feria', 'Patagonia', 'India'],
  ],
  'el ': [
    ...['mar', 'campo', 'parque', 'zoo', 'zoológico', 'bosque', 'lago', 'circo', 'museo', 'camping', 'castillo'],
    ...['pueblo', 'mercado', 'puerto', 'jardín', 'desierto', 'río', 'colegio', 'acuario', 'océano', 'hotel', 'rancho'],
    ...['Perú', 'Caribe'],
  ],
  'los ': ['Andes', 'Alpes', 'Pirineos'],
  'las ': ['Canarias', 'montañas'],
}
const KNOWN = new Map(
  Object.entries(WITH_ARTICLE).flatMap(([article, names]) =>
    names.map((name) => [name.toLowerCase(), { name, at: `en ${article}${name}` }] as const),
  ),
)
const ARTICLE = /^(el|la|los|las|un|una)\s/i
const PREPOSITION =
  /^(?:en|a|al|con|sobre|bajo|por|hacia|desde|ante|entre|(?:cerca|lejos|detrás|delante|encima|dentro|fuera|al lado|a orillas) del?|junto al?|frente al?)\s/i
const RELATIVE =
  /^(?:(?:el|la|mi|los|las|mis)\s)?(abuel[oa]s?|abuelit[oa]s?|ti[oa]s?|tí[oa]s?|prim[oa]s?|yay[oa]s?|nana|papá|mamá)((?:\s\p{Lu}\p{L}+)?)$/iu
const HOUSE_OF = /^(?:la\s)?casa\s(?=del?\s)/i
const WORDS_IN_A_NAME = 5

const BARE = ['papá', 'mamá', 'nana']
/** "abuela" is "en casa de la abuela", "mamá" is "en casa de mamá". */
function houseOf(relative: string, name: string): Somewhere {
  const who = relative.toLowerCase()
  const article = BARE.includes(who)
    ? ''
    : /as$/.test(who)
      ? 'las '
      : /os$/.test(who)
        ? 'los '
        : /a$/.test(who)
          ? 'la '
          : 'el '
  return { name: who + name, at: `en casa de ${article}${who}${name}`.replace('de el ', 'del ') }
}

/** A place in the buyer's own words; undefined if it is no Spanish and no name. */
export function describePlace(text: string | undefined): Somewhere | undefined {
  const typed = (text ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/'/g, '’')
    .replace(/[.,;:!?\s]+$/, '')
  if (!/\p{L}/u.test(typed) || typed.split(' ').length > WORDS_IN_A_NAME) return undefined
  // "mi casa" is nobody's but the reader's.
  if (/’s\b|\b(?:the|my|our|by|of|at|mi|mis|nuestr[oa]s?)\s/i.test(typed) && !RELATIVE.test(typed)) return undefined
  const preposition = PREPOSITION.exec(typed)?.[0]
  if (preposition) {
    const name = typed.slice(preposition.length)
    return { name, at: preposition.toLowerCase() + name }
  }
  const [, relative, whose = ''] = RELATIVE.exec(typed) ?? []
  if (relative) return houseOf(relative, whose)
  if (HOUSE_OF.test(typed)) return { name: typed, at: `en casa ${typed.replace(HOUSE_OF, '')}` }
  const known = KNOWN.get(typed.replace(ARTICLE, '').toLowerCase())
  if (known) return known
  const [article] = ARTICLE.exec(typed) ?? []
  // "El Cairo" and "La Paz" are names whole.
  if (article)
    return {
      name: typed,
      at: `en ${/^\p{Lu}.*\s\p{Lu}/u.test(typed) ? typed : article.toLowerCase() + typed.slice(article.length)}`,
    }
  const name = capitaliseName(typed)
  return /^\p{Lu}/u.test(typed) || (/^\p{Lu}/u.test(name) && !typed.includes(' '))
    ? { name, at: `en ${name}` }
    : undefined
}
