// French words for places.
import { DESTINATIONS } from '../../../illustration/direction'
import type { Destination } from '../../../illustration/direction'
import { capitaliseName } from '../../grammar/capitalise-name'
import { findPlaceIn } from '../../world/places'
import type { PlaceWords, Somewhere } from '../../world/places'

/** Noun phrases have their article, and are never the subject of a verb or participle that agrees. */
interface Place extends PlaceWords {
  /** What one sees there: "l’Opéra". */
  landmark: string
  /** As far as there; fits "On l’entendait ...". */
  jusque: string
  /** Something that one rides there: "le ferry vert". */
  ride: string
  /** "sur le ferry vert", "dans le tram" */
  dans: string
  /** Where one walks: "l’escalier du port". */
  street: string
  /** "sur le quai", "dans la ruelle" */
  sur: string
  /** "un figuier": fits "sous ..." */
  tree: string
  /** "le marché aux poissons": fits "devant ..." */
  shop: string
  /** An animal of the place: "un cacatoès". */
  creature: string
  /** What one hears or sees there in the morning: a sentence without its capital and full stop, in the present. */
  wakes: string
  /** The same in the imperfect. */
  woke: string
}

const TABLE: Record<Destination, Omit<Place, 'id'>> = {
  sydney: {
    name: 'Sydney',
    at: 'à Sydney',
    landmark: 'l’Opéra',
    jusque: 'jusqu’à l’Opéra',
    ride: 'le ferry vert',
    dans: 'sur le ferry vert',
    street: 'l’escalier du port',
    sur: 'dans l’escalier du port',
    tree: 'un figuier',
    shop: 'le marché aux poissons',
    creature: 'un cacatoès',
    wakes: 'les cacatoès crient sur les toits',
    woke: 'les cacatoès criaient sur les toits',
  },
  melbourne: {
    name: 'Melbourne',
    at: 'à Melbourne',
    landmark: 'les horloges de la gare',
    jusque: 'jusqu’à la gare',
    ride: 'le tram qui tinte',
    dans: 'dans le tram qui tinte',
    street: 'la ruelle peinte',
    sur: 'dans la ruelle peinte',
    tree: 'un orme',
    shop: 'le camion à beignets',
    creature: 'un opossum',
    wakes: 'le premier tram fait ding',
    woke: 'le premier tram faisait ding',
  },
  'gold-coast': {
    name: 'Gold Coast',
    at: 'sur la Gold Coast',
    landmark: 'les hautes tours',
    jusque: 'jusqu’au bout de la plage',
    ride: 'le petit train de la plage',
    dans: 'dans le petit train de la plage',
    street: 'le chemin de la plage',
    sur: 'sur le chemin de la plage',
    tree: 'un pandanus',
    shop: 'le magasin de planches de surf',
    creature: 'un loriquet',
    wakes: 'les loriquets piaillent sur la plage',
    woke: 'les loriquets piaillaient sur la plage',
  },
  'great-barrier-reef': {
    name: 'Grande Barrière de corail',
    at: 'à la Grande Barrière de corail',
    landmark: 'le récif',
    jusque: 'jusqu’au récif',
    ride: 'le bateau du récif',
    dans: 'sur le bateau du récif',
    street: 'le ponton de bois',
    sur: 'sur le ponton de bois',
    tree: 'un cocotier',
    shop: 'le marché aux fruits',
    creature: 'une tortue',
    wakes: 'les mouettes se promènent sur le ponton',
    woke: 'les mouettes se promenaient sur le ponton',
    aliases: ['great barrier reef', 'the reef', 'cairns'],
  },
  uluru: {
    name: 'Uluru',
    at: 'à Uluru',
    landmark: 'le grand rocher rouge',
    jusque: 'jusqu’au grand rocher rouge',
    ride: 'le bus du camping',
    dans: 'dans le bus du camping',
    street: 'la piste de sable rouge',
    sur: 'sur la piste de sable rouge',
    tree: 'un chêne du désert',
    shop: 'la boutique du camping',
    creature: 'un faucon',
    wakes: 'le rocher passe du gris au rouge',
    woke: 'le rocher passait du gris au rouge',
    aliases: ['ayers rock', 'uluṟu'],
  },
  tasmania: {
    name: 'Tasmanie',
    at: 'en Tasmanie',
    landmark: 'la montagne bleue',
    jusque: 'jusqu’à la montagne bleue',
    ride: 'le grand ferry rouge',
    dans: 'sur le grand ferry rouge',
    street: 'l’escalier de pierre',
    sur: 'dans l’escalier de pierre',
    tree: 'un pommier',
    shop: 'l’étal de pommes',
    creature: 'un wombat',
    wakes: 'un nuage s’assoit sur la montagne',
    woke: 'un nuage s’asseyait sur la montagne',
    aliases: ['tasmania', 'hobart'],
  },
  perth: {
    name: 'Perth',
    at: 'à Perth',
    landmark: 'le large fleuve',
    jusque: 'jusqu’au large fleuve',
    ride: 'le ferry du fleuve',
    dans: 'sur le ferry du fleuve',
    street: 'le chemin du fleuve',
    sur: 'sur le chemin du fleuve',
    tree: 'un grand eucalyptus',
    shop: 'la vieille halle',
    creature: 'un cygne noir',
    wakes: 'les cygnes noirs trompettent sur le fleuve',
    woke: 'les cygnes noirs trompettaient sur le fleuve',
  },
  auckland: {
    name: 'Auckland',
    at: 'à Auckland',
    landmark: 'la Sky Tower',
    jusque: 'jusqu’à la Sky Tower',
    ride: 'le ferry du port',
    dans: 'sur le ferry du port',
    street: 'le quai du port',
    sur: 'sur le quai du port',
    tree: 'un pohutukawa',
    shop: 'le marché aux poissons',
    creature: 'un tui',
    wakes: 'le premier ferry ronronne dans le port',
    woke: 'le premier ferry ronronnait dans le port',
  },
  rotorua: {
    name: 'Rotorua',
    at: 'à Rotorua',
    landmark: 'les sources chaudes',
    jusque: 'jusqu’aux sources chaudes',
    ride: 'la télécabine',
    dans: 'dans la télécabine',
    street: 'le sentier du lac',
    sur: 'sur le sentier du lac',
    tree: 'un séquoia',
    shop: 'la boutique de tourtes',
    creature: 'un cygne noir',
    wakes: 'la vapeur monte entre les maisons',
    woke: 'la vapeur montait entre les maisons',
  },
  queenstown: {
    name: 'Queenstown',
    at: 'à Queenstown',
    landmark: 'le long lac',
    jusque: 'jusqu’au long lac',
    ride: 'le vieux bateau à vapeur',
    dans: 'sur le vieux bateau à vapeur',
    street: 'le chemin du lac',
    sur: 'sur le chemin du lac',
    tree: 'un hêtre',
    shop: 'le marchand de glaces',
    creature: 'un kéa',
    wakes: 'le lac passe du noir au bleu',
    woke: 'le lac passait du noir au bleu',
  },
  wellington: {
    name: 'Wellington',
    at: 'à Wellington',
    landmark: 'le funiculaire',
    jusque: 'jusqu’au funiculaire',
    ride: 'le funiculaire rouge',
    dans: 'dans le funiculaire rouge',
    street: 'l’escalier en zigzag',
    sur: 'dans l’escalier en zigzag',
    tree: 'une fougère géante',
    shop: 'la chocolaterie',
    creature: 'un kaka',
    wakes: 'les kakas sifflent au-dessus des toits',
    woke: 'les kakas sifflaient au-dessus des toits',
  },
  london: {
    name: 'Londres',
    at: 'à Londres',
    landmark: 'Big Ben',
    jusque: 'jusqu’à Big Ben',
    ride: 'le bus rouge',
    dans: 'dans le bus rouge',
    street: 'le chemin du canal',
    sur: 'sur le chemin du canal',
    tree: 'un platane',
    shop: 'l’épicerie du coin',
    creature: 'un renard',
    wakes: 'un renard rentre en trottant',
    woke: 'un renard rentrait en trottant',
    aliases: ['london'],
  },
  paris: {
    name: 'Paris',
    at: 'à Paris',
    landmark: 'la tour Eiffel',
    jusque: 'jusqu’à la tour Eiffel',
    ride: 'le bateau-mouche',
    dans: 'sur le bateau-mouche',
    street: 'le quai de la Seine',
    sur: 'sur le quai de la Seine',
    tree: 'un marronnier',
    shop: 'la boulangerie',
    creature: 'un moineau',
    wakes: 'toute la rue sent le pain',
    woke: 'toute la rue sentait le pain',
  },
  tokyo: {
    name: 'Tokyo',
    at: 'à Tokyo',
    landmark: 'le mont Fuji',
    jusque: 'jusqu’au mont Fuji',
    ride: 'le train vert',
    dans: 'dans le train vert',
    street: 'la petite ruelle',
    sur: 'dans la petite ruelle',
    tree: 'un ginkgo',
    shop: 'la boutique de nouilles',
    creature: 'un corbeau',
    wakes: 'les corbeaux appellent sur les fils',
    woke: 'les corbeaux appelaient sur les fils',
  },
  'washington-dc': {
    name: 'Washington',
    at: 'à Washington',
    landmark: 'la Maison-Blanche',
    jusque: 'jusqu’à la Maison-Blanche',
    ride: 'le métro argenté',
    dans: 'dans le métro argenté',
    street: 'la grande allée',
    sur: 'dans la grande allée',
    tree: 'un cerisier',
    shop: 'le marchand de bretzels',
    creature: 'un écureuil',
    wakes: 'les écureuils tournent autour des arbres',
    woke: 'les écureuils tournaient autour des arbres',
    aliases: ['washington, dc', 'washington dc', 'washington, d.c.'],
  },
  rome: {
    name: 'Rome',
    at: 'à Rome',
    landmark: 'le Colisée',
    jusque: 'jusqu’au Colisée',
    ride: 'le vieux tram',
    dans: 'dans le vieux tram',
    street: 'la ruelle pavée',
    sur: 'dans la ruelle pavée',
    tree: 'un pin parasol',
    shop: 'le marchand de glaces',
    creature: 'un chat de gouttière',
    wakes: 'les cloches sonnent l’une après l’autre',
    woke: 'les cloches sonnaient l’une après l’autre',
  },
  singapore: {
    name: 'Singapour',
    at: 'à Singapour',
    landmark: 'la grande roue',
    jusque: 'jusqu’à la grande roue',
    ride: 'le petit bateau du fleuve',
    dans: 'sur le petit bateau du fleuve',
    street: 'la galerie à l’ombre',
    sur: 'dans la galerie à l’ombre',
    tree: 'un banian',
    shop: 'l’étal de nouilles',
    creature: 'une loutre',
    wakes: 'un coucou koël appelle, de plus en plus haut',
    woke: 'un coucou koël appelait, de plus en plus haut',
    aliases: ['singapore'],
  },
  beijing: {
    name: 'Pékin',
    at: 'à Pékin',
    landmark: 'la Grande Muraille',
    jusque: 'jusqu’à la Grande Muraille',
    ride: 'le vélo-taxi',
    dans: 'dans le vélo-taxi',
    street: 'la ruelle grise',
    sur: 'dans la ruelle grise',
    tree: 'un plaqueminier',
    shop: 'la boutique de raviolis',
    creature: 'une pie',
    wakes: 'les pigeons passent avec leurs sifflets',
    woke: 'les pigeons passaient avec leurs sifflets',
    aliases: ['beijing'],
  },
  'new-delhi': {
    name: 'New Delhi',
    at: 'à New Delhi',
    landmark: 'la Porte de l’Inde',
    jusque: 'jusqu’à la Porte de l’Inde',
    ride: 'le rickshaw vert et jaune',
    dans: 'dans le rickshaw vert et jaune',
    street: 'la ruelle du marché',
    sur: 'dans la ruelle du marché',
    tree: 'un margousier',
    shop: 'le marchand de bonbons',
    creature: 'une perruche',
    wakes: 'les perruches vertes passent en criant',
    woke: 'les perruches vertes passaient en criant',
    aliases: ['delhi', 'new-delhi'],
  },
  cairo: {
    name: 'Le Caire',
    at: 'au Caire',
    landmark: 'les pyramides',
    jusque: 'jusqu’aux pyramides',
    ride: 'la felouque blanche',
    dans: 'sur la felouque blanche',
    street: 'la ruelle du souk',
    sur: 'dans la ruelle du souk',
    tree: 'un dattier',
    shop: 'la boutique de lanternes',
    creature: 'un héron',
    wakes: 'un boulanger passe, le pain sur la tête',
    woke: 'un boulanger passait, le pain sur la tête',
    aliases: ['cairo', 'caire'],
  },
}
const PLACES: Place[] = DESTINATIONS.map((id) => ({ id, ...TABLE[id] }))

export const findPlace = (typed: string | undefined): Place | undefined => findPlaceIn(PLACES, typed)

/** Kinds of places and countries, by the preposition with its article. */
const KINDS: Record<string, readonly string[]> = {
  'à la ': ['plage', 'mer', 'montagne', 'campagne', 'ferme', 'piscine', 'bibliothèque', 'maison', 'crèche', 'neige'],
  'à l’': ['école', 'océan', 'aquarium', 'hôtel'],
  'au ': [
    ...['parc', 'zoo', 'bord de la mer', 'bord de mer', 'lac', 'cirque', 'musée', 'camping', 'château', 'village'],
    ...['marché', 'port', 'square', 'ski', 'jardin', 'Maroc', 'Portugal', 'Japon', 'Canada', 'Québec', 'Mexique'],
    ...['Sénégal', 'Brésil', 'Vietnam', 'Cameroun', 'Liban', 'Mali', 'Bénin', 'Togo', 'Gabon', 'Congo', 'Danemark'],
  ],
  'aux ': ['États-Unis', 'Pays-Bas', 'Antilles', 'Seychelles'],
  'en ': [
    ...['France', 'Espagne', 'Italie', 'Grèce', 'Belgique', 'Suisse', 'Allemagne', 'Angleterre', 'Écosse', 'Irlande'],
    ...['Bretagne', 'Normandie', 'Provence', 'Corse', 'Alsace', 'Auvergne', 'Ardèche', 'Savoie', 'Vendée', 'Camargue'],
    ...['Algérie', 'Tunisie', 'Égypte', 'Turquie', 'Inde', 'Chine', 'Thaïlande', 'Australie', 'Nouvelle-Zélande'],
    ...['Crète', 'Sicile', 'Sardaigne', 'Martinique', 'Guadeloupe', 'Côte d’Ivoire', 'Norvège', 'Suède', 'Islande'],
  ],
  'dans la ': ['forêt', 'jungle', 'savane', 'cabane'],
  'dans le ': ['bois', 'désert'],
  'sur la ': ['Lune', 'colline'],
  'sur l’': ['île'],
}
const KNOWN = new Map(
  Object.entries(KINDS).flatMap(([before, names]) =>
    names.map((name) => [name.toLowerCase(), { name, at: `${before}${name}` }] as const),
  ),
)
const ARTICLE = /^(?:(?:les?|la|une?|mon|ma|mes|notre|nos)\s+|l['’])/i
const PREPOSITION = /^(?:à|au|aux|en|dans|chez|sur|sous|près|devant|derrière|vers)\s/i
const RELATIVE = /^(?:mamie|papi|papy|mémé|pépé|mamy|nonna|maman|papa|tata|tonton)(?:\s\p{Lu}\p{L}+)?$/iu
const WORDS_IN_A_NAME = 5

/** A place in the buyer's own words; undefined if its preposition isn't known. */
export function describePlace(text: string | undefined): Somewhere | undefined {
  const typed = (text ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/'/g, '’')
    .replace(/[.,;:!?\s]+$/, '')
  if (!/\p{L}/u.test(typed) || typed.split(' ').length > WORDS_IN_A_NAME) return undefined
  const preposition = PREPOSITION.exec(typed)?.[0]
  if (preposition) {
    const name = typed.slice(preposition.length)
    return { name, at: preposition.toLowerCase() + name }
  }
  const bare = typed.replace(ARTICLE, '')
  const known = KNOWN.get(bare.toLowerCase())
  if (known) return known
  if (RELATIVE.test(typed)) return { name: capitaliseName(typed), at: `chez ${capitaliseName(typed)}` }
  if (bare !== typed || /[’]s\b|\b(?:the|my|our|by|of|at)\b/i.test(typed)) return undefined
  const name = capitaliseName(typed)
  return /^\p{Lu}/u.test(name) ? { name, at: `à ${name}` } : undefined
}
