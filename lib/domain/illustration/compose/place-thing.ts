// One thing in its place.
import { group } from '../kit/shape'
import { scale } from '../kit/vector'
import type { Thing } from '../things/thing'
import { scaledBox } from './figures'
import type { PlacedThing } from './placement'
import type { PageProp } from './page-props'

export const flipOf = (thing: Thing, lightSide: -1 | 1): -1 | 1 => (lightSide === 1 && !thing.reads ? -1 : 1)

/** `size` page units a centimetre, lit from `lightSide`; `x` and `y` are page units, of the middle of its foot. */
export function placeThing(
  w: PageProp,
  size: number,
  lightSide: -1 | 1,
  { x, y, row, lift }: Pick<PlacedThing, 'x' | 'y' | 'row' | 'lift'>,
): PlacedThing {
  const flip = flipOf(w.thing, lightSide)
  return {
    prop: w.prop,
    thing: w.thing,
    nodes: [group(w.thing.nodes, { transform: scale(size * flip, size) })],
    box: scaledBox(w.box, size * flip, size),
    x,
    y,
    row,
    lift,
  }
}
