// Who is in a book, as data: worked out once from the request and seed, stored with the story, drawn the same on every page.
import type { AgeBand, PetType } from '../story/lists'
import type { ChildLook } from './look'
import type { Who } from './direction'
import type { Colour } from './scene'

export interface ChildMember { who: 'child' | 'friend' | 'friend2'; kind: 'child'; age: AgeBand; look: ChildLook }
export interface AdultMember { who: 'grownup' | 'elder'; kind: 'adult'; look: ChildLook }
export interface PetMember {
  who: Extract<Who, `pet${number}`>
  kind: 'pet'
  type: PetType
  /** A row of the breed table: 'labrador', 'tabby' ... */
  breed: string
  colours: { primary: Colour; secondary: Colour; accent: Colour }
  collar?: Colour | undefined
}
export type Member = ChildMember | AdultMember | PetMember
export type Cast = readonly Member[]
