// What a family can tell of a child and of each pet: closed lists, so that every story knows what may come. A request
// has up to three keys each; the first one of the child and of the leading pet is plot (docs/stories.md).
import type { PetType } from './lists'

/** What a story does with a trait depends on its kind: a thing feared gets in the way, a thing stolen goes missing. */
export const PET_TRAIT_KINDS = [
  'fear',
  'theft',
  'noise',
  'part',
  'age',
  'favourite',
  'sleep',
  'habit',
  'talent',
] as const
export const CHILD_TRAIT_KINDS = [
  'fear',
  'collection',
  'noise',
  'part',
  'favourite',
  'sleep',
  'habit',
  'talent',
] as const
export type PetTraitKind = (typeof PET_TRAIT_KINDS)[number]
export type ChildTraitKind = (typeof CHILD_TRAIT_KINDS)[number]

const PETS = {
  broom: 'fear',
  thunder: 'fear',
  baths: 'fear',
  balloons: 'fear',
  umbrellas: 'fear',
  socks: 'theft',
  sandwiches: 'theft',
  slippers: 'theft',
  spoons: 'theft',
  howls: 'noise',
  snores: 'noise',
  sings: 'noise',
  grumbles: 'noise',
  threelegs: 'part',
  oneeye: 'part',
  oneearup: 'part',
  notail: 'part',
  deaf: 'part',
  old: 'age',
  young: 'age',
  ball: 'favourite',
  blanket: 'favourite',
  cheese: 'favourite',
  stick: 'favourite',
  laundrybasket: 'sleep',
  childsbed: 'sleep',
  boxes: 'sleep',
  sunnyspot: 'sleep',
  digs: 'habit',
  spins: 'habit',
  licks: 'habit',
  follows: 'habit',
  sitsonthings: 'habit',
  hidesthings: 'habit',
  opensdoors: 'talent',
  catches: 'talent',
  findsthings: 'talent',
  jumps: 'talent',
  shakeshands: 'talent',
} as const satisfies Record<string, PetTraitKind>

const CHILD = {
  dark: 'fear',
  thunder: 'fear',
  spiders: 'fear',
  deepwater: 'fear',
  loudnoises: 'fear',
  stones: 'collection',
  sticks: 'collection',
  shells: 'collection',
  feathers: 'collection',
  hums: 'noise',
  whispers: 'noise',
  talksalot: 'noise',
  missingtooth: 'part',
  freckles: 'part',
  dinosaurs: 'favourite',
  trains: 'favourite',
  pancakes: 'favourite',
  redboots: 'favourite',
  toyrabbit: 'favourite',
  nightlight: 'sleep',
  sleepwithtoys: 'sleep',
  askswhy: 'habit',
  counts: 'habit',
  drawsonthings: 'habit',
  loseshats: 'habit',
  whistles: 'talent',
  jokes: 'talent',
  songs: 'talent',
  remembers: 'talent',
} as const satisfies Record<string, ChildTraitKind>

export type PetTrait = keyof typeof PETS
export type ChildTrait = keyof typeof CHILD
export const TRAITS_AT_MOST = 3

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]]
export const PET_TRAITS = keysOf(PETS)
export const CHILD_TRAITS = keysOf(CHILD)
export const kindOfPetTrait = (trait: PetTrait): PetTraitKind => PETS[trait]
export const kindOfChildTrait = (trait: ChildTrait): ChildTraitKind => CHILD[trait]

const FISHES_CANT: readonly PetTrait[] = ['threelegs', 'oneearup', 'laundrybasket', 'childsbed', 'boxes', 'sunnyspot']
const SMALL_CANT: readonly PetTrait[] = ['childsbed', 'laundrybasket', 'opensdoors']
/** What a kind of animal can't be or do: it is dropped, and the form says so. */
const CANNOT: Partial<Record<PetType, readonly PetTrait[]>> = {
  Fish: [
    ...FISHES_CANT,
    ...['baths', 'umbrellas', 'socks', 'sandwiches', 'slippers', 'spoons'],
    ...['howls', 'snores', 'deaf', 'stick', 'blanket', 'licks', 'follows', 'sitsonthings'],
    ...['opensdoors', 'catches', 'shakeshands'],
  ] as PetTrait[],
  Bird: ['oneearup', 'threelegs', 'licks', 'laundrybasket', 'childsbed', 'shakeshands'],
  Lizard: ['oneearup', 'howls', 'notail', ...SMALL_CANT, 'shakeshands'],
  Horse: ['childsbed', 'laundrybasket', 'boxes', 'sitsonthings', 'threelegs'],
  Hamster: ['howls', ...SMALL_CANT],
  'Guinea Pig': ['howls', 'notail', ...SMALL_CANT],
}
export const canHave = (type: PetType, trait: PetTrait): boolean => !(CANNOT[type] ?? []).includes(trait)

/** The pet's traits in a story: those that its kind can have, in the order told, each once. */
export const traitsOfPet = ({ type, traits = [] }: { type: PetType; traits?: readonly PetTrait[] | undefined }) =>
  [...new Set(traits)].filter((trait) => canHave(type, trait)).slice(0, TRAITS_AT_MOST)
export const traitsOfChild = (traits: readonly ChildTrait[] = []) => [...new Set(traits)].slice(0, TRAITS_AT_MOST)
