// Spanish words for traits. A noun comes with its articles, a verb in the present (stories for 0-4) and in the past.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import { joinTraits } from '../../world/traits'
import type { TraitFacts, TraitWords } from '../../world/traits'
import type { Gender } from '../romance/nouns'
import { withArticle } from './agreement'
import { CHILD_TRAIT_LINES, PET_TRAIT_LINES } from './trait-lines'

/** `things` has its article, as Spanish speaks of a kind ("las escobas"); `doing` follows "va" or stands alone. */
interface SpanishFacts extends TraitFacts {
  /** "escoba": fits "otra vez ..." */
  noun?: string
  /** "gusta" or "gustan", as `things` wants it. */
  gusta?: string
  /** "cava agujeros" */
  does?: string
  /** "cavaba agujeros" */
  used?: string
  /** `is` of a female one. */
  isF?: string
}

const inAllForms = (gender: Gender, noun: string, plural = `${noun}s`) => ({
  noun,
  thing: withArticle('el', gender, noun),
  a: withArticle('un', gender, noun),
  things: `${gender === 'm' ? 'los' : 'las'} ${plural}`,
  gusta: 'gustan',
})

/** Of a regular verb in -ar: its stem, and what follows. */
const acts = (stem: string, what = '') => {
  const rest = what && ` ${what}`
  return {
    do: `${stem}ar${rest}`,
    does: `${stem}a${rest}`,
    did: `${stem}ó${rest}`,
    used: `${stem}aba${rest}`,
    doing: `${stem}ando${rest}`,
  }
}
const steals = (what: string) => acts('rob', what)
const sleeps = (where: string) => ({
  do: `dormir ${where}`,
  does: `duerme ${where}`,
  did: `durmió ${where}`,
  used: `dormía ${where}`,
  doing: `durmiendo ${where}`,
  where,
})

const THUNDER = {
  ...inAllForms('m', 'trueno'),
  // Far away, so that it fits any weather.
  a: 'un trueno lejano',
}
const STICK = { ...inAllForms('m', 'palo'), prop: 'stick' } as const

const PETS: Record<PetTrait, SpanishFacts> = {
  broom: { ...inAllForms('f', 'escoba'), prop: 'broom' },
  thunder: THUNDER,
  baths: inAllForms('m', 'baño'),
  balloons: { ...inAllForms('m', 'globo'), prop: 'balloon' },
  umbrellas: { ...inAllForms('m', 'paraguas', 'paraguas'), prop: 'umbrella' },
  socks: { ...inAllForms('m', 'calcetín', 'calcetines'), ...steals('un calcetín'), prop: 'sock' },
  sandwiches: { ...inAllForms('m', 'sándwich', 'sándwiches'), ...steals('un sándwich'), prop: 'sandwich' },
  slippers: { ...inAllForms('f', 'zapatilla'), ...steals('una zapatilla'), prop: 'slippers' },
  spoons: { ...inAllForms('f', 'cuchara'), ...steals('una cuchara'), prop: 'spoon' },
  howls: { ...acts('aull'), does: 'aúlla', sound: 'auuu' },
  snores: { ...acts('ronc'), sound: 'rrronc' },
  sings: { ...acts('cant'), sound: 'la, la, la' },
  grumbles: { ...acts('refunfuñ'), sound: 'grmpf' },
  threelegs: { has: 'tres patas' },
  oneeye: { has: 'un solo ojo' },
  oneearup: { has: 'una oreja levantada' },
  notail: { has: 'un trasero sin cola' },
  deaf: { has: 'oídos que no oyen' },
  old: { is: 'bastante viejo', isF: 'bastante vieja' },
  young: { is: 'joven todavía' },
  ball: { ...inAllForms('f', 'pelota'), prop: 'ball' },
  blanket: { ...inAllForms('f', 'manta'), prop: 'blanket' },
  cheese: { ...inAllForms('m', 'queso'), a: 'un trozo de queso', things: 'el queso', gusta: 'gusta' },
  stick: STICK,
  laundrybasket: { ...sleeps('en el cesto de la ropa'), prop: 'basket' },
  childsbed: { ...sleeps('en la cama de {Kim}'), prop: 'bed' },
  boxes: { ...sleeps('en una caja'), prop: 'box' },
  sunnyspot: sleeps('en un rayo de sol'),
  digs: { ...acts('cav', 'agujeros'), prop: 'hole' },
  spins: acts('gir', 'sin parar'),
  licks: {
    ...{ do: 'lamer a todo el mundo', does: 'lame a todo el mundo', did: 'lamió a todo el mundo' },
    ...{ used: 'lamía a todo el mundo', doing: 'lamiendo a todo el mundo' },
  },
  follows: {
    ...{ do: 'seguir a {Kim}', does: 'sigue a {Kim}', did: 'siguió a {Kim}' },
    ...{ used: 'seguía a {Kim}', doing: 'siguiendo a {Kim}' },
  },
  sitsonthings: {
    ...{ do: 'sentarse encima de todo', does: 'se sienta encima de todo', did: 'se sentó encima de todo' },
    ...{ used: 'se sentaba encima de todo', doing: 'sentándose encima de todo' },
  },
  hidesthings: {
    ...{ do: 'esconder cosas', does: 'esconde cosas', did: 'escondió cosas' },
    ...{ used: 'escondía cosas', doing: 'escondiendo cosas' },
  },
  opensdoors: {
    ...{ do: 'abrir puertas', does: 'abre puertas', did: 'abrió puertas', prop: 'door' },
    ...{ used: 'abría puertas', doing: 'abriendo puertas' },
  },
  catches: acts('atrap', 'cosas al vuelo'),
  findsthings: {
    ...{ do: 'encontrar cosas', does: 'encuentra cosas', did: 'encontró cosas' },
    ...{ used: 'encontraba cosas', doing: 'encontrando cosas' },
  },
  jumps: acts('salt', 'alto'),
  shakeshands: {
    ...{ do: 'dar la pata', does: 'da la pata', did: 'dio la pata' },
    ...{ used: 'daba la pata', doing: 'dando la pata' },
  },
}

const CHILD: Record<ChildTrait, SpanishFacts> = {
  dark: {
    ...{ noun: 'rincón oscuro', thing: 'la oscuridad', a: 'un rincón oscuro' },
    ...{ things: 'los rincones oscuros', gusta: 'gustan' },
  },
  thunder: THUNDER,
  spiders: inAllForms('f', 'araña'),
  deepwater: {
    ...{ noun: 'agua profunda', thing: 'el agua profunda', a: 'un pozo profundo' },
    ...{ things: 'las aguas profundas', gusta: 'gustan' },
  },
  loudnoises: inAllForms('m', 'ruido fuerte', 'ruidos fuertes'),
  stones: { ...inAllForms('f', 'piedra'), prop: 'rock' },
  sticks: STICK,
  shells: { ...inAllForms('f', 'concha'), prop: 'shell' },
  feathers: { ...inAllForms('f', 'pluma'), prop: 'feather' },
  hums: { ...acts('tarare'), sound: 'mmm-mmm' },
  whispers: { ...acts('susurr'), sound: 'pss, pss' },
  talksalot: { ...acts('habl', 'sin parar'), sound: 'y luego, y luego' },
  missingtooth: { has: 'un diente menos' },
  freckles: { has: 'pecas en la nariz' },
  dinosaurs: inAllForms('m', 'dinosaurio'),
  trains: inAllForms('m', 'tren', 'trenes'),
  pancakes: { ...inAllForms('f', 'tortita'), prop: 'pancake' },
  // The boots that are drawn are yellow.
  redboots: {
    ...{ noun: 'botas rojas', thing: 'las botas rojas', a: 'un par de botas rojas' },
    ...{ things: 'las botas rojas', gusta: 'gustan' },
  },
  toyrabbit: inAllForms('m', 'conejo de trapo', 'conejos de trapo'),
  nightlight: { ...sleeps('con una lucecita'), prop: 'lamp' },
  sleepwithtoys: { ...sleeps('entre peluches'), prop: 'teddy' },
  askswhy: acts('pregunt', 'por qué'),
  counts: {
    ...{ do: 'contarlo todo', does: 'lo cuenta todo', did: 'lo contó todo' },
    ...{ used: 'lo contaba todo', doing: 'contándolo todo' },
  },
  drawsonthings: { ...acts('dibuj', 'en todas partes'), prop: 'crayon' },
  loseshats: {
    ...{ do: 'perder gorros', does: 'pierde gorros', did: 'perdió un gorro' },
    ...{ used: 'perdía gorros', doing: 'perdiendo gorros', prop: 'hat' },
  },
  whistles: acts('silb'),
  jokes: { ...acts('cont', 'chistes'), does: 'cuenta chistes' },
  songs: acts('invent', 'canciones'),
  remembers: {
    ...{ do: 'acordarse de todo', does: 'se acuerda de todo', did: 'se acordó de todo' },
    ...{ used: 'se acordaba de todo', doing: 'acordándose de todo' },
  },
}

export const PET_TRAIT_WORDS: Record<PetTrait, TraitWords & SpanishFacts> = joinTraits(PETS, PET_TRAIT_LINES)
export const CHILD_TRAIT_WORDS: Record<ChildTrait, TraitWords & SpanishFacts> = joinTraits(CHILD, CHILD_TRAIT_LINES)
