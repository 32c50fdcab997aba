// Two facing pages told by one scene: who of both casts is on which half, each once, with what is done and named there.
import type { Actor, Direction } from '../direction'

/** What one page tells on its half. */
export interface Half {
  actors: Actor[]
  props: Direction['props']
}
export type Halves = readonly [Half, Half]
type Side = 0 | 1

/** All that makes two pages one place at one time. */
const SAME = ['setting', 'light', 'weather', 'home', 'destination'] as const
const IN_TOUCH: ReadonlySet<string> = new Set(['carried', 'cuddled', 'hug', 'whisper'])
/** More than this, and a half is a queue. */
const MOST_ON_A_HALF = 5
const MOST = 9
/** From so many on, whoever only looks on goes to the other half. */
const FULL = 3
/** Everybody sits in one boat: no two halves. */
const isInseparable = ({ at }: Actor): boolean => at === 'aboard'

const doesSomething = ({ act, holding, pose }: Actor): boolean =>
  act !== undefined || holding !== undefined || IN_TOUCH.has(pose)
const deedOf = ({ act, holding }: Actor): string => JSON.stringify([act, holding])
/** Has only in its hands what it does something with on the other page. */
const onlyHolds = (actor: Actor, other: Actor): boolean =>
  actor.act === undefined && actor.holding !== undefined && actor.holding === other.act?.thing

/** Members who touch each other on a page, or do something with one thing, are told together. */
function tiedTo(actor: Actor, { actors }: Direction): Actor[] {
  const { act, holding, pose, looksAt } = actor
  const thing = act?.thing ?? holding
  const others = actors.filter((other) => other !== actor)
  const partner = act?.who ?? (IN_TOUCH.has(pose) ? (looksAt ?? 'child') : undefined)
  return others.filter(
    (other) =>
      other.who === partner || (thing !== undefined && (other.act?.thing === thing || other.holding === thing)),
  )
}

/** The half of each member; null where somebody would have to be on both. */
function placeMembers(pages: readonly [Direction, Direction]): ReadonlyMap<string, Side> | null {
  const sides = new Map<string, Side>()
  const place = (who: string, side: Side): boolean => {
    const known = sides.get(who)
    sides.set(who, side)
    return known === undefined || known === side
  }
  const actorOn = (who: string, side: Side) => pages[side].actors.find((actor) => actor.who === who)
  for (const side of [0, 1] as const)
    for (const actor of pages[side].actors) {
      const elsewhere = actorOn(actor.who, side === 0 ? 1 : 0)
      const same = elsewhere && doesSomething(elsewhere) && deedOf(elsewhere) === deedOf(actor)
      const tied = tiedTo(actor, pages[side])
      if (same && tied.length === 0) continue
      if (!elsewhere && tied.length === 0 && !doesSomething(actor)) continue
      if (elsewhere && tied.length === 0 && (!doesSomething(actor) || onlyHolds(actor, elsewhere))) continue
      if (![actor, ...tied].every(({ who }) => place(who, side))) return null
    }
  const count = (side: Side) => [...sides.values()].filter((one) => one === side).length
  // The child first, on the emptier half; then whoever is on one page only, mostly on its half; whoever else is free goes
  // opposite, so that looks cross the fold.
  const isFree = ({ who }: Pick<Actor, 'who'>) => !sides.has(who)
  const onBoth = pages[0].actors.filter((actor) => isFree(actor) && actorOn(actor.who, 1))
  const put = (who: string) => place(who, count(0) <= count(1) ? 0 : 1)
  for (const { who } of onBoth) if (who === 'child') put(who)
  for (const side of [0, 1] as const) {
    const other = side === 0 ? 1 : 0
    for (const actor of pages[side].actors)
      if (isFree(actor) && !actorOn(actor.who, other))
        place(actor.who, count(side) >= FULL && count(other) < count(side) ? other : side)
  }
  for (const { who } of onBoth) if (isFree({ who })) put(who)
  return sides
}

const isSame = (a: Direction['props'][number], b: Direction['props'][number]): boolean =>
  a.prop === b.prop && a.text === b.text

/** Null where the two pages are no one scene. */
export function shareScene(pages: readonly [Direction, Direction]): Halves | null {
  const [first, second] = pages
  if (SAME.some((key) => first[key] !== second[key])) return null
  // What decorates one of the pages decorates both.
  if (first.event !== undefined && second.event !== undefined && first.event !== second.event) return null
  if (pages.some(({ shot, actors }) => shot === 'behind' || actors.some(isInseparable))) return null
  // The same thing in two states is two moments.
  if (first.props.some(({ prop, text }) => second.props.some((one) => one.prop === prop && one.text !== text)))
    return null
  const sides = placeMembers(pages)
  if (!sides) return null
  const actorsOn = (side: Side): Actor[] => {
    const other = side === 0 ? 1 : 0
    const isHere = ({ who }: Actor) => sides.get(who) === side
    const guests = pages[other].actors.filter(
      (actor) => isHere(actor) && pages[side].actors.every(({ who }) => who !== actor.who),
    )
    return [...pages[side].actors.filter(isHere), ...guests]
  }
  const actors = [actorsOn(0), actorsOn(1)] as const
  const inHands = actors.map((half) => half.flatMap(({ act, holding }) => [act?.thing ?? [], holding ?? []].flat()))
  // One thing in two hands over the fold would be two things.
  if (inHands[0]?.some((thing) => inHands[1]?.includes(thing))) return null
  const used = new Set(actors.flat().flatMap(({ act, holding }) => [act?.thing, holding]))
  const isLookedAt = (prop: string, side: Side) => actors[side].some(({ looksAt }) => looksAt === prop)
  const propsOn = (side: Side) => {
    const other = side === 0 ? 1 : 0
    return pages[side].props.filter((prop) => {
      if (used.has(prop.prop)) return false
      if (!pages[other].props.some((one) => isSame(one, prop))) return true
      // What both pages name is on the half where somebody looks at it, else on the first.
      return isLookedAt(prop.prop, side) === isLookedAt(prop.prop, other) ? side === 0 : isLookedAt(prop.prop, side)
    })
  }
  if (actors.some((half) => half.length === 0 || half.length > MOST_ON_A_HALF) || actors.flat().length > MOST)
    return null
  return [
    { actors: actors[0], props: propsOn(0) },
    { actors: actors[1], props: propsOn(1) },
  ]
}
