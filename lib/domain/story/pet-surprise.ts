// Chooses the looks of a pet without details: a breed and a coat, in words, by the book's seed. Preview and book use
// the same words, so that text and pictures agree in both.
import { chance, pick } from '../chance'
import { BREEDS, breedsOf } from './breeds'
import { animalColour, coloursOf } from './colours'
import type { PetType } from './lists'

export interface PetKind {
  name: string
  /** Ids in the colour catalogue. */
  coats: readonly (readonly string[])[]
}
/** Coats of animals without breeds in the catalogue. */
const KINDS: Partial<Record<PetType, readonly PetKind[]>> = {
  Horse: [
    {
      name: 'Pony',
      coats: [
        ['brown', 'cream'],
        ['grey', 'white'],
        ['black', 'white'],
      ],
    },
    { name: 'Bay', coats: [['bay', 'black']] },
    { name: 'Chestnut', coats: [['chestnut']] },
    { name: 'Palomino', coats: [['palomino', 'cream']] },
  ],
  'Animal Toy': [
    { name: 'Teddy', coats: [['brown'], ['golden'], ['cream']] },
    { name: 'Bunny', coats: [['sky-blue'], ['pink'], ['white']] },
    { name: 'Elephant', coats: [['grey'], ['sky-blue']] },
  ],
}
export const kindsOf = (type: PetType): readonly PetKind[] =>
  breedsOf(type).length > 0 ? breedsOf(type) : (KINDS[type] ?? [])

/** A coat's colours as a buyer would type them: 'Black, White'. */
export const coatInWords = (coat: readonly string[]): string =>
  coat.map((id) => animalColour(id)?.name ?? id).join(', ')

/** The possible coats, in words: those of the breed, else the animal's colours. */
export function coatsOf(type: PetType, breed: string): string[] {
  const kind = kindsOf(type).find(({ name }) => name === breed)
  return kind ? kind.coats.map(coatInWords) : coloursOf(type).map(({ name }) => name)
}

export interface PetDetails {
  type: PetType | ''
  /** '' if unanswered. */
  breed: string
  colors: string
  /** The look that the buyer pointed at, for a pet without a breed. */
  drawnAs?: string | undefined
}

/** A look without its name: the request keeps it, and no text ever says it. */
const drawnAsOf = (kind: string, coat: string): string => `${kind}, ${coat}`

function lookDrawnAs(type: PetType | '', drawnAs: string): { kind: PetKind; coat: string } | undefined {
  const [kind] = (type === '' ? [] : kindsOf(type))
    .filter(({ name }) => drawnAs.startsWith(`${name}, `))
    .toSorted((a, b) => b.name.length - a.name.length)
  return kind && { kind, coat: drawnAs.slice(drawnAsOf(kind.name, '').length) }
}

/** How many looks the question "Does Biscuit look like this?" shows, the one that chance drew first. */
const LOOKS_SHOWN = 4

/** Looks to point at for a pet of this kind: the one at hand, and others that differ in more than the coat. */
export function looksToPointAt(type: PetType, at: { breed: string; colors: string }, seed: string): string[] {
  const others = kindsOf(type).filter(({ name }) => name !== at.breed)
  const order = others.toSorted((a, b) => chance(seed, `look ${a.name}`) - chance(seed, `look ${b.name}`))
  return [
    drawnAsOf(at.breed, at.colors),
    ...order.slice(0, LOOKS_SHOWN - 1).map(({ name, coats }) => drawnAsOf(name, coatInWords(coats[0] ?? []))),
  ]
}

/**
 * Returns each pet's breed and colours in words: as typed, and chosen by the seed where blank. Pets of one kind get
 * different breeds while there are enough.
 */
export function chooseUnstatedLooks(pets: readonly PetDetails[], seed: string): { breed: string; colors: string }[] {
  const taken = new Set(pets.map((pet) => pet.breed))
  return pets.map(({ type, breed, colors, drawnAs = '' }, index) => {
    const pointedAt = breed === '' ? lookDrawnAs(type, drawnAs) : undefined
    if (pointedAt) {
      taken.add(pointedAt.kind.name)
      return { breed: pointedAt.kind.name, colors: colors === '' ? pointedAt.coat : colors }
    }
    const kinds = type === '' ? [] : kindsOf(type)
    const free = kinds.filter((kind) => !taken.has(kind.name))
    const key = `pet ${index} ${type}`
    const kind =
      breed === ''
        ? kinds.length > 0
          ? pick(seed, `${key} breed`, free.length > 0 ? free : kinds)
          : undefined
        : [...BREEDS, ...kinds].find((known) => known.name === breed)
    if (!kind) return { breed, colors }
    taken.add(kind.name)
    return { breed: kind.name, colors: colors === '' ? coatInWords(pick(seed, `${key} coat`, kind.coats)) : colors }
  })
}
