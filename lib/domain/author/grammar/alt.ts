// Alternative text: the writer's sentence, followed by the actions of the pets that it does not name.
import { PET_POSES } from '../../illustration/direction'
import type { Actor } from '../../illustration/direction'
import type { Acting } from '../languages/language'
import type { Book } from './book'
import type { Player } from './cast'
import { whoIs } from './resolve-directions'

export function describePets(book: Book, actors: readonly Actor[], sentence: string): string {
  const groups = new Map<string, Acting & { pets: Player[] }>()
  for (const pet of book.pets) {
    const actor = actors.find((a) => a.who === whoIs(pet))
    const pose = PET_POSES.find((p) => p === actor?.pose)
    if (!actor || !pose || sentence.includes(pet.name) || sentence.includes(pet.short)) continue
    const { act, feeling } = actor
    const key = `${pose} ${feeling} ${act ? `${act.verb} ${act.thing ?? act.who}` : ''}`
    const group = groups.get(key) ?? { pose, feeling, ...(act ? { act } : {}), pets: [] }
    group.pets.push(pet)
    groups.set(key, group)
  }
  return [...groups.values()].map((acting) => book.template.language.describeActing(acting)).join(' ')
}
