// German words for traits. A noun comes in all cases, a verb in the present (stories for 0-4) and in the past.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import { joinTraits } from '../../world/traits'
import type { TraitFacts, TraitWords } from '../../world/traits'
import { nounPhrase } from './declension'
import type { Gender } from './kinds'
import { CHILD_TRAIT_LINES, PET_TRAIT_LINES } from './trait-lines'

/** `thing` and `a` are nominatives, `did` is past; `doing` is a noun: "beim Graben". */
interface GermanFacts extends TraitFacts {
  /** "den Besen" */
  den?: string
  /** "dem Besen" */
  dem?: string
  /** "einen Besen" */
  einen?: string
  /** "einem Besen" */
  einem?: string
  /** "gräbt Löcher" */
  does?: string
}

const EIN: Record<Gender, readonly [string, string, string]> = {
  m: ['ein', 'einen', 'einem'],
  f: ['eine', 'eine', 'einer'],
  n: ['ein', 'ein', 'einem'],
}

function inAllCases(noun: string, gender: Gender, things: string) {
  const [a, einen, einem] = EIN[gender].map((article) => `${article} ${noun}`) as [string, string, string]
  return {
    ...{ thing: nounPhrase('der', gender, [], noun), den: nounPhrase('den', gender, [], noun) },
    ...{ dem: nounPhrase('dem', gender, [], noun), a, einen, einem, things },
  }
}

const acts = (infinitive: string, does: string, did: string, doing: string) => ({ do: infinitive, does, did, doing })
const steals = (what: string, doing: string) => acts(`${what} klauen`, `klaut ${what}`, `klaute ${what}`, doing)
const sleeps = (where: string) => ({
  ...acts(`${where} schlafen`, `schläft ${where}`, `schlief ${where}`, 'Schlafen'),
  where,
})

const THUNDER = {
  ...inAllCases('Donner', 'm', 'Donnerschläge'),
  // Far away, so that it fits any weather.
  ...{ a: 'ein fernes Grollen', einen: 'ein fernes Grollen', einem: 'einem fernen Grollen' },
}
const STICK = { ...inAllCases('Stock', 'm', 'Stöcke'), prop: 'stick' } as const

const PETS: Record<PetTrait, GermanFacts> = {
  broom: { ...inAllCases('Besen', 'm', 'Besen'), prop: 'broom' },
  thunder: THUNDER,
  baths: inAllCases('Badewanne', 'f', 'Badewannen'),
  balloons: { ...inAllCases('Luftballon', 'm', 'Luftballons'), prop: 'balloon' },
  umbrellas: { ...inAllCases('Regenschirm', 'm', 'Regenschirme'), prop: 'umbrella' },
  socks: { ...inAllCases('Socke', 'f', 'Socken'), ...steals('eine Socke', 'Sockenklauen'), prop: 'sock' },
  sandwiches: {
    ...inAllCases('Butterbrot', 'n', 'Butterbrote'),
    ...steals('ein Butterbrot', 'Brotklauen'),
    prop: 'sandwich',
  },
  slippers: {
    ...inAllCases('Hausschuh', 'm', 'Hausschuhe'),
    ...steals('einen Hausschuh', 'Schuheklauen'),
    prop: 'slippers',
  },
  spoons: { ...inAllCases('Löffel', 'm', 'Löffel'), ...steals('einen Löffel', 'Löffelklauen'), prop: 'spoon' },
  howls: { ...acts('heulen', 'heult', 'heulte', 'Heulen'), sound: 'auuu' },
  snores: { ...acts('schnarchen', 'schnarcht', 'schnarchte', 'Schnarchen'), sound: 'chrrr' },
  sings: { ...acts('singen', 'singt', 'sang', 'Singen'), sound: 'lallala' },
  grumbles: { ...acts('brummeln', 'brummelt', 'brummelte', 'Brummeln'), sound: 'hrmpf' },
  threelegs: { has: 'drei Beine' },
  oneeye: { has: 'nur ein Auge' },
  oneearup: { has: 'ein hochgestelltes Ohr' },
  notail: { has: 'keinen Schwanz' },
  deaf: { has: 'taube Ohren' },
  old: { is: 'ziemlich alt' },
  young: { is: 'noch jung' },
  ball: { ...inAllCases('Ball', 'm', 'Bälle'), prop: 'ball' },
  blanket: { ...inAllCases('Decke', 'f', 'Decken'), prop: 'blanket' },
  cheese: {
    ...inAllCases('Käse', 'm', 'Käsestücke'),
    ...{ a: 'ein Stück Käse', einen: 'ein Stück Käse', einem: 'einem Stück Käse' },
  },
  stick: STICK,
  laundrybasket: { ...sleeps('im Wäschekorb'), prop: 'basket' },
  childsbed: { ...sleeps('auf dem Bett von {Kim}'), prop: 'bed' },
  boxes: { ...sleeps('in einem Karton'), prop: 'box' },
  sunnyspot: sleeps('in einem Sonnenfleck'),
  digs: { ...acts('Löcher graben', 'gräbt Löcher', 'grub Löcher', 'Graben'), prop: 'hole' },
  spins: acts('sich im Kreis drehen', 'dreht sich im Kreis', 'drehte sich im Kreis', 'Kreiseln'),
  licks: acts('alle ablecken', 'leckt alle ab', 'leckte alle ab', 'Ablecken'),
  follows: acts('{Kim} überallhin folgen', 'folgt {Kim} überallhin', 'folgte {Kim} überallhin', 'Hinterherlaufen'),
  sitsonthings: acts('auf allem sitzen', 'sitzt auf allem', 'saß auf allem', 'Draufsitzen'),
  hidesthings: acts('Sachen verstecken', 'versteckt Sachen', 'versteckte Sachen', 'Verstecken'),
  opensdoors: { ...acts('Türen öffnen', 'öffnet Türen', 'öffnete Türen', 'Türenöffnen'), prop: 'door' },
  catches: acts('Sachen aus der Luft fangen', 'fängt Sachen aus der Luft', 'fing Sachen aus der Luft', 'Fangen'),
  findsthings: acts('Verlorenes finden', 'findet Verlorenes', 'fand Verlorenes', 'Finden'),
  jumps: acts('hoch springen', 'springt hoch', 'sprang hoch', 'Springen'),
  shakeshands: acts('Hände schütteln', 'schüttelt Hände', 'schüttelte Hände', 'Händeschütteln'),
}

const CHILD: Record<ChildTrait, GermanFacts> = {
  dark: {
    ...inAllCases('Dunkelheit', 'f', 'dunkle Ecken'),
    ...{ a: 'eine dunkle Ecke', einen: 'eine dunkle Ecke', einem: 'einer dunklen Ecke' },
  },
  thunder: THUNDER,
  spiders: inAllCases('Spinne', 'f', 'Spinnen'),
  deepwater: {
    ...{ thing: 'das tiefe Wasser', den: 'das tiefe Wasser', dem: 'dem tiefen Wasser' },
    ...{ a: 'eine tiefe Stelle', einen: 'eine tiefe Stelle', einem: 'einer tiefen Stelle', things: 'tiefe Stellen' },
  },
  loudnoises: {
    ...inAllCases('Krach', 'm', 'laute Geräusche'),
    ...{ a: 'ein lauter Krach', einen: 'einen lauten Krach', einem: 'einem lauten Krach' },
  },
  stones: { ...inAllCases('Stein', 'm', 'Steine'), prop: 'rock' },
  sticks: STICK,
  shells: { ...inAllCases('Muschel', 'f', 'Muscheln'), prop: 'shell' },
  feathers: { ...inAllCases('Feder', 'f', 'Federn'), prop: 'feather' },
  hums: { ...acts('summen', 'summt', 'summte', 'Summen'), sound: 'hm-hm-hm' },
  whispers: { ...acts('flüstern', 'flüstert', 'flüsterte', 'Flüstern'), sound: 'pst' },
  talksalot: {
    ...acts('reden und reden', 'redet und redet', 'redete und redete', 'Reden'),
    sound: 'und dann, und dann',
  },
  missingtooth: { has: 'eine Zahnlücke' },
  freckles: { has: 'Sommersprossen' },
  dinosaurs: inAllCases('Spielzeugdino', 'm', 'Dinos'),
  trains: inAllCases('Spielzeugzug', 'm', 'Züge'),
  pancakes: { ...inAllCases('Pfannkuchen', 'm', 'Pfannkuchen'), prop: 'pancake' },
  // The boots that are drawn are yellow.
  redboots: {
    ...{ thing: 'die roten Stiefel', den: 'die roten Stiefel', dem: 'den roten Stiefeln', things: 'rote Stiefel' },
    ...{ a: 'ein Paar rote Stiefel', einen: 'ein Paar rote Stiefel', einem: 'einem Paar roter Stiefel' },
  },
  toyrabbit: {
    ...{ thing: 'der Stoffhase', den: 'den Stoffhasen', dem: 'dem Stoffhasen', things: 'Stoffhasen' },
    ...{ a: 'ein Stoffhase', einen: 'einen Stoffhasen', einem: 'einem Stoffhasen' },
  },
  nightlight: { ...sleeps('beim Nachtlicht'), prop: 'lamp' },
  sleepwithtoys: { ...sleeps('zwischen lauter Kuscheltieren'), prop: 'teddy' },
  askswhy: acts('nach dem Warum fragen', 'fragt nach dem Warum', 'fragte nach dem Warum', 'Fragen'),
  counts: acts('alles zählen', 'zählt alles', 'zählte alles', 'Zählen'),
  drawsonthings: { ...acts('auf alles malen', 'malt auf alles', 'malte auf alles', 'Malen'), prop: 'crayon' },
  loseshats: { ...acts('Mützen verlieren', 'verliert Mützen', 'verlor Mützen', 'Verlieren'), prop: 'hat' },
  whistles: acts('pfeifen', 'pfeift', 'pfiff', 'Pfeifen'),
  jokes: acts('Witze erzählen', 'erzählt Witze', 'erzählte Witze', 'Witzeerzählen'),
  songs: acts('Lieder erfinden', 'erfindet Lieder', 'erfand Lieder', 'Liedermachen'),
  remembers: acts('sich alles merken', 'merkt sich alles', 'merkte sich alles', 'Merken'),
}

export const PET_TRAIT_WORDS: Record<PetTrait, TraitWords & GermanFacts> = joinTraits(PETS, PET_TRAIT_LINES)
export const CHILD_TRAIT_WORDS: Record<ChildTrait, TraitWords & GermanFacts> = joinTraits(CHILD, CHILD_TRAIT_LINES)
