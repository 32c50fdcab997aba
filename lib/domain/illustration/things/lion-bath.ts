import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { scale } from '../kit/vector'
import { bar, dab, fill, flattenMarks, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const ENAMEL = '#f4efe4'
const BRASS = '#c99a3f'

const drawPaw = (x: number, out: number): Marks => [fill(taperedPath([[x, -22], [x + out * 7, -14], [x + out * 5, -4]], [11, 8, 9]), BRASS), fill(oval(x + out * 6, -4, 9, 4.500), BRASS), stroke(`M${x + out * 3} -3v-3M${x + out * 7} -3v-3M${x + out * 11} -3v-2.500`, shade(BRASS, -0.3), 1)]
/** An old bath on lion's feet. Texts: full of "stickers", with a "boat" left in it. */
const drawLionBath: DrawProp = (text) => makeProp(132, 80, group(flattenMarks([
  text === 'boat' ? [stroke('M-18 -70V-96', HUES.wood, 2.4), fill('M-16 -95L4 -76H-16Z', HUES.cream), fill('M-20 -90L-34 -76H-20Z', HUES.yellow), fill('M-40 -73H6L-2 -60H-32Z', HUES.red)] : null,
  drawPaw(-48, -1), drawPaw(48, 1), stroke('M58 -70V-84q0 -6 -6 -6h-5', BRASS, 4), fill(bar(53, -79, 10, 3), BRASS),
  fill('M-68 -66Q-66 -18 -38 -16H38Q66 -18 68 -66Z', ENAMEL), fill('M30 -66H68Q66 -18 38 -16H10Q32 -26 30 -66Z', shade(ENAMEL, -0.07)), fill(dab(-52, -52, 32, 3.4, 76), '#ffffff'), fill('M-75 -70Q-75 -64 -68 -64H68Q75 -64 75 -70Q75 -74 68 -74H-68Q-75 -74 -75 -70Z', shade(ENAMEL, 0.04)), fill(bar(-70, -66, 140, 2.4), shade(ENAMEL, -0.12)),
  text === 'stickers' ? fill(repeat(9, (i) => oval(-52 + i * 13, -34 - ((i * 7) % 4) * 6, 4.6)), HUES.red) : null,
]), { transform: scale(0.88, 0.88) }))

const drawHand = (x: number, y: number, k: number, colour: string, lean: number): Marks => {
  const finger = (angle: number, from: number, length: number) => {
    const a = ((angle + lean) * Math.PI) / 180
    return taperedPath([[x + Math.cos(a) * from * k, y + Math.sin(a) * from * k], [x + Math.cos(a) * (from + length) * k, y + Math.sin(a) * (from + length) * k]], [4.6 * k, 4 * k])
  }
  return [fill(oval(x, y, 8.4 * k, 9 * k) + finger(-118, 7, 12) + finger(-98, 7, 14) + finger(-78, 7, 13) + finger(-56, 6, 10) + finger(-168, 5, 11), colour), fill(oval(x - 1.500 * k, y + 1 * k, 3.4 * k, 3.8 * k), shade(colour, 0.14))]
}
/** A blue handprint low on a wall. Texts: "two", with a red one beside it; "green". */
const drawHandprint: DrawProp = (text) => {
  const low = { placement: 'wall', inWall: true } as const
  if (text === 'two')
    return makeProp(54, 30, [drawHand(-15, -11, 0.95, '#4f8fc4', -8), drawHand(15, -10.500, 0.95, HUES.red, 8)], {
      ...low,
      storyPart: { x: -28, y: -31, width: 56, height: 30 },
    })
  return makeProp(26, 30, drawHand(0, -11, 0.95, text === 'green' ? '#57a06a' : '#4f8fc4', text === 'green' ? 6 : -8), {
    ...low,
    storyPart: { x: -13, y: -31, width: 26, height: 30 },
  })
}

export const LION_BATH = { 'lion-bath': drawLionBath, handprint: drawHandprint } as const
