'use client'
// The choices for a sequel, stored in the browser until it is created, since paying leads over other pages.
import { removeDraft, storeDraft } from '@/lib/browser/draft-storage'
import { readStorage } from '@/lib/browser/storage'
import { SEQUEL_KEY } from '@/lib/domain/story/storage-keys'
import { AGE_BANDS, type AgeBand, type LifeSkill } from '@/lib/domain/story/lists'
import { SEQUEL_SKILLS } from '@/lib/domain/story/sequel'

export interface SequelChoice {
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
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')

/** The stored choices, each checked; null when there are none. */
export function loadSequelChoice(): StoredSequelChoice | null {
  const stored = readStorage(SEQUEL_KEY)
  if (stored === null) return null
  try {
    const { previousStoryId, childName, petName, petType, place, lifeSkill, childAge, email, seed, paying } = record(
      JSON.parse(stored),
    )
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
    }
  } catch {
    return null
  }
}
export const saveSequelChoice = (choice: StoredSequelChoice): void => storeDraft(SEQUEL_KEY, choice)
export const removeSequelChoice = (): void => removeDraft(SEQUEL_KEY)
