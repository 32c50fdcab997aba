/**
 * What becomes of each idea: up to twelve are told, others are drawn if a picture can show a word of theirs, the rest
 * stand on the page 'Also said at this table'. Cheap and pure: the room shows it while ideas come in.
 */
import { ROOM_BOUNDS } from '../../collaboration/room'
import { findKnown } from './known-words'
import type { PlannedIdea, WeaveIdea, WeaveRequest } from './request'

/** Pictures hold only so many things besides the tale's own. */
const DRAWN_AT_MOST = 20

const canBeDrawn = (content: string): boolean => findKnown(content).some((known) => 'prop' in known)

/** Everybody's first idea comes before anybody's second, and within that the room's order counts. */
function inTurns(ideas: readonly WeaveIdea[]): WeaveIdea[] {
  const counts = new Map<string, number>()
  return ideas
    .map((idea, i) => {
      const round = counts.get(idea.giver) ?? 0
      counts.set(idea.giver, round + 1)
      return { idea, round, i }
    })
    .sort((a, b) => a.round - b.round || a.i - b.i)
    .map(({ idea }) => idea)
}

export function planIdeas({ ideas }: Pick<WeaveRequest, 'ideas'>): PlannedIdea[] {
  const inText = new Set(
    [...ideas.filter((i) => i.fate === 'told'), ...inTurns(ideas.filter((i) => i.fate === null))]
      .slice(0, ROOM_BOUNDS.told)
      .map((i) => i.id),
  )
  let drawn = 0
  return ideas.map((idea) => {
    if (idea.fate === 'set-aside' || idea.fate === 'quoted') return { id: idea.id, fate: idea.fate }
    if (inText.has(idea.id)) return { id: idea.id, fate: 'told' }
    if (canBeDrawn(idea.content) && drawn < DRAWN_AT_MOST) {
      drawn++
      return { id: idea.id, fate: 'drawn' }
    }
    return { id: idea.id, fate: 'quoted' }
  })
}
