// The families that the shop's own pages draw. Fixed seeds: a page looks the same at every build.
import { petRequest, storyRequest, type StoryRequestInput } from '../../story/request'
import type { Cast, PetMember } from '../cast'
import type { BookLook } from '../illustrate'
import { resolveCast } from '../resolve-cast'
import { resolvePet } from '../resolve-pet'

type Told = Pick<StoryRequestInput, 'childAge' | 'look' | 'pets'>
const GROWN_UPS = [{ who: 'grownup', name: '', pronoun: 'she' }, { who: 'elder', name: '', pronoun: 'he' }] as const

function family(seed: string, told: Told): BookLook {
  const request = storyRequest.parse({ childName: 'Shop', childGender: 'non-specific', lifeSkill: 'friendship', seed, ...told })
  return { cast: resolveCast(request, [...GROWN_UPS]), seed, engineVersion: 1 }
}
const pet = (type: StoryRequestInput['pets'][number]['type'], breed: string, colors = '') => ({ name: breed, type, gender: 'unknown' as const, breed, colors })

export const FAMILIES = {
  /** Bobbed hair, a retriever and a ginger cat. */
  mila: family('shop-mila', { childAge: '5-6', look: { skin: 'fair', hair: 'bob', hairColour: 'chestnut', outfit: 'tee', outfitPattern: 'stripes', outfitColours: ['#d9573f', '#33546e', '#f6dfae'], glasses: 'none' }, pets: [pet('Dog', 'golden retriever'), pet('Cat', 'ginger')] }),
  /** A wheelchair, a dachshund and a rabbit. */
  asha: family('shop-asha', { childAge: '7-8', look: { skin: 'brown', hair: 'puffs', hairColour: 'black', outfit: 'dungarees', outfitColours: ['#e9b44c', '#3f6c8f', '#d9573f'], mobility: 'wheelchair' }, pets: [pet('Dog', 'dachshund'), pet('Rabbit', 'mini lop', 'grey')] }),
  /** Glasses, a border collie and a budgie. */
  kenji: family('shop-kenji', { childAge: '9-10', look: { skin: 'honey', hair: 'spiky', hairColour: 'black', outfit: 'hoodie', outfitColours: ['#3f8f86', '#f6e3b4', '#e07a4f'], glasses: 'round' }, pets: [pet('Dog', 'border collie'), pet('Bird', 'budgie', 'green')] }),
  /** Braids, a black cat and two guinea pigs. */
  noor: family('shop-noor', { childAge: '3-4', look: { skin: 'tan', hair: 'braids', hairColour: 'espresso', outfit: 'dress', outfitPattern: 'dots', outfitColours: ['#8a6bb0', '#fbe7b5', '#e9c46a'] }, pets: [pet('Cat', 'black cat'), pet('Guinea Pig', 'american guinea pig'), pet('Guinea Pig', 'peruvian guinea pig')] }),
} as const

/** One animal of each kind that the form offers, in its order. */
const PROCESSION = [
  pet('Dog', 'golden retriever'), pet('Cat', 'tabby'), pet('Rabbit', 'mini lop', 'white'), pet('Bird', 'lorikeet'), pet('Hamster', 'golden hamster'), pet('Fish', 'goldfish'), pet('Horse', 'bay'), pet('Animal Toy', 'elephant'),
] as const

/** One animal by itself. */
export function animal(at: number): Cast {
  const told = PROCESSION[at]
  if (!told) throw new Error(`no animal ${at}`)
  const member: PetMember = resolvePet(petRequest.parse(told), 0, `shop-animal-${at}`, [])
  return [member]
}
export const ANIMALS = PROCESSION.map(({ type }) => type)
