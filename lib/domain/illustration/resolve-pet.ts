// From a buyer's description of a pet to a member of the cast: words to a breed and to colours, the rest by seed.
import { chance, pick } from '../chance'
import { PET_TYPES, type PetGender, type PetType } from '../story/lists'
import type { PetMember } from './cast'
import { colourDistance, lightness, mix, shade, toHex, toLab } from './kit/colour'
import { BREEDS, breedRow } from './pets/breed-table'
import type { BreedRow, Colours } from './pets/breed-row'
import { COLOUR_WORDS, FUR_WORDS } from './pets/colour-words'
import { BREED_WORDS, LIKENESSES, type Likeness } from './pets/breed-words'
import type { Colour } from './scene'

interface PetDescription {
  name: string
  type: PetType
  gender: PetGender
  breed?: string | undefined
  /** Free text, catalogue ids or '#rrggbb', up to three: primary, secondary, accent. */
  colors?: string | undefined
  description?: string | undefined
}
const PET_IDS = ['pet1', 'pet2', 'pet3', 'pet4', 'pet5'] as const
const COLLARS: readonly Colour[] = [
  '#c2483c',
  '#3f7f9c',
  '#e0a93b',
  '#4f8f7b',
  '#7c5fa5',
  '#d9742f',
  '#c8507a',
  '#2f5d8a',
]
/** The best known breeds, from which one is drawn for a pet without a description. */
const USUAL: Partial<Record<PetType, readonly string[]>> = {
  Dog: ['labrador', 'border-collie', 'beagle', 'kelpie', 'cavoodle', 'golden-retriever', 'dachshund'],
  Cat: ['tabby', 'ginger', 'black-cat', 'tuxedo', 'calico', 'siamese'],
  Bird: ['budgie', 'cockatiel', 'canary', 'lorikeet', 'cockatoo'],
  Fish: ['goldfish', 'clownfish', 'betta', 'koi'],
  Rabbit: ['mini-lop', 'dutch-rabbit', 'netherland-dwarf'],
  Horse: ['pony', 'bay', 'grey', 'chestnut', 'palomino'],
  'Animal Toy': ['teddy', 'bunny', 'elephant', 'dog'],
  Lizard: ['bearded-dragon', 'leopard-gecko'],
  Other: ['plush'],
}
/** Alternative coats for a second animal of the same breed. */
const OTHER_COATS: readonly Colours[] = [
  { primary: '#35333c', secondary: '#55525c', accent: '#c2483c' },
  { primary: '#6b4230', secondary: '#a97a55', accent: '#3f7f9c' },
  { primary: '#f3e8d4', secondary: '#fffaf0', accent: '#b98a5a' },
  { primary: '#9a9aa3', secondary: '#efeae2', accent: '#5f5f68' },
  { primary: '#d9964a', secondary: '#f6e2c0', accent: '#a85f2a' },
]
const BRIGHT_COATS: readonly Colours[] = [
  { primary: '#5f9fd6', secondary: '#f2f2ea', accent: '#3a6aa8' },
  { primary: '#f2ca3f', secondary: '#fbeaa0', accent: '#d99a2f' },
  { primary: '#5aa87a', secondary: '#e6f0c8', accent: '#34745a' },
  { primary: '#d9604f', secondary: '#fbe0cf', accent: '#8f3a3a' },
  { primary: '#9a7cc0', secondary: '#f0e2f2', accent: '#e0a93b' },
]

/** Lower-case words of any script without accents, between single spaces, with a space at either end. */
const normaliseWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()} `
const normaliseWord = (word: string): string => normaliseWords(word).trim()

/** Index of a word in a text, or -1. Chinese and Japanese have no spaces between words. */
const findWord = (text: string, word: string): number => {
  const w = normaliseWord(word)
  if (!w) return -1
  return /\p{Script=Han}/u.test(w) ? text.indexOf(w) : Math.max(text.indexOf(` ${w} `), text.indexOf(` ${w}s `))
}
const longestFirst = <T>(list: readonly (readonly [string, T])[]): (readonly [string, T])[] =>
  [...list].sort((a, b) => b[0].length - a[0].length)

const BREED_LOOKUP = new Map(
  PET_TYPES.map((type) => [
    type,
    longestFirst([
      ...Object.keys(BREEDS[type]).map((id) => [id.replaceAll('-', ' '), id] as const),
      ...(BREED_WORDS[type] ?? []).flatMap((m) => m.words.map((w) => [w, m.breed] as const)),
    ]),
  ]),
)
const LIKENESS_LOOKUP = longestFirst(LIKENESSES.flatMap((l) => l.words.map((w): readonly [string, Likeness] => [w, l])))
const COLOUR_LOOKUP = longestFirst(Object.entries(COLOUR_WORDS))

/** The value of the longest known word in a text. */
function findMeaning<T>(text: string | undefined, lookup: readonly (readonly [string, T])[]): T | undefined {
  if (!text) return undefined
  const words = normaliseWords(text)
  return lookup.find(([word]) => findWord(words, word) >= 0)?.[1]
}

/**
 * Whether the description (besides breed and colours) names an animal. It is then drawn as that animal, and nothing is
 * added by chance.
 */
export function isDescribed({ type, breed, colors, description }: PetDescription): boolean {
  const lookup = BREED_LOOKUP.get(type) ?? []
  return !breed && (findMeaning(colors, lookup) ?? findMeaning(description, lookup)) !== undefined
}

/**
 * Up to three colours, in the order of the text. On fur some words mean another colour: a red dog is russet, a blue cat
 * grey.
 */
export function parseColours(text: string | undefined, type?: PetType): Colour[] {
  if (!text) return []
  const found: { at: number; colour: Colour }[] = []
  let words = normaliseWords(text)
  for (const match of words.matchAll(/#([0-9a-f]{6})(?![0-9a-f])/g)) found.push({ at: match.index, colour: match[0] })
  for (const [word, colour] of COLOUR_LOOKUP) {
    const at = findWord(words, word)
    if (at < 0) continue
    found.push({ at, colour: (type !== undefined && FURRED.includes(type) ? FUR_WORDS[word] : undefined) ?? colour })
    const w = normaliseWord(word)
    words = words.replace(w, ' '.repeat(w.length))
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map((f) => f.colour)
    .filter((c, i, all) => all.indexOf(c) === i)
    .slice(0, 3)
}

/** Limits the lightness, so that the colour's shades can be told apart. */
const clampLightness = (colour: Colour): Colour => {
  const [L, a, b] = toLab(colour)
  return toHex([Math.max(0.3, Math.min(0.97, L)), a, b])
}
const FURRED: readonly PetType[] = ['Dog', 'Cat', 'Rabbit', 'Guinea Pig', 'Hamster', 'Horse']
const DARKER_MARKS = ['tabby', 'stripe', 'bars', 'spots', 'spines']

function applyColours(row: BreedRow, colours: readonly Colour[]): Colours {
  const rowColours = row.colours
  const [first, second, third] = colours.map(clampLightness)
  if (!first) return rowColours
  const coat = row.rig === 'quad' || row.rig === 'lizard' ? row.coat : ''
  const plainCoat = row.rig === 'quad' && ['solid', 'pale', 'wool'].includes(row.coat) && row.head.pattern === undefined
  // White marks stay white under another coat; a paler belly takes the new coat's hue.
  const secondary =
    second ??
    (plainCoat || lightness(rowColours.secondary) < 0.8
      ? mix(first, '#fff8ec', lightness(first) < 0.45 ? 0.16 : 0.4)
      : rowColours.secondary)
  const accent =
    third ??
    (DARKER_MARKS.includes(coat)
      ? shade(first, lightness(first) < 0.42 ? -0.1 : -0.17)
      : row.rig === 'tortoise'
        ? shade(first, -0.16)
        : row.rig === 'fish' && !row.bands
          ? (second ?? (row.tail === 'fan' ? shade(first, -0.05) : mix(first, '#fff1c9', 0.3)))
          : rowColours.accent)
  return { primary: first, secondary, accent }
}

/** The same pet with another coat, second colour or collar (if its kind wears one). */
export function recolourPet(
  pet: PetMember,
  { coat, second, collar }: { coat?: Colour | undefined; second?: Colour | undefined; collar?: Colour | undefined },
): PetMember {
  const row = breedRow(pet.type, pet.breed)
  const colours = coat
    ? applyColours(row, second ? [coat, second] : [coat])
    : second
      ? { ...pet.colours, secondary: clampLightness(second) }
      : pet.colours
  return { ...pet, colours, ...(collar ? { collar } : {}) }
}

/** Resolves a pet. `index` counts pets from 0; `others` are those resolved before it. Accepts any text. */
export function resolvePet(pet: PetDescription, index: number, seed: string, others: readonly PetMember[]): PetMember {
  const who = PET_IDS[Math.max(0, Math.min(PET_IDS.length - 1, Math.trunc(index) || 0))] ?? 'pet1'
  const key = `pet ${index}`
  const requestedColours = parseColours(pet.colors, pet.type)
  const likeness =
    pet.type === 'Other'
      ? (findMeaning(pet.breed, LIKENESS_LOOKUP) ??
        findMeaning(pet.description, LIKENESS_LOOKUP) ??
        findMeaning(pet.name, LIKENESS_LOOKUP))
      : undefined
  const type = likeness?.type ?? pet.type
  const lookup = BREED_LOOKUP.get(type) ?? []
  const named =
    findMeaning(pet.breed, lookup) ??
    likeness?.breed ??
    findMeaning(pet.colors, lookup) ??
    findMeaning(pet.description, lookup)
  const taken = others.filter((o) => o.type === type)
  const usual = USUAL[type] ?? Object.keys(BREEDS[type])
  const free = usual.filter((b) => !taken.some((o) => o.breed === b))
  const breed =
    named ??
    pick(
      seed,
      `${key} breed`,
      free.length
        ? free
        : Object.keys(BREEDS[type])
            .filter((b) => !taken.some((o) => o.breed === b))
            .concat(usual),
    )
  const row = breedRow(type, breed)
  const givenColours = requestedColours.length
    ? requestedColours
    : named && !likeness
      ? []
      : parseColours(pet.breed, type)
  const fromBreed = givenColours.length ? givenColours : parseBreedColours(pet.breed, breed, type)
  let colours = fromBreed.length ? applyColours(row, fromBreed) : (likeness?.colours ?? row.colours)
  const twin = taken.find((o) => o.breed === breed && colourDistance(o.colours.primary, colours.primary) < 0.12)
  if (twin && !fromBreed.length) colours = pickDistinctColours(row, taken, seed, key)
  const collar = pickCollar(row, others, seed, key)
  return { who, kind: 'pet', type, breed, colours, ...(collar ? { collar } : {}) }
}

/** Colour words in the breed field ("black labrador"), unless they are part of the breed's name. */
const parseBreedColours = (text: string | undefined, breed: string, type: PetType): Colour[] =>
  text && !breed.split('-').some((part) => part in COLOUR_WORDS && normaliseWords(text).trim() === part)
    ? parseColours(
        breed.split('-').reduce((t, part) => t.replace(` ${part} `, ' '), normaliseWords(text)),
        type,
      )
    : []

/** The coat that is most different from those of the other animals of the breed. */
function pickDistinctColours(row: BreedRow, others: readonly PetMember[], seed: string, key: string): Colours {
  const choice = row.rig === 'bird' || row.rig === 'fish' || row.rig === 'toy' ? BRIGHT_COATS : OTHER_COATS
  const distinctness = (c: Colours) =>
    Math.min(...others.map((o) => colourDistance(o.colours.primary, c.primary))) +
    chance(seed, `${key} coat ${c.primary}`) * 0.06
  const { primary, secondary, accent } = choice.reduce((best, c) => (distinctness(c) > distinctness(best) ? c : best))
  // On fur, scales and shell the accent follows from the coat.
  return applyColours(row, choice === BRIGHT_COATS ? [primary, secondary, accent] : [primary, secondary])
}

function pickCollar(row: BreedRow, others: readonly PetMember[], seed: string, key: string): Colour | undefined {
  const wears =
    row.habit === 'dog' ||
    (row.habit === 'cat' && row.rig === 'quad' && chance(seed, `${key} collar`) < 0.6) ||
    (row.rig === 'quad' && row.collared)
  if (!wears) return undefined
  const worn = others.map((o) => o.collar)
  const left = COLLARS.filter((c) => !worn.includes(c))
  return pick(seed, `${key} collar colour`, left.length ? left : COLLARS)
}
