import { chooseUnstatedLooks } from '@/lib/domain/story/pet-surprise'
import type { PetValues, StoryFormValues } from './story-form-values'

/** The pets with breeds and colours drawn by the seed where none were chosen, the same for preview and book. */
export function petsWithDefaults({ pets, seed }: Pick<StoryFormValues, 'pets' | 'seed'>): PetValues[] {
  const words = chooseUnstatedLooks(pets, seed)
  return pets.map((pet, index) => ({ ...pet, ...words[index] }))
}
