// Out of doors a window is in the front of a house.
import { shade } from '../kit/colour'
import { bar, box, fill, oval } from '../stage/marks'
import { HUES, makeProp, propRng } from './prop-drawing'
import type { PropDrawing } from './prop-drawing'

const WALL = '#e3b48e'
const BRICKS: readonly (readonly [number, number])[] = [
  [-78, -216],
  [-74, -150],
  [-80, -40],
  [56, -200],
  [60, -120],
  [-30, -30],
  [40, -48],
]

/** @param hasShelf what is seen in it is an empty shelf in the light */
export const drawWindowInWall = (hasShelf: boolean): PropDrawing => {
  const rng = propRng('window-in-wall')
  return makeProp(
    176,
    246,
    [
      fill(box(-84, -236, 168, 236, rng, 1), WALL),
      fill(bar(52, -234, 31, 234), shade(WALL, -0.07)),
      fill(BRICKS.map(([x, y]) => bar(x, y, 18, 6)).join(''), shade(WALL, -0.12)),
      fill('M-92 -230L-80 -250H80L92 -230Z', HUES.brick),
      fill(bar(-92, -231, 184, 6), shade(HUES.brick, -0.16)),
      fill(box(-45, -168, 90, 100, rng, 1), HUES.cream),
      fill(bar(-38, -161, 76, 84), hasShelf ? '#f7dca0' : HUES.sky),
      hasShelf
        ? [
            fill(bar(-36, -108, 72, 5) + bar(-26, -103, 4, 10) + bar(22, -103, 4, 10), HUES.wood),
            fill(oval(0, -109, 13, 1.6), '#fff6dc'),
            fill('M-38 -161h18q0 40 -18 62ZM38 -161h-18q0 40 18 62Z', HUES.coral),
          ]
        : fill('M-38 -161h46l-46 50z', '#cfe6ee'),
      fill(bar(-2.5, -161, 5, 84) + (hasShelf ? '' : bar(-38, -124, 76, 5)), HUES.cream),
      fill(box(-50, -74, 100, 9, rng, 1), shade(HUES.cream, -0.06)),
      fill(bar(-84, -9, 168, 9), HUES.stone),
    ],
    { placement: 'wall', toldPart: { x: -45, y: -168, width: 90, height: 104 } },
  )
}
