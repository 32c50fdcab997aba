// Plans the shots of a book: by beat, no two neighbours alike, near and far, with the child now left, now right.
import { chance } from '../../chance'
import type { Cast } from '../cast'
import type { Actor, Direction, Framing, Prop, Verb } from '../direction'
import type { ShotPlan } from '../shot-plan'
import { PROP_DRAWINGS } from '../things/table'
import { placeOf } from '../stage/places/table'
import { suitsPlan } from '../plan/suits-plan'
import { HINTS, isFraming } from './framing'

interface PlannedPage {
  pageNumber: number
  direction: Direction
}

/** How well each framing tells a page: 0 is best, Infinity cannot be. */
type Costs = Record<Framing, number>

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
  'dig',
  'nose-into',
  'tug',
  'lie-across',
])
const IN_ARMS = new Set(['carried', 'cuddled', 'hug', 'carry'])
/** Places that are no larger than a few people: nobody is tiny in them. */
const NARROW: ReadonlySet<string> = new Set(['car'])
const [LARGE, SMALL] = [70, 30]

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

const byCount = (count: number, costs: readonly number[]): number => costs[count] ?? Infinity

function costsOf({ direction, pageNumber }: PlannedPage, cast: Cast): Costs {
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
  const embraced = actors.some(({ pose }) => IN_ARMS.has(pose))
  // An animal that lies is still as high as a face that is near; a person is not.
  const lies = actors.some(({ who, pose }) => LYING.has(pose) && !who.startsWith('pet'))
  const aboard = actors.some(({ at }) => at === 'aboard')
  const outdoors = !('indoor' in placeOf(direction.setting).place)
  const whole = aboard || lies ? Infinity : 0
  const strong = lead && STRONG.has(lead.feeling) ? 1 : 0
  const wide = lead && WIDE_POSES.has(lead.pose) ? 1 : 0
  const hint = direction.shot
  const hinted = (word: Direction['shot'], by: number): number => (hint === word ? -by : 0)
  const first = pageNumber === 1 ? 3 : 0
  const suits = suitsPlan(direction)
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
      (embraced ? 9 : 0) +
      wide * 2 -
      strong * 2 +
      hinted('close', 2) +
      first,
    bust:
      whole +
      byCount(count, [0, 0, 0, 1, 2.5, 5, 8, 12]) +
      small * 0.4 +
      medium +
      large * 1.6 +
      held.size * 1.5 +
      (embraced ? 1 : 0) +
      wide -
      strong +
      hinted('close', 2) +
      hinted('medium', 0.5) +
      first,
    knee:
      whole +
      byCount(count, [0, 0.6, 0.2, 0.2, 0.8, 2, 4, 6, 9]) +
      large * 0.8 +
      hinted('medium', 1.5) -
      (embraced ? 1 : 0),
    whole: 0.8 + (count === 1 ? 1 : 0) + hinted('wide', 1.5) + hinted('behind', 3) - wide * 0.5,
    tiny:
      3 +
      hinted('wide', 1) -
      (outdoors ? 1 : 0) +
      (small + held.size) * 1.5 +
      (lies ? 1 : 0) +
      (NARROW.has(direction.setting) ? Infinity : 0),
    below:
      4.5 -
      (lead && UPWARD.has(lead.pose) ? 3 : 0) -
      (outdoors ? 1 : -2) +
      (lies || aboard ? Infinity : 0) +
      count * 0.3,
    shoulder: whole + (people < 2 ? Infinity : 2.2 + Math.max(0, count - 2) * 1.3 + large * 1.5 + held.size) + first,
    plan: suits === 0 ? Infinity : whole + 4 - suits * 1.5 + hinted('above', 2) + Math.max(0, count - 3) * 0.5 + first,
  }
}

/** Whether a page, by its index, can be laid out in a framing. */
type Fits = (page: number, framing: Framing) => boolean
const forbid = (costs: readonly Costs[], page: number, framing: Framing): void => {
  const cost = costs[page]
  if (cost) cost[framing] = Infinity
}

/** How many of each a book has at least. */
interface Quota {
  framings: readonly Framing[]
  times: number
}
const FACES: Quota = { framings: ['face'], times: 3 }
const QUOTAS: readonly Quota[] = [
  FACES,
  { framings: ['below'], times: 1 },
  { framings: ['plan'], times: 1 },
  { framings: ['tiny'], times: 1 },
  { framings: ['bust'], times: 2 },
  { framings: ['shoulder'], times: 1 },
]
/** Pages between two of one kind, at least, where the book is long enough. */
const SPREAD = 3

const FRAMED: readonly Framing[] = ['face', 'bust', 'knee', 'whole', 'tiny', 'shoulder', 'below', 'plan']
/** What a framing costs beyond its quota. */
const RARE: Partial<Record<Framing, number>> = { face: 2, shoulder: 2, tiny: 1.5, below: 3, plan: 4 }

/** Chooses the pages for the quotas, cheapest first, far from each other; what does not fit costs infinitely. */
function meetQuotas(
  costs: readonly Costs[],
  fixed: (Framing | undefined)[],
  fits: Fits,
  quotas: readonly Quota[] = QUOTAS,
): void {
  for (const { framings, times } of quotas) {
    const has = () => fixed.filter((one) => one !== undefined && framings.includes(one)).length
    for (const spread of [SPREAD, 2, 1])
      while (has() < times) {
        let best: { page: number; framing: Framing; cost: number } | undefined
        costs.forEach((cost, page) => {
          if (fixed[page] !== undefined) return
          for (const framing of framings) {
            const near = fixed.some((one, other) => one === framing && Math.abs(other - page) <= spread)
            const extra = cost[framing] - Math.min(cost.knee, cost.whole, cost.bust)
            if (!near && cost[framing] < Infinity && (!best || extra < best.cost)) best = { page, framing, cost: extra }
          }
        })
        if (!best) break
        const { page, framing } = best
        if (fits(page, framing)) fixed[page] = framing
        else forbid(costs, page, framing)
      }
  }
}

/** Fills the other pages so that no two neighbours are alike, at the least cost (Viterbi). */
function fillPages(costs: readonly Costs[], fixed: readonly (Framing | undefined)[]): Framing[] {
  const ways: { cost: number; path: Framing[] }[][] = []
  costs.forEach((cost, page) => {
    const known = fixed[page]
    ways.push(
      FRAMED.map((framing) => {
        const open = known === undefined || known === framing
        const own = known === framing ? 0 : cost[framing] + (RARE[framing] ?? 0)
        if (!open || own === Infinity) return { cost: Infinity, path: [] }
        const before = ways[page - 1]
        if (!before) return { cost: own, path: [framing] }
        const best = before
          .map((way, i) => ({ way, cost: way.cost + (FRAMED[i] === framing ? 40 : 0) }))
          .reduce((one, other) => (other.cost < one.cost ? other : one))
        return { cost: best.cost + own, path: [...best.way.path, framing] }
      }),
    )
  })
  const last = ways.at(-1) ?? []
  return last.reduce((one, other) => (other.cost < one.cost ? other : one), { cost: Infinity, path: [] as Framing[] })
    .path
}

/** The framing of a first page: the cheapest that fits. */
function openingOf(cost: Costs, fits: Fits): Framing {
  const order = FRAMED.filter((framing) => !(framing in RARE)).sort((a, b) => cost[a] - cost[b])
  return order.find((framing) => cost[framing] < Infinity && fits(0, framing)) ?? 'whole'
}

/** Each round takes at least one framing from a page. */
const MAX_ROUNDS = 12

/** Half of the pages, evenly over the book, in an order of the book's own. */
function mirrorPages(count: number, seed: string): boolean[] {
  return Array.from({ length: count }, (_, i) => {
    const pair = Math.floor(i / 2)
    return chance(seed, `turn ${pair}`) < 0.5 === (i % 2 === 0)
  })
}

/**
 * @param fits whether a page can be laid out in a framing, mirrored or not
 * @param fitsFarther the same for a face beside which others stand farther off
 * @param shared framings of pages that share a scene with the one that they face: such two are alike
 */
export function planShots(
  pages: readonly PlannedPage[],
  cast: Cast,
  seed: string,
  fits: (page: PlannedPage, plan: Omit<ShotPlan, 'neighbours'>) => boolean,
  fitsFarther: typeof fits = fits,
  shared: ReadonlyMap<number, Framing> = new Map(),
): ReadonlyMap<number, ShotPlan> {
  const planned = pages.filter(({ pageNumber }) => pageNumber > 0)
  const costs = planned.map((page) => costsOf(page, cast))
  const fixed = planned.map(
    ({ pageNumber, direction: { shot } }): Framing | undefined =>
      shared.get(pageNumber) ?? (isFraming(shot) ? shot : undefined),
  )
  planned.forEach(({ direction: { shot } }, i) => {
    const cost = costs[i]
    // Nobody has a face from behind.
    if (shot === 'behind' && cost)
      for (const framing of FRAMED) if (framing !== 'whole' && framing !== 'tiny') cost[framing] = Infinity
  })
  const mirrored = mirrorPages(planned.length, seed)
  const fitsOf = (test: typeof fits, i: number, framing: Framing): boolean => {
    const page = planned[i]
    const behind = page?.direction.shot === 'behind'
    return page !== undefined && test(page, { framing, behind, mirrored: mirrored[i] ?? false })
  }
  const doesFit: Fits = (i, framing) => fitsOf(fits, i, framing)
  // The first page is planned by itself, so that a preview need not know the others.
  if (planned[0]?.pageNumber === 1 && costs[0]) fixed[0] ??= openingOf(costs[0], doesFit)
  const before = costs.map((cost) => ({ ...cost }))
  meetQuotas(costs, fixed, doesFit, [FACES])
  // A book with too few faces has one in which others stand farther off.
  if (fixed.filter((one) => one === 'face').length < FACES.times)
    meetQuotas(before, fixed, (i, framing) => fitsOf(fitsFarther, i, framing), [FACES])
  meetQuotas(costs, fixed, doesFit, QUOTAS)
  // A second plan view only where the direction asks for one.
  costs.forEach((_, i) => {
    if (fixed[i] === undefined && planned[i]?.direction.shot !== 'above') forbid(costs, i, 'plan')
  })
  let chosen = fillPages(costs, fixed)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const misfits = chosen.flatMap((framing, i) =>
      fixed[i] === undefined && !doesFit(i, framing) ? [[i, framing] as const] : [],
    )
    if (!misfits.length) break
    for (const [i, framing] of misfits) forbid(costs, i, framing)
    chosen = fillPages(costs, fixed)
  }
  return new Map(
    planned.map(({ pageNumber, direction }, i) => [
      pageNumber,
      {
        framing: chosen[i] ?? (isFraming(direction.shot) ? direction.shot : HINTS[direction.shot]),
        behind: direction.shot === 'behind',
        mirrored: mirrored[i] ?? false,
        neighbours: [chosen[i - 1], chosen[i + 1]].filter((one) => one !== undefined),
      },
    ]),
  )
}
