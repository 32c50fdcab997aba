// How well each framing tells a page, by its beat: who is there, what they feel and do, and how large the things are.
import type { Cast } from '../cast'
import type { Actor, Direction, Framing, Prop, Verb } from '../direction'
import { placeOf } from '../stage/places/table'
import { PROP_DRAWINGS } from '../things/table'
import { suitsPlan } from '../plan/suits-plan'

export interface PlannedPage {
  pageNumber: number
  direction: Direction
}

/** How well each framing tells a page: 0 is best, Infinity cannot be. */
export type Costs = Record<Framing, number>

const STRONG = new Set<Actor['feeling']>(['worried', 'scared', 'sad', 'cross', 'proud', 'delighted'])
const UPWARD = new Set(['look-up', 'climb', 'celebrate', 'jump', 'reach', 'fly'])
const LYING = new Set(['sleep', 'lie'])
const WIDE_POSES = new Set([
  'run',
  'jump',
  'celebrate',
  'climb',
  'leap',
  'walk',
  'carry',
  'point',
  'reach',
  'wave',
  'fly',
])
/** What is done at an arm's length, on the ground or over one's head. */
const FAR_FROM_FACE: ReadonlySet<Verb> = new Set<Verb>([
  'push',
  'pull',
  'wrap',
  'hand-over',
  'hold-up',
  'pour',
  'dig',
  'look-along',
  'nose-into',
  'tug',
  'lie-across',
])
const IN_ARMS = new Set(['carried', 'cuddled', 'hug', 'carry'])
/** Places that are no larger than a few people: nobody is tiny in them. */
const NARROW: ReadonlySet<string> = new Set(['car'])
/** What is far up: near pictures have no sky high enough, and it would hang before houses and water. */
const FAR_UP: ReadonlySet<Prop> = new Set<Prop>(['moon', 'star', 'comet'])
const [LARGE, SMALL] = [70, 30]
/** What is small and low on a wall: beside a face it would be as large as that. */
const LOW_ON_WALL: ReadonlySet<Prop> = new Set<Prop>(['handprint'])
/** Whales and the like: near by, nothing of what makes them huge is seen. */
const HUGE = 150
/** So many have room beside a thing of which a part must be seen. */
const IN_A_ROW = 3

const sizes = new Map<Prop, number>()
/** The longer side of a thing, in centimetres. */
export function sizeOf(prop: Prop): number {
  const known = sizes.get(prop)
  if (known !== undefined) return known
  const { width, height } = PROP_DRAWINGS[prop]()
  const size = Math.max(width, height)
  sizes.set(prop, size)
  return size
}

/** What each more costs than the last in a list. */
const EACH_MORE = 3
const byCount = (count: number, costs: readonly number[]): number =>
  costs[count] ?? (costs.at(-1) ?? 0) + (count - costs.length + 1) * EACH_MORE

/**
 * Whether a page tells of what nobody sees from far away: what hands do, an animal's act on something, and what is small
 * that a person holds or looks at.
 */
export const isFine = ({ actors, props }: Pick<Direction, 'actors' | 'props'>): boolean =>
  actors.some(
    ({ who, pose, act, looksAt, holding }) =>
      act !== undefined ||
      pose === 'count' ||
      (!who.startsWith('pet') &&
        (holding !== undefined || props.some(({ prop }) => prop === looksAt && sizeOf(prop) <= LARGE))),
  )

export function costsOf({ direction, pageNumber }: PlannedPage, cast: Cast): Costs {
  const actors = direction.actors.filter(({ who }) => cast.some((member) => member.who === who))
  const lead =
    actors.find(({ who }) => who === 'child') ?? actors.find(({ who }) => !who.startsWith('pet')) ?? actors[0]
  const count = actors.length
  const people = actors.filter(({ who }) => !who.startsWith('pet')).length
  const held = new Set(actors.flatMap(({ holding }) => holding ?? []))
  const loose = direction.props.filter(({ prop }) => !held.has(prop)).map(({ prop }) => sizeOf(prop))
  const large = loose.filter((size) => size > LARGE).length
  const medium = loose.filter((size) => size > SMALL && size <= LARGE).length
  const small = loose.length - large - medium
  const acts = actors.filter(({ act }) => act).length
  const far = actors.filter(({ act }) => act && FAR_FROM_FACE.has(act.verb)).length
  const heavy = [...held].filter((prop) => sizeOf(prop) > LARGE).length
  // Held up high it would be above the frame.
  const raised = actors.filter(({ act }) => act?.verb === 'hold-up' && act.thing && sizeOf(act.thing) > LARGE).length
  const isLookedAt = (prop: Prop): boolean => !held.has(prop) && actors.some(({ looksAt }) => looksAt === prop)
  const huge = direction.props.some(({ prop }) => sizeOf(prop) > HUGE && isLookedAt(prop)) ? 1 : 0
  const print = direction.props.some(({ prop }) => LOW_ON_WALL.has(prop)) ? 1 : 0
  // Who is told to be far off is no small toy beside a face, and nobody is left out.
  const afar = actors.filter(({ at }) => at === 'far').length
  const tells = isFine({ ...direction, actors })
  const embraced = actors.some(({ pose }) => IN_ARMS.has(pose))
  // An animal that lies is still as high as a face that is near; a person is not.
  const lies = actors.some(({ who, pose }) => LYING.has(pose) && !who.startsWith('pet'))
  const aboard = actors.some(({ at }) => at === 'aboard')
  const outdoors = !('indoor' in placeOf(direction.setting).place)
  const high = outdoors && direction.props.some(({ prop }) => FAR_UP.has(prop)) ? 8 : 0
  const whole = (aboard || lies ? Infinity : 0) + high
  // Who runs, and what they run after, is seen whole.
  const runs = actors.some(({ who, pose }) => pose === 'run' && !who.startsWith('pet')) ? 1 : 0
  const strong = lead && STRONG.has(lead.feeling) ? 1 : 0
  const wide = lead && WIDE_POSES.has(lead.pose) ? 1 : 0
  // A head that is bent down to the knees is no face.
  const bowed = lead?.pose === 'bow' ? 12 : 0
  const hint = direction.shot
  const hinted = (word: Direction['shot'], by: number): number => (hint === word ? -by : 0)
  // A face fills the page where the direction asks for all that is around it.
  const against = hint === 'wide' ? 1 : 0
  const first = pageNumber === 1 ? 3 : 0
  const suits = suitsPlan(direction)
  const showsPart = direction.props.some(({ prop, text }) => text !== undefined && PROP_DRAWINGS[prop](text).storyPart)
  return {
    face:
      whole +
      byCount(count, [0, 0, 1, 4, 8, 12]) +
      small * 1.2 +
      medium * 2.5 +
      large * 6 +
      held.size * 4 +
      acts * 2 +
      far * 5 +
      heavy * 5 +
      raised * 3 +
      huge * 5 +
      print * 14 +
      afar * 5 +
      bowed +
      (embraced ? 9 : 0) +
      wide * 2 +
      runs * 7 -
      strong * 2 +
      against * 5 +
      hinted('close', 2) +
      first,
    bust:
      whole +
      byCount(count, [0, 0, 0, 1, 2.5, 5, 8, 12]) +
      small * 0.4 +
      medium +
      large * 1.6 +
      held.size * 1.5 +
      raised * 5 +
      huge * 3 +
      print * 8 +
      afar * 3 +
      bowed +
      (embraced ? 1 : 0) +
      wide +
      runs * 4 -
      strong +
      against * 2.5 +
      hinted('close', 2) +
      hinted('medium', 0.5) +
      first,
    knee:
      whole +
      byCount(count, [0, 0.6, 0.2, 0.2, 0.8, 2, 4, 6, 9]) +
      large * 0.8 +
      raised * 2 +
      hinted('medium', 1.5) -
      (embraced ? 1 : 0),
    whole: 0.8 + (count === 1 ? 1 : 0) + hinted('wide', 1.5) + hinted('behind', 3) - wide * 0.5,
    tiny:
      4 +
      hinted('wide', 2) +
      (outdoors ? 0 : 2 + strong) +
      acts +
      (small + held.size) * 1.5 +
      (tells ? (outdoors ? 4 : 9) : 0) +
      (lies ? 1 : 0) +
      (NARROW.has(direction.setting) ? Infinity : 0),
    below:
      4.5 -
      (lead && UPWARD.has(lead.pose) ? 3 : 0) -
      (outdoors ? 1 : -2) +
      (lies ? Infinity : 0) +
      // In one row before the camera a crowd would hide it.
      (showsPart && count > IN_A_ROW ? Infinity : 0) +
      (aboard ? 3 : 0) +
      count * 0.3,
    shoulder:
      whole +
      (people < 2 ? Infinity : 2.2 + Math.max(0, count - 2) * 1.3 + large * 1.5 + held.size + against * 3 + runs * 4) +
      first,
    plan:
      suits === 0
        ? Infinity
        : whole + 4 - suits * 1.5 + hinted('above', 2) + against * 3 + Math.max(0, count - 3) * 0.5 + first,
  }
}
