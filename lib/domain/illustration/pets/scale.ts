// Sizes of animals beside a child: true to life where possible, small ones enlarged, the largest reduced, as in picture
// books.
import type { PetMember } from '../cast'
import { breedRow } from './breed-table'
import type { BreedRow } from './breed-row'

/** Height of the back as a share of a six-year-old's height; breeds without an entry use their habit's. */
const BACK_HEIGHT: Partial<Record<string, number>> = {
  labrador: 0.44,
  'golden-retriever': 0.44,
  'german-shepherd': 0.47,
  'border-collie': 0.39,
  kelpie: 0.38,
  husky: 0.43,
  dalmatian: 0.44,
  dachshund: 0.26,
  corgi: 0.29,
  beagle: 0.35,
  'jack-russell': 0.28,
  poodle: 0.39,
  cavoodle: 0.32,
  pug: 0.28,
  'french-bulldog': 0.28,
  chihuahua: 0.2,
  terrier: 0.28,
  'maine-coon': 0.31,
  persian: 0.25,
  'british-shorthair': 0.27,
  ragdoll: 0.29,
  'netherland-dwarf': 0.18,
  'dwarf-hamster': 0.105,
  mouse: 0.1,
  rat: 0.13,
  ferret: 0.15,
  hedgehog: 0.14,
  pony: 0.7,
  shetland: 0.58,
  goat: 0.48,
  sheep: 0.5,
  pig: 0.42,
  tortoise: 0.24,
  turtle: 0.2,
  canary: 0.15,
  finch: 0.14,
  budgie: 0.17,
  lovebird: 0.17,
  cockatiel: 0.2,
  lorikeet: 0.2,
  pigeon: 0.22,
  macaw: 0.3,
  cockatoo: 0.29,
  galah: 0.27,
  chicken: 0.34,
  duck: 0.31,
  'leopard-gecko': 0.085,
  'blue-tongue': 0.1,
  'bearded-dragon': 0.125,
  iguana: 0.17,
  elephant: 0.3,
}
const BACK_HEIGHT_BY_HABIT: Record<BreedRow['habit'], number> = {
  dog: 0.4,
  cat: 0.27,
  rabbit: 0.21,
  cavy: 0.16,
  rodent: 0.12,
  horse: 0.95,
  bird: 0.18,
  fish: 0.165,
  lizard: 0.12,
  tortoise: 0.22,
  toy: 0.28,
}

/** Height of the back above the ground in rig units; for a fish, half its bowl's height. */
function getBackHeight(row: BreedRow): number {
  switch (row.rig) {
    case 'quad':
      return row.height + row.trunk[1][2]
    case 'bird':
      return row.belly * 2 + 16
    case 'fish':
      return 120
    case 'lizard':
      return 42
    case 'tortoise':
      return 32 + row.shell[1]
    case 'toy':
      return row.body[0] * 1.7 + row.body[1]
  }
}

/** Page units per 100 rig units, divided by the height of a child of five or six in page units. */
export function getPetScale(member: PetMember): number {
  const row = breedRow(member.type, member.breed)
  return ((BACK_HEIGHT[member.breed] ?? BACK_HEIGHT_BY_HABIT[row.habit]) / getBackHeight(row)) * 100
}
