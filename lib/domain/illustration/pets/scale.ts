// How large each animal is beside a child: true to life where it can be, cheated up for the small, as picture books do.
import type { PetMember } from '../cast'
import { breedRow } from './breed-table'
import type { BreedRow } from './row'

/** Centimetres for 100 rig units, so that backs come out at these heights; a six-year-old child stands 116 cm. */
const CHILD = 116
const REAL: Partial<Record<string, number>> = {
  labrador: 62, 'golden-retriever': 62, 'german-shepherd': 66, husky: 62, dalmatian: 62, 'border-collie': 57, kelpie: 54, beagle: 50, poodle: 56, corgi: 50, dachshund: 48, pug: 47, 'french-bulldog': 50,
  chihuahua: 44, terrier: 46, cavoodle: 50, 'jack-russell': 48, 'maine-coon': 48,
  bay: 92, grey: 92, chestnut: 92, palomino: 92, black: 92, pony: 90, shetland: 88, goat: 78, sheep: 84, pig: 84,
  budgie: 27, canary: 25, finch: 24, lovebird: 26, cockatiel: 30, lorikeet: 32, macaw: 44, cockatoo: 42, galah: 40, pigeon: 34, chicken: 46, duck: 46,
  mouse: 27, rat: 30, ferret: 36, hedgehog: 34, tortoise: 36, turtle: 34, 'bearded-dragon': 34, 'leopard-gecko': 27, 'blue-tongue': 32, iguana: 40,
}
const BY_HABIT: Record<BreedRow['habit'], number> = { dog: 56, cat: 44, rabbit: 42, cavy: 38, rodent: 30, horse: 92, bird: 32, fish: 22, lizard: 32, tortoise: 36, toy: 34 }

/** Page units per 100 rig units, divided by the height of a child of five or six in page units. */
export const petScale = (member: PetMember): number => (REAL[member.breed] ?? BY_HABIT[breedRow(member.type, member.breed).habit]) / CHILD
