import { ROOM_BOUNDS, type IdeaFate } from './room'
import type { RoomIdea } from './room-log'

/**
 * What becomes of each idea when the story is written now, by id: the creator's choice where there is one; of the
 * others the first ones are told, as many as a story tells, and the rest is quoted at its end.
 */
export function planFates(ideas: readonly Pick<RoomIdea, 'id' | 'fate'>[]): ReadonlyMap<string, IdeaFate> {
  let room = ROOM_BOUNDS.told - ideas.filter(({ fate }) => fate === 'told').length
  return new Map(ideas.map(({ id, fate }) => [id, fate ?? (room-- > 0 ? 'told' : 'quoted')]))
}
