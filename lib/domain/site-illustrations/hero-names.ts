import type { PetType } from '../story/lists'

export interface HeroNames {
  childName: string
  petName: string
  petType: PetType
}

/** The child and pet on the landing page before a visitor has typed names. */
export const HERO = { childName: 'Mila', petName: 'Biscuit', petType: 'Dog' } as const satisfies HeroNames
