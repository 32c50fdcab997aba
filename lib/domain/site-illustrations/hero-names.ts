import type { PetType } from '../story/lists'

export interface HeroNames {
  childName: string
  petName: string
  petType: PetType
}

/** Who stands on the landing page before anybody has typed. */
export const HERO = { childName: 'Mila', petName: 'Biscuit', petType: 'Dog' } as const satisfies HeroNames
