// The families that the site itself shows: on its pages and in pictures for sharing.
import type { Cast } from '../illustration/cast'
import { resolveCast } from '../illustration/resolve-cast'
import type { Extra } from '../story/manuscript'
import { storyRequest, type StoryRequest, type StoryRequestInput } from '../story/request'

const FAMILIES = {
  mila: {
    childName: 'Mila',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: 'courage',
    seed: 'shop-mila',
    look: { skin: 'fair', hair: 'bob', hairColour: 'chestnut', eyes: 'brown', outfit: 'tee', outfitPattern: 'stripes' },
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'golden' },
      { name: 'Marmalade', type: 'Cat', gender: 'male', breed: 'Tabby', colors: 'orange' },
    ],
  },
  asha: {
    childName: 'Asha',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: 'friendship',
    seed: 'shop-asha',
    look: { skin: 'brown', hair: 'puffs', hairColour: 'black', eyes: 'dark', outfit: 'dress', outfitPattern: 'dots' },
    pets: [{ name: 'Olive', type: 'Cat', gender: 'female', breed: 'Tabby', colors: 'orange' }],
  },
  eli: {
    childName: 'Eli',
    childAge: '7-8',
    childGender: 'boy',
    lifeSkill: 'perseverance',
    seed: 'shop-eli',
    look: {
      skin: 'tan',
      hair: 'shaggy',
      hairColour: 'black',
      eyes: 'brown',
      glasses: 'round',
      mobility: 'wheelchair',
      outfit: 'hoodie',
    },
    pets: [
      { name: 'Doug', type: 'Dog', gender: 'male', breed: 'Dachshund' },
      { name: 'Moss', type: 'Rabbit', gender: 'female', breed: 'Holland Lop', colors: 'cream' },
    ],
  },
  wren: {
    childName: 'Wren',
    childAge: '3-4',
    childGender: 'non-specific',
    lifeSkill: 'sharing',
    seed: 'shop-wren',
    look: { skin: 'umber', hair: 'coils', hairColour: 'black', eyes: 'dark', outfit: 'pyjamas' },
    pets: [{ name: 'Soot', type: 'Cat', gender: 'female', colors: 'black' }],
  },
  kenji: {
    childName: 'Kenji',
    childAge: '9-10',
    childGender: 'boy',
    lifeSkill: 'problem_solving',
    seed: 'shop-kenji',
    look: {
      skin: 'honey',
      hair: 'spiky',
      hairColour: 'black',
      outfit: 'hoodie',
      outfitColours: ['#3f8f86', '#f6e3b4', '#e07a4f'],
      glasses: 'round',
    },
    pets: [
      { name: 'Dash', type: 'Dog', gender: 'male', breed: 'Border Collie', colors: 'black, white' },
      { name: 'Pip', type: 'Bird', gender: 'female', breed: 'Budgie', colors: 'green' },
    ],
  },
  noor: {
    childName: 'Noor',
    childAge: '3-4',
    childGender: 'girl',
    lifeSkill: 'gratitude',
    seed: 'shop-noor',
    look: {
      skin: 'tan',
      hair: 'braids',
      hairColour: 'espresso',
      outfit: 'dress',
      outfitPattern: 'dots',
      outfitColours: ['#8a6bb0', '#fbe7b5', '#e9c46a'],
    },
    pets: [
      { name: 'Soot', type: 'Cat', gender: 'male', colors: 'black' },
      { name: 'Bun', type: 'Guinea Pig', gender: 'female' },
      { name: 'Fluff', type: 'Guinea Pig', gender: 'female', breed: 'Peruvian' },
    ],
  },
} satisfies Record<string, StoryRequestInput>
/** The adults of each family. */
const GROWN_UPS: Extra[] = [
  { who: 'grownup', name: '', pronoun: 'she' },
  { who: 'elder', name: '', pronoun: 'he' },
]

export type Family = keyof typeof FAMILIES

/** What a family would have entered into the form. */
export const familyRequest = (family: Family): StoryRequest => storyRequest.parse(FAMILIES[family])

const known = new Map<Family, { cast: Cast; seed: string; engineVersion: 1 }>()

/** What the engine draws a family's pictures from. */
export function familyLook(family: Family): { cast: Cast; seed: string; engineVersion: 1 } {
  const found = known.get(family)
  if (found) return found
  const request = familyRequest(family)
  const look = { cast: resolveCast(request, GROWN_UPS), seed: request.seed, engineVersion: 1 as const }
  known.set(family, look)
  return look
}
