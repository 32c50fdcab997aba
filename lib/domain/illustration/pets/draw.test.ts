import { gzipSync } from 'node:zlib'
import { PET_TYPES, type PetType } from '../../story/lists'
import type { PetMember } from '../cast'
import { FEELINGS, PET_POSES } from '../direction'
import type { FigureSpec, View } from '../figure'
import { bounds, walk } from '../print/node-tree'
import { toSvg } from '../print/svg'
import { BREEDS, breedRow } from './breed-table'
import { drawPet } from './draw'
import { resolveHabitPose } from './habits'
import { getPetScale } from './scale'

const VIEWS: readonly View[] = ['side', 'threeQuarter', 'front', 'back']
const member = (type: PetType, breed: string): PetMember => ({
  who: 'pet1',
  kind: 'pet',
  type,
  breed,
  colours: breedRow(type, breed).colours,
  collar: '#c2483c',
})
const drawing = (more: Partial<FigureSpec> = {}): FigureSpec => ({
  pose: 'stand',
  feeling: 'calm',
  size: 100,
  key: 'k',
  ...more,
})
const every = PET_TYPES.flatMap((type) => Object.keys(BREEDS[type]).map((breed) => ({ type, breed })))
const oneOfEach = PET_TYPES.map((type) => ({ type, breed: Object.keys(BREEDS[type])[0] ?? '' })).concat([
  { type: 'Other', breed: 'tortoise' },
  { type: 'Other', breed: 'chicken' },
])

function check(type: PetType, breed: string, d: FigureSpec) {
  const name = `${breed} ${d.pose} ${d.feeling} ${d.view}`
  const figure = drawPet(member(type, breed), d)
  const text = JSON.stringify(figure)
  if (/NaN|Infinity|null/.test(text)) throw new Error(`${name}: not a number`)
  const { x, y, width, height } = figure.box
  const real = bounds(figure.nodes)
  if (
    real.x < x - 0.5 ||
    real.y < y - 0.5 ||
    real.x + real.width > x + width + 0.5 ||
    real.y + real.height > y + height + 0.5
  )
    throw new Error(`${name}: drawn outside its box`)
  if (!(width > 8 && height > 8 && width < 700 && height < 700)) throw new Error(`${name}: ${width} x ${height}`)
  const [cx, cy] = figure.face.centre
  if (cx < x || cx > x + width || cy < y || cy > y + height) throw new Error(`${name}: the face is outside`)
  for (const node of walk(figure.nodes)) {
    if (node.kind === 'group' && 'opacity' in node) throw new Error(`${name}: opacity on a group`)
    if (node.kind !== 'group' && typeof node.fill === 'string' && !/^#[0-9a-f]{6}$/.test(node.fill))
      throw new Error(`${name}: fill ${node.fill}`)
  }
  return figure
}

test('every breed is drawn standing in every view', () => {
  for (const { type, breed } of every) for (const view of VIEWS) check(type, breed, drawing({ view }))
})

test('every type is drawn in every pose, feeling and view', () => {
  for (const { type, breed } of oneOfEach)
    for (const [p, pose] of PET_POSES.entries())
      for (const i of [0, 1, 2]) {
        const feeling = FEELINGS[(p * 4 + i * 3) % FEELINGS.length]
        if (feeling) check(type, breed, drawing({ pose, feeling, view: VIEWS[(i + p) % 4] }))
      }
})

test('the lowest contact is on the ground', () => {
  for (const [i, { type, breed }] of every.entries())
    for (const pose of ['stand', ['walk', 'sleep', 'look-up', 'fly', 'lie', 'hide'][i % 6] ?? 'sit']) {
      const airborne = pose === 'fly' && !['bird', 'fish', 'lizard', 'tortoise'].includes(breedRow(type, breed).habit)
      const { box } = drawPet(member(type, breed), drawing({ pose }))
      const bottom = box.y + box.height
      if (airborne ? bottom > 0.5 : Math.abs(bottom) > 0.5) throw new Error(`${breed} ${pose}: ${bottom}`)
    }
})

test('the same member gives the same bytes; another key gives another individual', () => {
  for (const { type, breed } of oneOfEach) {
    const one = JSON.stringify(drawPet(member(type, breed), drawing({ pose: 'sit', feeling: 'happy' })))
    expect(JSON.stringify(drawPet(member(type, breed), drawing({ pose: 'sit', feeling: 'happy' })))).toBe(one)
    expect(
      JSON.stringify(drawPet(member(type, breed), drawing({ pose: 'sit', feeling: 'happy', key: 'other' }))),
    ).not.toBe(one)
  }
})

test('size scales the figure', () => {
  const one = drawPet(member('Dog', 'pug'), drawing())
  const two = drawPet(member('Dog', 'pug'), drawing({ size: 200 }))
  expect(two.box.width).toBeCloseTo(one.box.width * 2, 6)
  expect(two.anchors.eyes[0]).toBeCloseTo(one.anchors.eyes[0] * 2, 6)
})

test('every two feelings differ in the drawing', () => {
  for (const { type, breed } of oneOfEach) {
    const drawn = FEELINGS.map((feeling) => JSON.stringify(drawPet(member(type, breed), drawing({ feeling })).nodes))
    expect(new Set(drawn).size).toBe(FEELINGS.length)
  }
})

test('gaze turns eyes or head', () => {
  for (const { type, breed } of oneOfEach) {
    const at = (gaze: readonly [number, number]) =>
      JSON.stringify(drawPet(member(type, breed), drawing({ gaze })).nodes)
    expect(at([1, 0])).not.toBe(at([-1, 0]))
    expect(at([0, -1])).not.toBe(at([0, 1]))
  }
})

test('a mirrored figure keeps its highlights on the side of the light', () => {
  for (const { type, breed } of oneOfEach) {
    const plain = drawPet(member(type, breed), drawing())
    const turned = drawPet(member(type, breed), drawing({ mirrored: true }))
    expect(JSON.stringify(turned.nodes)).not.toBe(JSON.stringify(plain.nodes))
    expect(turned.anchors).toEqual(plain.anchors)
  }
})

test('habits: a horse never begs, a fish never digs, an unknown pose is standing', () => {
  expect(resolveHabitPose('horse', 'beg')).not.toBe('beg')
  expect(resolveHabitPose('horse', 'carried')).toBe('stand')
  expect(resolveHabitPose('fish', 'dig')).toBe('swim')
  expect(resolveHabitPose('dog', 'play the trumpet')).toBe('stand')
})

test('a fish that does not swim in open water is in its bowl', () => {
  const bowl = drawPet(member('Fish', 'goldfish'), drawing({ pose: 'stand' }))
  const free = drawPet(member('Fish', 'goldfish'), drawing({ pose: 'swim' }))
  expect(bowl.box.width).toBeGreaterThan(free.box.width * 1.2)
})

test('a held prop is drawn at the mouth and counts in the bounding box', () => {
  const held = {
    nodes: [{ kind: 'rect' as const, x: -5, y: -5, width: 400, height: 10, fill: '#ff0000' }],
    hand: 'near' as const,
  }
  const figure = drawPet(member('Dog', 'labrador'), drawing({ held }))
  expect(figure.box.x + figure.box.width).toBeCloseTo(figure.anchors.handNear[0] + 395, 3)
})

test('an unknown breed, even a name of Object.prototype, is drawn as the first of its type', () => {
  for (const breed of ['no such', 'constructor', '__proto__', ''])
    expect(drawPet({ ...member('Cat', 'tabby'), breed }, drawing()).box.width).toBeGreaterThan(20)
})

test('sizes beside a child are true to life, small animals enlarged', () => {
  const backOf = (type: PetType, breed: string) =>
    (getPetScale(member(type, breed)) * -drawPet(member(type, breed), drawing()).anchors.back[1]) / 100
  expect(backOf('Horse', 'pony')).toBeGreaterThan(0.6)
  expect(backOf('Horse', 'bay')).toBeGreaterThan(backOf('Horse', 'pony'))
  expect(backOf('Dog', 'labrador')).toBeGreaterThan(0.36)
  expect(backOf('Dog', 'pug')).toBeLessThan(0.4)
  expect(backOf('Hamster', 'golden-hamster')).toBeGreaterThan(0.08)
  expect(backOf('Hamster', 'golden-hamster')).toBeLessThan(0.25)
})

test('a pet compresses to at most 8 kB', () => {
  const heavy = every.flatMap(({ type, breed }) => {
    const figure = drawPet(member(type, breed), drawing({ feeling: 'happy' }))
    const size = gzipSync(toSvg({ width: 400, height: 400, nodes: figure.nodes })).length
    return size > 8192 ? [`${breed} ${size}`] : []
  })
  expect(heavy).toEqual([])
})

test.each([
  ['Horse', 'bay'],
  ['Dog', 'labrador'],
  ['Cat', 'tabby'],
] as const)('a %s that stands with its back to us has four legs, and none hides another', (type, breed) => {
  const { anchors } = drawPet(member(type, breed), drawing({ view: 'back' }))
  const xs = anchors.feet.map(([x]) => x).toSorted((a, b) => a - b)
  expect(xs).toHaveLength(4)
  xs.slice(1).forEach((x, i) => expect(x - (xs[i] ?? x)).toBeGreaterThan(7))
})

test('a sad rabbit whose ears lie back has them over the back of its head', () => {
  const ears = (feeling: FigureSpec['feeling']): number => {
    const { nodes } = drawPet(member('Rabbit', 'dutch-rabbit'), drawing({ view: 'back', feeling }))
    const text = JSON.stringify(nodes)
    return text.lastIndexOf('"ear"') / text.length
  }
  expect(ears('sad')).toBeGreaterThan(ears('happy'))
})
