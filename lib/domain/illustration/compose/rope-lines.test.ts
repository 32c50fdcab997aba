import { findMarked } from '../check/marks'
import type { Direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { transformPoint } from '../kit/vector'
import { bounds } from '../print/node-tree'
import { resolveCast } from '../resolve-cast'
import type { Box, Node, Point } from '../scene'
import { storyRequest } from '../../story/request'

const request = storyRequest.parse({
  childName: 'Wren',
  childAge: '7-8',
  childGender: 'girl',
  lifeSkill: 'patience',
  seed: 'rope',
  pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male' }],
})
const look = { cast: resolveCast(request, []), seed: request.seed, engineVersion: ENGINE_VERSION }
const draw = (actors: Direction['actors'], props: Direction['props'], of = look): readonly Node[] =>
  illustrate(of, {
    pageNumber: 2,
    direction: {
      setting: 'garden',
      light: 'noon',
      weather: 'clear',
      shot: 'whole',
      actors,
      props,
      textSpace: 'none',
    },
  }).scene.nodes

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
const isIn = ([px, py]: Point, { x, y, width, height }: Box): boolean =>
  px >= x && py >= y && px <= x + width && py <= y + height
/** The ends of the page's rope, in page units. */
function endsOf(nodes: readonly Node[]): [Point, Point] {
  const [rope] = findMarked(nodes, ({ part }) => part === 'rope')
  const line = rope?.children.find((child) => child.kind === 'path' && child.stroke)
  if (!rope || line?.kind !== 'path') throw new Error('no rope')
  const numbers = (line.d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const at = (x = 0, y = 0): Point => transformPoint(rope.transform, [x, y])
  return [at(...numbers.slice(0, 2)), at(...numbers.slice(-2))]
}
const boxOf = (nodes: readonly Node[], wanted: Parameters<typeof findMarked>[1]): Box =>
  bounds(findMarked(nodes, wanted))

const child: Direction['actors'][number] = { who: 'child', pose: 'stand', feeling: 'cross' }
const dog: Direction['actors'][number] = { who: 'pet1', pose: 'stand', feeling: 'happy' }

test('a pulled rope runs from the hands to what it is tied to', () => {
  const nodes = draw([{ ...child, act: { verb: 'pull', thing: 'rope' } }, dog], [{ prop: 'lion-bath' }])
  const [from, to] = endsOf(nodes)
  expect(
    isIn(
      from,
      grown(
        boxOf(nodes, ({ hand }) => hand !== undefined),
        12,
      ),
    ),
  ).toBe(true)
  expect(
    isIn(
      to,
      grown(
        boxOf(nodes, ({ thing }) => thing === 'lion-bath'),
        4,
      ),
    ),
  ).toBe(true)
})

test('a rope that is tied to nothing in the picture leaves it, from the mouth of a dog too', () => {
  const nodes = draw([child, { ...dog, act: { verb: 'tug', thing: 'rope' } }], [])
  const [from, to] = endsOf(nodes)
  expect(
    isIn(
      from,
      grown(
        boxOf(nodes, ({ cast }) => cast === 'pet1'),
        8,
      ),
    ),
  ).toBe(true)
  expect(to[0] < 0 || to[0] > 1000).toBe(true)
})

test('a hand rope goes from edge to edge', () => {
  const [from, to] = endsOf(draw([{ ...child, act: { verb: 'touch', thing: 'rope' } }], []))
  expect(from[0]).toBeLessThan(0)
  expect(to[0]).toBeGreaterThan(1000)
})

test('a rope runs to a thing that somebody else has hold of, not through it', () => {
  const nodes = draw(
    [
      { ...child, at: 'left', looksAt: 'piano', act: { verb: 'pull', thing: 'rope' } },
      { who: 'friend', pose: 'reach', feeling: 'cross', act: { verb: 'pull', thing: 'piano' } },
    ],
    [{ prop: 'piano', at: 'right' }],
    { ...look, cast: resolveCast(request, [{ who: 'friend', name: 'Bo', pronoun: 'he' }]) },
  )
  const [, to] = endsOf(nodes)
  const piano = boxOf(nodes, ({ thing }) => thing === 'piano')
  expect(isIn(to, grown(piano, 30))).toBe(true)
  expect(Math.min(Math.abs(to[0] - piano.x), Math.abs(to[0] - piano.x - piano.width))).toBeLessThan(piano.width * 0.3)
})
