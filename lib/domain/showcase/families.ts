// The children and pets whom the shop itself shows: on its pages, its icon's paper and the pictures that go along when it is shared.
import type { Cast } from '../illustration/cast'
import { resolveCast } from '../illustration/resolve-cast'
import { storyRequest, type StoryRequestInput } from '../story/request'

const FAMILIES = {
  mila: {
    childName: 'Mila', childAge: '5-6', childGender: 'girl', lifeSkill: 'courage', seed: 'shop-mila',
    look: { skin: 'fair', hair: 'bob', hairColour: 'chestnut', eyes: 'brown', outfit: 'tee', outfitPattern: 'stripes' },
    pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'golden' }],
  },
  asha: {
    childName: 'Asha', childAge: '5-6', childGender: 'girl', lifeSkill: 'friendship', seed: 'shop-asha',
    look: { skin: 'brown', hair: 'puffs', hairColour: 'black', eyes: 'dark', outfit: 'dress', outfitPattern: 'dots' },
    pets: [{ name: 'Olive', type: 'Cat', gender: 'female', breed: 'Tabby', colors: 'orange' }],
  },
  eli: {
    childName: 'Eli', childAge: '7-8', childGender: 'boy', lifeSkill: 'perseverance', seed: 'shop-eli',
    look: { skin: 'tan', hair: 'shaggy', hairColour: 'black', eyes: 'brown', glasses: 'round', mobility: 'wheelchair', outfit: 'hoodie' },
    pets: [{ name: 'Doug', type: 'Dog', gender: 'male', breed: 'Dachshund' }, { name: 'Moss', type: 'Rabbit', gender: 'female', breed: 'Holland Lop', colors: 'cream' }],
  },
  wren: {
    childName: 'Wren', childAge: '3-4', childGender: 'non-specific', lifeSkill: 'sharing', seed: 'shop-wren',
    look: { skin: 'umber', hair: 'coils', hairColour: 'black', eyes: 'dark', outfit: 'pyjamas' },
    pets: [{ name: 'Soot', type: 'Cat', gender: 'female', colors: 'black' }],
  },
} satisfies Record<string, StoryRequestInput>
export type Family = keyof typeof FAMILIES

const known = new Map<Family, { cast: Cast; seed: string; engineVersion: 1 }>()

/** What the engine draws a family's pictures from. */
export function familyLook(family: Family): { cast: Cast; seed: string; engineVersion: 1 } {
  const found = known.get(family)
  if (found) return found
  const request = storyRequest.parse(FAMILIES[family])
  const look = { cast: resolveCast(request, []), seed: request.seed, engineVersion: 1 as const }
  known.set(family, look)
  return look
}
