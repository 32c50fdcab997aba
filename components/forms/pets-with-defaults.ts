import { surprisePets } from '@/lib/domain/story/pet-surprise'
import type { PetValues, StoryFormValues } from './story-form-values'

/** The pets with what chance says where nothing was said: preview and book are told the same. */
export function petsWithDefaults({ pets, seed }: Pick<StoryFormValues, 'pets' | 'seed'>): PetValues[] {
  const words = surprisePets(pets, seed)
  return pets.map((pet, index) => ({ ...pet, ...words[index] }))
}
