import { ENGINE_VERSION } from '../engine-version'
import type { Cast } from '../cast'
import type { Direction } from '../direction'
import { illustrate } from '../illustrate'
import { rect } from '../kit/shape'
import { compose, translate } from '../kit/vector'
import type { Picture } from '../picture'
import { resolveCast } from '../resolve-cast'
import type { GroupNode, Node } from '../scene'
import { storyRequest } from '../../story/request'
import { readPage, type CheckedPage } from './checked-page'
import { checkGaze } from './gaze'
import { checkHands } from './hands'
import { checkFacesInWindows, checkPresence, checkThings } from './named-things'
import { distanceBetween, edgeBetween, nearestPainted, outlinesOf } from '../print/outlines'
import { checkViews } from './views'

const request = storyRequest.parse({
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'friendship',
  language: 'en',
  seed: 'promises',
  pets: [{ name: 'Rex', type: 'Dog', gender: 'male' }],
})
const cast: Cast = resolveCast(request, [])
const direction: Direction = {
  setting: 'living-room',
  light: 'noon',
  weather: 'snow',
  shot: 'wide',
  actors: [
    { who: 'child', pose: 'stand', feeling: 'curious', act: { verb: 'hold-up', thing: 'cup' } },
    { who: 'pet1', pose: 'stand', feeling: 'happy', act: { verb: 'nose-into', thing: 'bucket' } },
  ],
  props: [{ prop: 'kite' }],
  destination: 'tokyo',
  textSpace: 'none',
}
const picture = illustrate({ cast, seed: 'promises', engineVersion: ENGINE_VERSION }, { direction, pageNumber: 2 })
const read = (changed: Partial<Picture> = {}, asks: Direction = direction): CheckedPage =>
  readPage({ ...picture, ...changed }, { pageNumber: 2, direction: asks, cast })

/** The same scene with these groups changed. */
function changing(wanted: (group: GroupNode) => boolean, change: (group: GroupNode) => Node[]): Partial<Picture> {
  const walk = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) =>
      node.kind !== 'group'
        ? [node]
        : wanted(node)
          ? change({ ...node, children: walk(node.children) })
          : [{ ...node, children: walk(node.children) }],
    )
  return { scene: { ...picture.scene, nodes: walk(picture.scene.nodes) } }
}
const moved =
  (x: number, y: number) =>
  (group: GroupNode): Node[] => [{ ...group, transform: compose(translate(x, y), group.transform ?? translate(0, 0)) }]

test('shapes: how far apart they are, by their true outlines', () => {
  const square = outlinesOf([rect(0, 0, 10, 10, '#000000')])
  expect(distanceBetween(square, outlinesOf([rect(13, 14, 5, 5, '#000000')]))).toBeCloseTo(5)
  expect(distanceBetween(square, outlinesOf([rect(4, 4, 2, 2, '#000000')]))).toBe(0)
  expect(distanceBetween(square, outlinesOf([rect(14, 0, 2, 2, undefined)]))).toBe(Infinity)
  expect(nearestPainted([15, 5], square)).toEqual([10, 5])
  expect(edgeBetween(square, [4, 6], 1)).toBe(0)
  expect(edgeBetween(square, [4, 6], -1)).toBe(10)
})

test('what holds is measured and found right', () => {
  for (const check of [checkHands, checkGaze, checkThings, checkFacesInWindows, checkPresence, checkViews]) {
    const { count, flaws } = check(read())
    expect({ check: check.name, flaws }).toEqual({ check: check.name, flaws: [] })
    expect(count).toBeGreaterThan(0)
  }
})

test('hands that miss what they hold, and a nose that is nowhere near it, are found', () => {
  const cupAway = changing(({ thing }) => thing === 'cup', moved(0, -60))
  expect(checkHands(read(cupAway)).flaws.join()).toMatch(/child hold-up:cup: (near|far) hand \d/)
  const bucketAway = changing(({ thing }) => thing === 'bucket', moved(90, -90))
  expect(checkHands(read(bucketAway)).flaws.join()).toMatch(/pet1 nose-into:bucket: \d/)
  const noCup = changing(
    ({ thing }) => thing === 'cup',
    () => [],
  )
  expect(checkHands(read(noCup)).flaws).toContain('child hold-up:cup: not drawn')
})

test('eyes that look elsewhere are found', () => {
  const behind = changing(({ thing }) => thing === 'cup', moved(-900, 500))
  expect(checkGaze(read(behind)).flaws.join()).toMatch(/child hold-up:cup: looks \d+ degrees aside/)
})

test('named things that a window cuts, or that nobody drew, are found, and faces', () => {
  const outside = changing(({ thing }) => thing === 'kite', moved(2000, 0))
  expect(checkThings(read(outside)).flaws.join()).toMatch(/kite: \d+ cut by page/)
  const gone = changing(
    ({ thing }) => thing === 'kite',
    () => [],
  )
  expect(checkPresence(read(gone)).flaws).toEqual(['kite: not in the picture'])
  const faces = picture.faces.map((face) => ({ ...face, centre: [5, 500] as const }))
  expect(checkFacesInWindows(read({ faces })).flaws.filter((flaw) => flaw.includes('page'))).toHaveLength(2)
})

test('windows that show another weather, hour or place than told are found', () => {
  expect(checkViews(read({}, { ...direction, weather: 'clear' })).flaws.join()).toContain('told is clear')
  expect(checkViews(read({}, { ...direction, light: 'night' })).flaws.join()).toContain('at night')
  const noSkyline = changing(
    ({ kit }) => kit === 'skyline',
    () => [],
  )
  expect(checkViews(read(noSkyline)).flaws).toEqual(['no skyline of tokyo'])
})
