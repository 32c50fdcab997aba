// Plans the shots of a book: by beat, no two neighbours alike, near and far, with the child now left, now right.
import { chance } from '../../chance'
import type { Cast } from '../cast'
import type { Framing } from '../direction'
import type { ShotPlan } from '../shot-plan'
import { createFramingChooser, keepsPromises } from './choose-framings'
import { isFraming } from './framing'
import { costsOf, type Costs, type PlannedPage } from './shot-costs'

/** How a page may be laid out where a framing finds no room: with others farther off, or mirrored. */
interface Way {
  isTurned: boolean
  isFarther: boolean
  /** A thing that the story tells of may be outside a face. */
  leavesTold?: true
  /** What it costs more than the way before it. */
  more: number
}
const NEAR: Way = { isTurned: false, isFarther: false, more: 0 }
const WAYS: readonly Way[] = [
  NEAR,
  { isTurned: false, isFarther: true, more: 5.5 },
  // What the story tells of may be outside a face, where no other page has a better one.
  { isTurned: false, isFarther: true, leavesTold: true, more: 6 },
]
/** Seldom helps and takes long: for books that else break a promise. */
const LAST_WAYS: readonly Way[] = [
  ...WAYS,
  { isTurned: true, isFarther: false, more: 0.5 },
  { isTurned: true, isFarther: true, more: 1 },
  { isTurned: true, isFarther: true, leavesTold: true, more: 0.5 },
]
const MAY_GIVE_WAY: ReadonlySet<Framing> = new Set(['face', 'bust'])

const FRAMED: readonly Framing[] = ['face', 'bust', 'knee', 'whole', 'tiny', 'shoulder', 'below', 'plan']
/** Seen once a book, where it tells most; what each costs beyond that. */
const ONCE: Partial<Record<Framing, number>> = { below: 3, plan: 4, shoulder: 2 }
const WORTH = 8
/**
 * What any other framing costs than the one that a direction asks for: more than a page without such a word costs in its
 * worst one, or promises would be kept by pages that ask for something else. What is farther from it costs more.
 */
const ASKED = 36
const EACH_STEP = 8
const NEAR_TO_FAR: readonly Framing[] = ['face', 'bust', 'knee', 'whole', 'tiny']
/** Steps to a view of its own, as from below. */
const ASIDE = 3
const stepsBetween = (one: Framing, other: Framing): number => {
  const [a, b] = [NEAR_TO_FAR.indexOf(one), NEAR_TO_FAR.indexOf(other)]
  return a < 0 || b < 0 ? ASIDE : Math.abs(a - b)
}
const insteadOf = (word: Framing, framing: Framing): number =>
  framing === word ? 0 : ASKED + EACH_STEP * stepsBetween(word, framing)

const nearest = (cost: Costs): number => Math.min(cost.knee, cost.whole, cost.bust)

/** What is seen once costs less on the page that it suits best. */
function withOnces(pages: readonly Costs[], words: readonly (Framing | undefined)[]): Costs[] {
  const changed = pages.map((cost) => ({ ...cost }))
  for (const framing of FRAMED) {
    const beyond = ONCE[framing]
    if (beyond === undefined) continue
    const extra = pages.map((cost, i) => (words[i] ? Infinity : cost[framing] - nearest(cost)))
    const isThere = words.includes(framing)
    const best = isThere ? -1 : extra.indexOf(Math.min(...extra))
    changed.forEach((cost, i) => {
      if (i === best && extra[i] !== Infinity) cost[framing] -= WORTH
      else if (words[i] !== framing) cost[framing] += beyond
    })
  }
  return changed
}

/** The framing of a first page: as its word says, or the cheapest that fits. */
function openingOf(cost: Costs, word: Framing | undefined, fits: (framing: Framing) => boolean): Framing {
  const usual = (['knee', 'whole', 'bust'] as const).toSorted((a, b) => cost[a] - cost[b])
  const order = [...(word ? [word] : []), ...usual, 'tiny' as const]
  return order.find((framing) => cost[framing] < Infinity && fits(framing)) ?? 'whole'
}

/** Half of the pages, evenly over the book, in an order of the book's own. */
function mirrorPages(count: number, seed: string): boolean[] {
  return Array.from({ length: count }, (_, i) => {
    const pair = Math.floor(i / 2)
    return chance(seed, `turn ${pair}`) < 0.5 === (i % 2 === 0)
  })
}

/** Each round takes at least one framing from a page. */
const MAX_ROUNDS = 240

type Fits = (page: PlannedPage, plan: Omit<ShotPlan, 'neighbours'>) => boolean

/**
 * @param fits whether a page can be laid out in a framing
 * @param fitsFarther the same for a face or bust beside which others stand farther off
 * @param shared framings of pages that share a scene with the one that they face: such two are one picture
 * @param fitsLeavingTold the same for a face outside which a thing may be that the story tells of
 */
export function planShots(
  pages: readonly PlannedPage[],
  cast: Cast,
  seed: string,
  fits: Fits,
  fitsFarther: Fits = fits,
  shared: ReadonlyMap<number, Framing> = new Map(),
  fitsLeavingTold: Fits = fitsFarther,
): ReadonlyMap<number, ShotPlan> {
  const plan = (ways: readonly Way[]) => planIn(ways, pages, cast, seed, { fits, fitsFarther, fitsLeavingTold }, shared)
  const usual = plan(WAYS)
  // A spread for which a book would have to try hard is not worth it.
  const isEnough = shared.size > 0 || keepsPromises([...usual.values()].map(({ framing }) => framing))
  return isEnough ? usual : plan(LAST_WAYS)
}

function planIn(
  ways: readonly Way[],
  pages: readonly PlannedPage[],
  cast: Cast,
  seed: string,
  { fits, fitsFarther, fitsLeavingTold }: Record<'fits' | 'fitsFarther' | 'fitsLeavingTold', Fits>,
  shared: ReadonlyMap<number, Framing>,
): ReadonlyMap<number, ShotPlan> {
  const planned = pages.filter(({ pageNumber }) => pageNumber > 0)
  const words = planned.map(
    ({ pageNumber, direction: { shot } }) => shared.get(pageNumber) ?? (isFraming(shot) ? shot : undefined),
  )
  const mirrored = mirrorPages(planned.length, seed)
  const costs = planned.map((page, i) => {
    const cost = costsOf(page, cast)
    const word = words[i]
    if (word)
      for (const framing of FRAMED) cost[framing] = (framing === word ? 0 : cost[framing]) + insteadOf(word, framing)
    // Nobody has a face from behind.
    if (page.direction.shot === 'behind')
      for (const framing of FRAMED) if (framing !== 'whole' && framing !== 'tiny') cost[framing] = Infinity
    return cost
  })
  const settled: (Framing | undefined)[] = []
  const tried = planned.map((): Partial<Record<Framing, number>> => ({}))
  const wayOf = (i: number, framing: Framing): Way => ways[tried[i]?.[framing] ?? 0] ?? NEAR
  const isMirrored = (i: number, framing: Framing): boolean => mirrored[i] !== wayOf(i, framing).isTurned
  const doesFit = (i: number, framing: Framing): boolean => {
    const page = planned[i]
    const behind = page?.direction.shot === 'behind'
    const way = wayOf(i, framing)
    const test = way.leavesTold ? fitsLeavingTold : way.isFarther ? fitsFarther : fits
    return page !== undefined && test(page, { framing, behind, mirrored: isMirrored(i, framing) })
  }
  /** Lays a page out in another way, or else takes the framing from it. */
  const giveWay = (i: number, framing: Framing): void => {
    const [cost, own] = [costs[i], tried[i]]
    if (!cost || !own) return
    const next = (own[framing] ?? 0) + 1
    const way = MAY_GIVE_WAY.has(framing) ? ways[next] : undefined
    if (way) {
      own[framing] = next
      cost[framing] += way.more
      return
    }
    cost[framing] = Infinity
    // Everybody must be seen somehow.
    if (FRAMED.every((one) => cost[one] === Infinity)) [cost.whole, settled[i]] = [0, 'whole']
  }

  const settle = (i: number, framing: Framing): void => {
    const cost = costs[i]
    if (cost) for (const one of FRAMED) cost[one] = one === framing ? 0 : Infinity
    settled[i] = words[i] = framing
  }
  planned.forEach(({ pageNumber }, i) => {
    const framing = shared.get(pageNumber)
    if (framing) settle(i, framing)
  })
  const isSecondHalf = planned.map(({ pageNumber }) => shared.has(pageNumber) && shared.has(pageNumber - 1))
  const chooseFramings = createFramingChooser()
  const choose = (): Framing[] => {
    const whole = withOnces(costs, words)
    const chosen = chooseFramings(whole.filter((_, i) => !isSecondHalf[i]))
    let at = -1
    return isSecondHalf.flatMap((isSecond) => chosen[isSecond ? at : ++at] ?? [])
  }

  // The first page is planned by itself, so that a preview need not know the others.
  const [first, cost] = [planned[0], costs[0]]
  if (first?.pageNumber === 1 && cost) {
    settle(
      0,
      openingOf(cost, words[0], (framing) => doesFit(0, framing)),
    )
  }
  let chosen = choose()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const misfits = chosen.flatMap((framing, i) =>
      settled[i] !== framing && !doesFit(i, framing) ? [[i, framing] as const] : [],
    )
    if (!misfits.length) break
    for (const [i, framing] of misfits) giveWay(i, framing)
    chosen = choose()
  }
  return new Map(
    planned.map(({ pageNumber, direction }, i) => {
      const framing = chosen[i] ?? words[i] ?? 'whole'
      return [
        pageNumber,
        {
          framing,
          behind: direction.shot === 'behind',
          mirrored: isMirrored(i, framing),
          neighbours: [chosen[i - 1], chosen[i + 1]].filter((one) => one !== undefined),
        },
      ]
    }),
  )
}
