import { planIdeas } from '../author/weave/plan-ideas'
import type { IdeaFate } from './room'
import type { RoomIdea } from './room-log'

/** What becomes of each idea when the story is written now, by id: told by the author that writes it. */
export const planFates = (ideas: readonly RoomIdea[]): ReadonlyMap<string, IdeaFate> =>
  new Map(
    planIdeas({
      ideas: ideas.map(({ id, type, content, contributor, fate }) => ({ id, type, content, giver: contributor, fate })),
    }).map(({ id, fate }) => [id, fate]),
  )
