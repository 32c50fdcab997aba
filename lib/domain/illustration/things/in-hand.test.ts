import { bounds } from '../print/node-tree'
import { textInHand } from './in-hand'
import { PROP_DRAWINGS } from './table'

test.each(['scarf', 'towel'] as const)('a %s lies flat, and hangs down from a hand', (prop) => {
  const lying = bounds(PROP_DRAWINGS[prop]().nodes)
  expect(lying.width).toBeGreaterThan(lying.height * 2)
  const held = PROP_DRAWINGS[prop](textInHand(prop, undefined))
  const hanging = bounds(held.nodes)
  expect(hanging.height).toBeGreaterThan(hanging.width * 1.5)
  expect(-held.grip[1]).toBeGreaterThan(hanging.height * 0.8)
})

test('what a story writes on a thing is kept in a hand', () => expect(textInHand('cup', 'hot')).toBe('hot'))
