/** Where an idea goes when it is dragged, and what the server is told of it. */
export interface Move {
  id: string
  /** The idea that it follows; null: it is the first. */
  after: string | null
}

/** The list after a move. An idea that is gone meanwhile changes nothing; one that follows a lost idea goes first. */
export function applyMove<T extends { id: string }>(ideas: readonly T[], { id, after }: Move): T[] {
  const moved = ideas.find((one) => one.id === id)
  if (!moved) return [...ideas]
  const others = ideas.filter((one) => one.id !== id)
  const at = after === null ? 0 : others.findIndex((one) => one.id === after) + 1
  return others.toSpliced(at, 0, moved)
}

/** The move that brings an idea to a place, counted from 0; null when it is there already. */
export function moveTo(ids: readonly string[], id: string, place: number): Move | null {
  const from = ids.indexOf(id)
  const to = Math.min(Math.max(place, 0), ids.length - 1)
  if (from < 0 || from === to) return null
  return { id, after: ids.filter((one) => one !== id)[to - 1] ?? null }
}
