import { makeCast } from '@/e2e/fixtures/pictures'
import { DESTINATIONS, FRAMINGS, type Direction } from '../direction'
import type { Cast } from '../cast'
import { framingOf, shareIn } from './framing'
import { planShots } from './plan-shots'

const cast: Cast = makeCast()
const page = (pageNumber: number, more: Partial<Direction> = {}) => ({
  pageNumber,
  direction: {
    setting: 'garden',
    light: 'noon',
    weather: 'clear',
    shot: 'medium',
    actors: [
      { who: 'child', pose: 'stand', feeling: 'happy' },
      { who: 'pet1', pose: 'sit', feeling: 'happy' },
    ],
    props: [],
    textSpace: 'none',
    ...more,
  } satisfies Direction,
})
const pages = Array.from({ length: 20 }, (_, i) => page(i + 1))
const framingsOf = (plan: ReturnType<typeof planShots>) => [...plan.values()].map(({ framing }) => framing)

test.each(['a', 'b', 'c'])(
  'a book has its faces, busts, a tiny one and one from below, and no two neighbours alike',
  (seed) => {
    const plan = planShots(pages, cast, seed, () => true)
    const shots = framingsOf(plan)
    const count = (framing: string) => shots.filter((one) => one === framing).length
    expect(count('face')).toBeGreaterThanOrEqual(3)
    expect(count('bust')).toBeGreaterThanOrEqual(2)
    expect(count('tiny')).toBeGreaterThanOrEqual(1)
    expect(count('below') + count('plan')).toBeGreaterThanOrEqual(1)
    shots.forEach((shot, i) => expect(shot).not.toBe(shots[i - 1]))
    expect([...plan.values()].filter(({ mirrored }) => mirrored)).toHaveLength(10)
  },
)

test('what does not fit is never planned, and the word of a direction wins', () => {
  const shots = framingsOf(
    planShots(pages, cast, 'a', ({ pageNumber }, { framing }) => framing !== 'face' || pageNumber > 12),
  )
  expect(shots.slice(0, 12)).not.toContain('face')
  for (const framing of FRAMINGS.filter((one) => one !== 'plan')) {
    const wanted = pages.map((one) => (one.pageNumber === 9 ? page(9, { shot: framing }) : one))
    expect(planShots(wanted, cast, 'a', () => true).get(9)?.framing).toBe(framing)
  }
})

test('the first page is planned by itself, and from behind nobody is near', () => {
  for (const setting of DESTINATIONS.slice(0, 4)) {
    const first = page(1, { setting, shot: 'wide' })
    const alone = planShots([first], cast, 's', () => true).get(1)
    const whole = planShots([first, ...pages.slice(1)], cast, 's', () => true).get(1)
    expect([whole?.framing, whole?.mirrored]).toEqual([alone?.framing, alone?.mirrored])
  }
  const behind = pages.map((one) => (one.pageNumber === 5 ? page(5, { shot: 'behind' }) : one))
  expect(['whole', 'tiny']).toContain(planShots(behind, cast, 'a', () => true).get(5)?.framing)
})

test('a word of a direction gives way where its neighbour is the same', () => {
  const wanted = pages.map((one) => page(one.pageNumber, { shot: 'whole' }))
  const shots = framingsOf(planShots(wanted, cast, 'a', () => true))
  shots.forEach((shot, i) => expect(shot).not.toBe(shots[i - 1]))
  expect(shots.filter((shot) => shot === 'whole').length).toBeGreaterThan(7)
})

test('a face that fits on few pages only is planned on three that are no neighbours', () => {
  const fits = new Set([3, 4, 5, 6, 12])
  const plan = planShots(pages, cast, 'a', ({ pageNumber }, { framing }) => framing !== 'face' || fits.has(pageNumber))
  const faces = [...plan].filter(([, { framing }]) => framing === 'face').map(([pageNumber]) => pageNumber)
  expect(faces).toHaveLength(3)
  expect(faces).toContain(12)
})

test('a page on which a framing finds no room is mirrored before the framing is given up', () => {
  const plan = planShots(pages, cast, 'a', (_, { framing, mirrored }) => framing !== 'face' || mirrored)
  const faces = [...plan.values()].filter(({ framing }) => framing === 'face')
  expect(faces.length).toBeGreaterThanOrEqual(3)
  expect(faces.every(({ mirrored }) => mirrored)).toBe(true)
})

test('a face leaves out what the story tells of only where no other page has a better face', () => {
  const without: number[] = []
  const plan = (farther: readonly number[]) =>
    planShots(
      pages,
      cast,
      'a',
      (_, { framing }) => framing !== 'face',
      ({ pageNumber }, { framing }) => framing !== 'face' || farther.includes(pageNumber),
      new Map(),
      ({ pageNumber }) => without.push(pageNumber) > 0,
    )
  const faces = (shots: ReturnType<typeof planShots>) => framingsOf(shots).filter((one) => one === 'face').length
  expect([faces(plan([4, 9, 14, 18])) >= 3, without]).toEqual([true, []])
  expect(faces(plan([4]))).toBeGreaterThanOrEqual(3)
  expect(without.length).toBeGreaterThan(0)
})

test.each(['whole', 'tiny'] as const)('in a room a %s picture is nearer, and still what it says', (framing) => {
  expect(shareIn(framing, true)).toBeGreaterThan(shareIn(framing, false) * 1.2)
  expect(framingOf(shareIn(framing, true))).toBe(framing)
})

test('what a book promises is not kept by pages that ask for something else', () => {
  const words = new Map([4, 8, 12, 16].map((number) => [number, number % 8 ? 'knee' : 'whole'] as const))
  const wanted = pages.map((one) => page(one.pageNumber, { shot: words.get(one.pageNumber) ?? 'wide' }))
  for (const seed of ['a', 'b', 'c']) {
    const plan = planShots(wanted, cast, seed, () => true)
    for (const [number, framing] of words) expect([number, plan.get(number)?.framing]).toEqual([number, framing])
  }
})
