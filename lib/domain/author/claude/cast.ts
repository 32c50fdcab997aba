// The cast as Claude is given it: placeholders, kinds and pronouns, never a name.
import type { Destination } from '../../illustration/direction'
import type { HomeType } from '../../story/lists'
import type { Extra } from '../../story/manuscript'
import type { StoryRequest } from '../../story/request'
import { pronounOfChild, pronounOfPet, type Pronoun } from '../grammar/pronoun'
import { describeLooks } from '../languages/en/looks'
import { findPlace } from '../languages/en/places'
import { toPlaceholder, type Names } from '../names'
import { findHomeType } from '../world/homes'
import { KINDS } from '../languages/en/kinds'
import { KIND_OF, type Kind } from '../world/kinds'

export interface PetRole {
  who: string
  mask: string
  kind: Kind
  animal: string
  looks: string
  pronoun: Pronoun
}
export interface Company {
  childPronoun: Pronoun
  pets: PetRole[]
  names: Names
  /** People other than the child who already appear in the book. */
  extras: readonly Extra[]
  /** Id of the special event, if the illustrator has decorations for it. */
  event: string | undefined
  /** Setting of the home, if the illustrator can draw it. */
  home: HomeType | undefined
  /** Where the book takes place, if it is a destination. */
  destination: Destination | undefined
}

export function buildCompany(
  request: StoryRequest,
  names: Names,
  extras: readonly Extra[],
  event: string | undefined,
): Company {
  const pets = request.pets.map((pet, i): PetRole => {
    const kind = KIND_OF[pet.type]
    return {
      who: `pet${i + 1}`,
      mask: toPlaceholder(`PET_${i + 1}`),
      kind,
      animal: KINDS[kind].animal,
      looks: describeLooks(pet),
      pronoun: pronounOfPet(pet.gender),
    }
  })
  return {
    childPronoun: pronounOfChild(request.childGender),
    pets,
    names,
    extras,
    event,
    home: findHomeType(request.homeType),
    destination: findPlace(request.preferredLocation)?.id,
  }
}
