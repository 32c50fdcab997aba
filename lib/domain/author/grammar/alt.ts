// Alternative text: the writer's sentence, followed by the actions of the pets that it does not name.
import { PET_POSES } from '../../illustration/direction'
import type { Actor, PetPose } from '../../illustration/direction'
import { KIND_FACTS } from '../world/kinds'
import type { Book, Player } from './book'
import { joinList } from './slots'
import { whoIs } from './resolve-directions'

const DOES: Record<PetPose, [one: string, several: string]> = {
  stand: ['stands by', 'stand by'],
  sit: ['sits', 'sit'],
  walk: ['walks', 'walk'],
  run: ['runs', 'run'],
  leap: ['leaps', 'leap'],
  sleep: ['is asleep', 'are asleep'],
  beg: ['begs', 'beg'],
  'look-up': ['looks up', 'look up'],
  fly: ['flies', 'fly'],
  perch: ['perches', 'perch'],
  swim: ['swims', 'swim'],
  carried: ['is carried along', 'are carried along'],
  cuddled: ['is cuddled', 'are cuddled'],
  hide: ['hides', 'hide'],
  lie: ['lies down', 'lie down'],
  dig: ['digs', 'dig'],
  'back-turned': ['has turned away', 'have turned away'],
}

const named = (pet: Player) => (KIND_FACTS[pet.kind].noun ? `${pet.name} the ${KIND_FACTS[pet.kind].noun}` : pet.name)

export function describePets(book: Book, actors: readonly Actor[], sentence: string): string {
  const groups = new Map<string, { pose: PetPose; feeling: string; pets: Player[] }>()
  for (const pet of book.pets) {
    const actor = actors.find((a) => a.who === whoIs(pet))
    const pose = PET_POSES.find((p) => p === actor?.pose)
    if (!actor || !pose || sentence.includes(pet.name)) continue
    const key = `${pose} ${actor.feeling}`
    const group = groups.get(key) ?? { pose, feeling: actor.feeling, pets: [] }
    group.pets.push(pet)
    groups.set(key, group)
  }
  return [...groups.values()]
    .map(
      ({ pose, feeling, pets }) =>
        `${joinList(pets.map(named))} ${DOES[pose][pets.length > 1 ? 1 : 0]}${pose === 'sleep' ? '' : `, ${feeling}`}.`,
    )
    .join(' ')
}
