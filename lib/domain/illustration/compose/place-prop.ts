import { group } from '../kit/shape'
import { scale } from '../kit/vector'
import type { PropDrawing } from '../things/prop-drawing'
import { scaleBox } from './figures'
import type { PlacedProp } from './placement'
import type { PageProp } from './page-props'

/** What has a face looks at its viewer; all else is mirrored where the light comes from the right. */
export const flipOf = (
  { drawing, viewer }: { drawing: PropDrawing; viewer?: { facing: -1 | 1 } | undefined },
  lightSide: -1 | 1,
): -1 | 1 =>
  drawing.looksRight && viewer
    ? viewer.facing === 1
      ? -1
      : 1
    : lightSide === 1 && !drawing.readable && !drawing.keepsSide
      ? -1
      : 1

/**
 * A prop at its position on the page. `size` is in page units a centimetre; `x` and `y` are the page position of the
 * middle of its foot. Props are drawn lit from the left and mirrored when the light comes from the right, unless they
 * carry text.
 */
export function placeProp(
  pageProp: PageProp,
  size: number,
  lightSide: -1 | 1,
  { x, y, row, lift }: Pick<PlacedProp, 'x' | 'y' | 'row' | 'lift'>,
): PlacedProp {
  const flip = flipOf(pageProp, lightSide)
  return {
    prop: pageProp.prop,
    drawing: pageProp.drawing,
    nodes: [group(pageProp.drawing.nodes, { transform: scale(size * flip, size) })],
    box: scaleBox(pageProp.box, size * flip, size),
    x,
    y,
    row,
    lift,
  }
}
