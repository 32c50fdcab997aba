import { makeCast, makeRoomPage } from '@/e2e/fixtures/pictures'
import type { SetDirection } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { walk } from '../print/node-tree'
import { resolvePageProps } from './page-props'

const river = (props: SetDirection['props'], at?: 'far'): SetDirection => ({
  ...makeRoomPage('river'),
  actors: [
    { who: 'child', pose: 'stand', feeling: 'calm' },
    { who: 'pet1', pose: 'stand', feeling: 'calm', ...(at ? { at } : {}) },
  ],
  props,
})
/** Page y of the ground under everybody, and what else is drawn. */
const draw = (direction: SetDirection) => {
  const page = { pageNumber: 3, content: '', alt: '', direction }
  const { scene } = illustrate({ cast: makeCast(), seed: 'a', engineVersion: ENGINE_VERSION }, page)
  const nodes = [...walk(scene.nodes)]
  const feet = nodes.flatMap((node) => (node.kind === 'group' && node.cast ? [node.transform?.[5] ?? NaN] : []))
  return { feet, snails: nodes.filter((node) => node.kind === 'group' && node.part === 'snail').length }
}

test('all on a jetty are in one row, and nobody crawls on the water before it', () => {
  const { feet, snails } = draw(river([{ prop: 'jetty' }]))
  expect(feet).toHaveLength(2)
  expect(Math.abs((feet[0] ?? NaN) - (feet[1] ?? NaN))).toBeLessThan(2)
  expect(snails).toBe(0)
  // On the bank an animal stands nearer than the child.
  const ashore = draw(river([]))
  expect(Math.abs((ashore.feet[0] ?? NaN) - (ashore.feet[1] ?? NaN))).toBeGreaterThan(4)
})

test('an animal that stays on the bank is behind the jetty', () => {
  const { feet } = draw(river([{ prop: 'jetty' }], 'far'))
  expect(Math.abs((feet[0] ?? NaN) - (feet[1] ?? NaN))).toBeGreaterThan(4)
})

const propsOf = (direction: SetDirection, indoor: boolean) =>
  resolvePageProps([], direction, [], { indoor, swims: false })

test('out of doors a window is in the front of a house', () => {
  const [inRoom] = propsOf(makeRoomPage('kitchen', ['window']), true)
  const [outside] = propsOf(makeRoomPage('street', ['window']), false)
  expect((outside?.drawing.height ?? 0) - (inRoom?.drawing.height ?? 0)).toBeGreaterThan(50)
  expect(outside?.drawing.toldPart).toBeDefined()
})
