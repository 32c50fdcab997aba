// Chooses the framings of a book's pages at the least cost, exactly: a walk over the pages that remembers no more than
// what was promised and is already there, the framing of the page before, and how long ago a face was.
import { FRAMINGS, type Framing } from '../direction'
import type { Costs } from './shot-costs'

/** How many of each every book has at least. */
const PROMISED: readonly { framings: readonly Framing[]; times: number }[] = [
  { framings: ['face'], times: 3 },
  { framings: ['bust'], times: 2 },
  { framings: ['tiny'], times: 1 },
  { framings: ['below', 'plan'], times: 1 },
]
/** How many of each promise a book's pictures keep. */
export const countKeptPromises = (framings: readonly Framing[]): number[] =>
  PROMISED.map(({ framings: promised, times }) =>
    Math.min(times, framings.filter((one) => promised.includes(one)).length),
  )
export const keepsPromises = (framings: readonly Framing[]): boolean =>
  countKeptPromises(framings).every((count, i) => count === PROMISED[i]?.times)

/** What a broken promise costs: more than any page does, so that only what cannot be is broken. */
const MISSING = 1000
const ALIKE = 3000
/** What one more than promised costs. */
const BEYOND: Partial<Record<Framing, number>> = { face: 2, tiny: 1.5 }
/** Cost of a face so few pages after another: two apart, three apart. */
const NEAR_FACES = [0, 4, 1.5]

const PREVIOUS = FRAMINGS.length + 1
const NOBODY = FRAMINGS.length
const FACE = FRAMINGS.indexOf('face')
const SINCE = NEAR_FACES.length
/** Steps from one count to the next in the number that stands for all counts. */
const STEPS = PROMISED.map((_, i) => PROMISED.slice(0, i).reduce((all, { times }) => all * (times + 1), 1))
const COUNTS = PROMISED.reduce((all, { times }) => all * (times + 1), 1)
/** Which promise each framing helps to keep. */
const KEEPS = FRAMINGS.map((framing) => PROMISED.findIndex(({ framings }) => framings.includes(framing)))
const countIn = (counts: number, promise: number): number =>
  Math.floor(counts / (STEPS[promise] ?? 1)) % ((PROMISED[promise]?.times ?? 0) + 1)

/** For each number of counts and framing: the counts with it, and what it costs beyond what was promised. */
const AFTER = Array.from({ length: COUNTS }, (_, counts) =>
  FRAMINGS.map((framing, i) => {
    const promise = KEEPS[i] ?? -1
    const { times } = PROMISED[promise] ?? { times: 0 }
    const isFull = promise >= 0 && countIn(counts, promise) === times
    return promise < 0 || isFull
      ? { counts, cost: isFull ? (BEYOND[framing] ?? 0) : 0 }
      : { counts: counts + (STEPS[promise] ?? 0), cost: 0 }
  }),
)
const MISSED = AFTER.map((_, counts) =>
  PROMISED.reduce((sum, { times }, promise) => sum + (times - countIn(counts, promise)) * MISSING, 0),
)

const stateOf = (counts: number, previous: number, since: number): number =>
  (counts * PREVIOUS + previous) * SINCE + since
const STATES = COUNTS * PREVIOUS * SINCE
const CHOICES = FRAMINGS.map((_, i) => i)

/** How long ago a face was, seen from the page after the next: 0 is long ago. */
const sinceAfter = (previous: number, since: number): number => (previous === FACE ? 1 : since === 1 ? 2 : 0)

/**
 * Of each state and framing: the state after it, and what it costs beyond what was promised and beside what was
 * before.
 */
const TO = new Int16Array(STATES * CHOICES.length)
const BEYOND_PROMISED = new Float64Array(STATES * CHOICES.length)
const BESIDE_OTHERS = new Float64Array(STATES * CHOICES.length)
for (let state = 0; state < STATES; state++) {
  const since = state % SINCE
  const previous = Math.floor(state / SINCE) % PREVIOUS
  AFTER[Math.floor(state / SINCE / PREVIOUS)]?.forEach(({ counts, cost }, i) => {
    const at = state * CHOICES.length + i
    TO[at] = stateOf(counts, i, i === FACE ? 0 : sinceAfter(previous, since))
    BEYOND_PROMISED[at] = cost
    BESIDE_OTHERS[at] = i === previous ? ALIKE : i === FACE ? (NEAR_FACES[since] ?? 0) : 0
  })
}

/** What is known once a page is chosen for: the least cost of each state, and the state from which it was reached. */
interface Step {
  own: readonly number[]
  costs: Float64Array
  from: Int16Array
}
function stepAfter(before: Float64Array | undefined, own: readonly number[]): Step {
  const costs = new Float64Array(STATES).fill(Infinity)
  const from = new Int16Array(STATES).fill(-1)
  const open = CHOICES.filter((i) => own[i] !== Infinity)
  for (let state = 0; state < STATES; state++) {
    const cost = before ? (before[state] ?? Infinity) : state === START ? 0 : Infinity
    if (cost === Infinity) continue
    for (const i of open) {
      const at = state * CHOICES.length + i
      const whole = cost + (own[i] ?? Infinity) + (BEYOND_PROMISED[at] ?? 0) + (BESIDE_OTHERS[at] ?? 0)
      const to = TO[at] ?? 0
      if (whole < (costs[to] ?? Infinity)) {
        costs[to] = whole
        from[to] = state
      }
    }
  }
  return { own, costs, from }
}
const START = stateOf(0, NOBODY, 0)

/** Chooses for a book whose costs change from one time to the next: pages before the first change are not redone. */
export function createFramingChooser(): (pages: readonly Costs[]) => Framing[] {
  const steps: Step[] = []
  return (pages) => {
    const rows = pages.map((page) => FRAMINGS.map((framing) => page[framing]))
    const changed = rows.findIndex((own, at) => !own.every((cost, i) => cost === steps[at]?.own[i]))
    steps.length = changed < 0 ? rows.length : changed
    for (const own of rows.slice(steps.length)) steps.push(stepAfter(steps.at(-1)?.costs, own))
    let [state, least] = [-1, Infinity]
    steps.at(-1)?.costs.forEach((cost, i) => {
      const whole = cost + (MISSED[Math.floor(i / SINCE / PREVIOUS)] ?? 0)
      if (whole < least) [state, least] = [i, whole]
    })
    const chosen: Framing[] = []
    for (let i = pages.length - 1; i >= 0 && state >= 0; i--) {
      const framing = FRAMINGS[Math.floor(state / SINCE) % PREVIOUS]
      if (framing) chosen.unshift(framing)
      state = steps[i]?.from[state] ?? -1
    }
    return chosen
  }
}
