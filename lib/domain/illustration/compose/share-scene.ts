// Two facing pages told by one place: each half shows everybody whom its own page names, doing what that page says. Who
// is on both pages is in the picture twice, as when somebody walks along a frieze: no page lacks who its words tell of.
import type { Actor, Direction } from '../direction'

/** What one page tells on its half. */
export interface Half {
  actors: Actor[]
  props: Direction['props']
}
export type Halves = readonly [Half, Half]

/** All that makes two pages one place at one time. */
const SAME = ['setting', 'light', 'weather', 'home', 'destination'] as const
/** More than this, and a half is a queue. */
const MOST_ON_A_HALF = 5
const MOST = 8
/** Everybody sits in one boat: no two halves. */
const isInseparable = ({ at }: Actor): boolean => at === 'aboard'

const deedOf = ({ pose, act, holding }: Actor): string => JSON.stringify([pose, act, holding])

/** Somebody who does the same on both pages would be a twin. */
const hasTwin = ([first, second]: readonly [Direction, Direction]): boolean =>
  first.actors.some(
    (actor) =>
      !actor.who.startsWith('pet') &&
      second.actors.some((other) => other.who === actor.who && deedOf(other) === deedOf(actor)),
  )

/** Null where the two pages are no one scene. */
export function shareScene(pages: readonly [Direction, Direction]): Halves | null {
  const [first, second] = pages
  if (SAME.some((key) => first[key] !== second[key])) return null
  // What decorates one of the pages decorates both.
  if (first.event !== undefined && second.event !== undefined && first.event !== second.event) return null
  if (pages.some(({ shot, actors }) => shot === 'behind' || actors.some(isInseparable))) return null
  // One bench would be two benches, and one sign two signs.
  if (first.props.some(({ prop }) => second.props.some((one) => one.prop === prop))) return null
  if (hasTwin(pages)) return null
  if (pages.some(({ actors }) => actors.length > MOST_ON_A_HALF) || first.actors.length + second.actors.length > MOST)
    return null
  return [
    { actors: first.actors, props: first.props },
    { actors: second.actors, props: second.props },
  ]
}
