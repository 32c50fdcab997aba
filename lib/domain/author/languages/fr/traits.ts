// French words for traits. A noun comes with its articles and prepositions, a verb in the present (stories for 0-4)
// and in the past.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import { joinTraits } from '../../world/traits'
import type { TraitFacts, TraitWords } from '../../world/traits'
import type { Gender } from '../romance/nouns'
import { contract, withArticle } from './agreement'
import { CHILD_TRAIT_LINES, PET_TRAIT_LINES } from './trait-lines'

/** `things` has its article, as French speaks of a kind ("les balais"); `doing` follows "en" ("en creusant"). */
interface FrenchFacts extends TraitFacts {
  /** "balai": fits "pas de ..." and "un autre ..." */
  noun?: string
  /** "du balai" */
  du?: string
  /** "au balai" */
  au?: string
  /** "des balais": fits "peur ..." */
  des?: string
  /** "aux balais": fits "pensa ..." */
  aux?: string
  /** "creuse des trous" */
  does?: string
  /** "creusait des trous" */
  used?: string
  /** `is` of a female one. */
  isF?: string
}

const inAllForms = (gender: Gender, noun: string, plural = `${noun}s`) => ({
  noun,
  thing: withArticle('le', gender, noun),
  a: withArticle('un', gender, noun),
  du: contract('de', gender, noun),
  au: contract('à', gender, noun),
  things: `les ${plural}`,
  des: `des ${plural}`,
  aux: `aux ${plural}`,
})

/** Of a verb in -er: its stem, and what follows. */
const acts = (stem: string, what = '') => {
  const rest = what && ` ${what}`
  // "lançant", "mangea": c and g keep their sound before a.
  const soft = stem.replace(/c$/, 'ç').replace(/g$/, 'ge')
  return {
    do: `${stem}er${rest}`,
    does: `${stem}e${rest}`,
    did: `${soft}a${rest}`,
    used: `${soft}ait${rest}`,
    doing: `${soft}ant${rest}`,
  }
}
const steals = (what: string) => acts('chip', what)
const sleeps = (where: string) => ({
  do: `dormir ${where}`,
  does: `dort ${where}`,
  did: `dormit ${where}`,
  used: `dormait ${where}`,
  doing: `dormant ${where}`,
  where,
})

const THUNDER = {
  ...inAllForms('m', 'tonnerre', 'coups de tonnerre'),
  // Far away, so that it fits any weather.
  a: 'un grondement lointain',
}
const STICK = { ...inAllForms('m', 'bâton'), prop: 'stick' } as const

const PETS: Record<PetTrait, FrenchFacts> = {
  broom: { ...inAllForms('m', 'balai'), prop: 'broom' },
  thunder: THUNDER,
  baths: inAllForms('m', 'bain'),
  balloons: { ...inAllForms('m', 'ballon'), prop: 'balloon' },
  umbrellas: { ...inAllForms('m', 'parapluie'), prop: 'umbrella' },
  socks: { ...inAllForms('f', 'chaussette'), ...steals('une chaussette'), prop: 'sock' },
  sandwiches: { ...inAllForms('f', 'tartine'), ...steals('une tartine'), prop: 'sandwich' },
  slippers: { ...inAllForms('f', 'pantoufle'), ...steals('une pantoufle'), prop: 'slippers' },
  spoons: { ...inAllForms('f', 'cuillère'), ...steals('une cuillère'), prop: 'spoon' },
  howls: { ...acts('hurl'), sound: 'aouuu' },
  snores: { ...acts('ronfl'), sound: 'rrron' },
  sings: { ...acts('chant'), sound: 'la-la-la' },
  grumbles: { ...acts('ronchonn'), sound: 'grmpf' },
  threelegs: { has: 'trois pattes' },
  oneeye: { has: 'un seul œil' },
  oneearup: { has: 'une oreille en l’air' },
  notail: { has: 'un derrière sans queue' },
  deaf: { has: 'des oreilles sourdes' },
  old: { is: 'bien vieux', isF: 'bien vieille' },
  young: { is: 'tout jeune', isF: 'toute jeune' },
  ball: { ...inAllForms('f', 'balle'), prop: 'ball' },
  blanket: { ...inAllForms('f', 'couverture'), prop: 'blanket' },
  cheese: {
    ...inAllForms('m', 'fromage'),
    ...{ a: 'un bout de fromage', things: 'le fromage', des: 'du fromage', aux: 'au fromage' },
  },
  stick: STICK,
  laundrybasket: { ...sleeps('dans le panier à linge'), prop: 'basket' },
  childsbed: { ...sleeps('sur le lit de {Kim}'), prop: 'bed' },
  boxes: { ...sleeps('dans un carton'), prop: 'box' },
  sunnyspot: sleeps('dans un rond de soleil'),
  digs: { ...acts('creus', 'des trous'), prop: 'hole' },
  spins: acts('tourn', 'en rond'),
  licks: {
    ...acts('léch', 'tout le monde'),
    does: 'lèche tout le monde',
  },
  follows: {
    ...{ do: 'suivre {Kim} partout', does: 'suit {Kim} partout', did: 'suivit {Kim} partout' },
    ...{ used: 'suivait {Kim} partout', doing: 'suivant {Kim} partout' },
  },
  sitsonthings: acts('trôn', 'sur tout'),
  hidesthings: acts('cach', 'des choses'),
  opensdoors: {
    ...{ do: 'ouvrir les portes', does: 'ouvre les portes', did: 'ouvrit les portes', prop: 'door' },
    ...{ used: 'ouvrait les portes', doing: 'ouvrant les portes' },
  },
  catches: { ...acts('attrap', 'tout au vol'), do: 'tout attraper au vol' },
  findsthings: { ...acts('trouv', 'tout'), do: 'tout trouver' },
  jumps: acts('saut', 'haut'),
  shakeshands: acts('donn', 'la patte'),
}

const CHILD: Record<ChildTrait, FrenchFacts> = {
  dark: {
    ...inAllForms('m', 'noir'),
    ...{ noun: 'coin noir', a: 'un coin noir', things: 'les coins noirs', des: 'du noir', aux: 'au noir' },
  },
  thunder: THUNDER,
  spiders: inAllForms('f', 'araignée'),
  deepwater: {
    ...inAllForms('f', 'eau profonde', 'eaux profondes'),
    ...{ a: 'un coin profond', noun: 'coin profond' },
  },
  loudnoises: { ...inAllForms('m', 'grand bruit', 'grands bruits'), du: 'du bruit' },
  stones: { ...inAllForms('m', 'caillou', 'cailloux'), prop: 'rock' },
  sticks: STICK,
  shells: { ...inAllForms('m', 'coquillage'), prop: 'shell' },
  feathers: { ...inAllForms('f', 'plume'), prop: 'feather' },
  hums: { ...acts('fredonn'), sound: 'hmm-hmm' },
  whispers: { ...acts('chuchot'), sound: 'psst' },
  talksalot: { ...acts('bavard'), sound: 'et puis, et puis' },
  missingtooth: { has: 'une dent en moins' },
  freckles: { has: 'des taches de rousseur' },
  dinosaurs: inAllForms('m', 'dinosaure'),
  trains: inAllForms('m', 'train'),
  pancakes: { ...inAllForms('f', 'crêpe'), prop: 'pancake' },
  // The boots that are drawn are yellow.
  redboots: {
    ...{ noun: 'bottes rouges', thing: 'les bottes rouges', things: 'les bottes rouges' },
    ...{ a: 'une paire de bottes rouges', du: 'des bottes rouges', au: 'aux bottes rouges' },
    ...{ des: 'des bottes rouges', aux: 'aux bottes rouges' },
  },
  toyrabbit: inAllForms('m', 'lapin en tissu', 'lapins en tissu'),
  nightlight: { ...sleeps('avec une veilleuse'), prop: 'lamp' },
  sleepwithtoys: { ...sleeps('parmi les peluches'), prop: 'teddy' },
  askswhy: acts('demand', 'pourquoi'),
  counts: { ...acts('compt', 'tout'), do: 'tout compter' },
  drawsonthings: { ...acts('dessin', 'sur tout'), prop: 'crayon' },
  loseshats: {
    ...{ do: 'perdre des bonnets', does: 'perd des bonnets', did: 'perdit un bonnet' },
    ...{ used: 'perdait des bonnets', doing: 'perdant un bonnet', prop: 'hat' },
  },
  whistles: acts('siffl'),
  jokes: acts('racont', 'des blagues'),
  songs: acts('invent', 'des chansons'),
  remembers: {
    ...{ do: 'tout retenir', does: 'retient tout', did: 'retint tout' },
    ...{ used: 'retenait tout', doing: 'retenant tout' },
  },
}

export const PET_TRAIT_WORDS: Record<PetTrait, TraitWords & FrenchFacts> = joinTraits(PETS, PET_TRAIT_LINES)
export const CHILD_TRAIT_WORDS: Record<ChildTrait, TraitWords & FrenchFacts> = joinTraits(CHILD, CHILD_TRAIT_LINES)
