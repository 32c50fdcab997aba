'use client'
// The choices for a sequel, stored in the browser until it is created, since paying leads over other pages.
import { removeDraft, storeDraft } from '@/lib/browser/draft-storage'
import { readStorage } from '@/lib/browser/storage'
import { SEQUEL_KEY } from '@/lib/domain/story/storage-keys'
import { AGE_BANDS, type AgeBand, type LifeSkill } from '@/lib/domain/story/lists'
import { SEQUEL_SKILLS } from '@/lib/domain/story/sequel'
import { CHILD_TRAITS, PET_TRAITS, TRAITS_AT_MOST, type ChildTrait, type PetTrait } from '@/lib/domain/story/traits'

/** What is told of child and pets, the pets in the family's order. */
export interface SequelTold {
  childTraits: ChildTrait[]
  childDescription: string
  pets: { traits: PetTrait[]; description: string }[]
}
export interface SequelChoice extends SequelTold {
  place: string
  lifeSkill: LifeSkill | ''
  childAge: AgeBand
  email: string
  /** The book's seed: kept with the choice, so that a retry after a lost response doesn't make a second book. */
  seed: string
}
interface StoredSequelChoice extends SequelChoice {
  previousStoryId: string
  childName: string
  petName: string
  petType: string
  /** On the way to pay: the creation screen says that it waits. */
  paying: boolean
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
const text = (value: unknown, most = 300): string => (typeof value === 'string' ? value.slice(0, most) : '')
const WORDS_AT_MOST = 500
const traitsAmong = <K extends string>(known: readonly K[], value: unknown): K[] =>
  Array.isArray(value) ? known.filter((key) => value.includes(key)).slice(0, TRAITS_AT_MOST) : []

/** The stored choices, each checked; null when there are none. */
export function loadSequelChoice(): StoredSequelChoice | null {
  const stored = readStorage(SEQUEL_KEY)
  if (stored === null) return null
  try {
    const { previousStoryId, childName, petName, petType, place, lifeSkill, childAge, email, seed, paying, ...own } =
      record(JSON.parse(stored))
    if (!text(previousStoryId) || !text(childName)) return null
    return {
      previousStoryId: text(previousStoryId),
      childName: text(childName),
      petName: text(petName),
      petType: text(petType),
      place: text(place),
      email: text(email),
      seed: text(seed),
      paying: paying === true,
      lifeSkill: SEQUEL_SKILLS.find((skill) => skill === lifeSkill) ?? '',
      childAge: AGE_BANDS.find((age) => age === childAge) ?? '5-6',
      childTraits: traitsAmong(CHILD_TRAITS, own['childTraits']),
      childDescription: text(own['childDescription'], WORDS_AT_MOST),
      pets: (Array.isArray(own['pets']) ? own['pets'].map(record) : []).map((pet) => ({
        traits: traitsAmong(PET_TRAITS, pet['traits']),
        description: text(pet['description'], WORDS_AT_MOST),
      })),
    }
  } catch {
    return null
  }
}
export const saveSequelChoice = (choice: StoredSequelChoice): void => storeDraft(SEQUEL_KEY, choice)
export const removeSequelChoice = (): void => removeDraft(SEQUEL_KEY)
