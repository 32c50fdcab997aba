// The pronoun of a person or a pet. Each language has its own forms of it.
import type { ChildGender, PetGender } from '../../story/lists'

export type Pronoun = 'he' | 'she' | 'they'

export const pronounOfChild = (gender: ChildGender | undefined): Pronoun =>
  gender === 'boy' ? 'he' : gender === 'girl' ? 'she' : 'they'
export const pronounOfPet = (gender: PetGender | undefined): Pronoun =>
  gender === 'male' ? 'he' : gender === 'female' ? 'she' : 'they'
