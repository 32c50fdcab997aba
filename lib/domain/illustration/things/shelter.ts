import { shade } from '../kit/colour'
import type { Colour } from '../scene'
import { bar, box, dab, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp, PropDrawing } from './prop-drawing'

// Props to get into, and a letterbox.

const drawFoot = (x: number, colour: Colour): Marks => [fill(`M${x - 8} -4Q${x - 11} -24 ${x - 2} -25Q${x + 9} -25 ${x + 8} -4Q${x} 3 ${x - 8} -4Z`, colour), fill(oval(x, -6, 7, 4), shade(colour, -0.12))]
/** Everybody is under it: only soles stick out, all along the hem. */
const drawFullCubby = (): PropDrawing => {
  const spots = [[-112, -66], [-126, -30], [-76, -100], [-84, -52], [-40, -128], [-34, -84], [-46, -36], [4, -142], [8, -102], [2, -60], [46, -124], [54, -80], [42, -34], [84, -98], [92, -54], [118, -72], [126, -32]] as const
  const socks = [HUES.coral, HUES.yellow, HUES.leaf, HUES.red, HUES.cream]
  return makeProp(300, 158, [
    fill('M-150 -14Q-146 -70 -120 -96Q-100 -118 -72 -122Q-44 -160 0 -154Q40 -160 68 -126Q104 -124 122 -92Q146 -66 150 -14Q120 -4 96 -14Q70 -2 44 -13Q14 -2 -14 -13Q-44 -2 -70 -13Q-100 -2 -124 -13Q-140 -6 -150 -14Z', HUES.blue),
    fill('M122 -92Q146 -66 150 -14Q132 -6 116 -8Q126 -50 104 -112Q114 -104 122 -92Z', shade(HUES.blue, -0.09)),
    stroke('M-72 -122Q-60 -90 -64 -40M68 -126Q60 -96 66 -50M0 -154Q-8 -120 -4 -96', shade(HUES.blue, -0.1), 2.4),
    stroke('M-118 -96Q-96 -116 -72 -121M-40 -144Q-20 -156 2 -153', shade(HUES.blue, 0.12), 3),
    fill(spots.map(([x, y]) => oval(x, y, 6)).join(''), HUES.cream),
    socks.map((colour, i) => [drawFoot(-118 + i * 56, colour), drawFoot(-100 + i * 56, colour)]),
  ], { placement: 'wall' })
}
/**
 * A blanket over two chairs, open at the front: people sit in it. Texts: "striped", of another blanket; shut, with
 * "feet" all round.
 */
const drawCubby: DrawProp = (text) => {
  if (text === 'feet') return drawFullCubby()
  const isStriped = text === 'striped'
  const cloth = isStriped ? HUES.coral : HUES.blue
  const spots = [[-112, -96], [-119, -52], [-123, -14], [-84, -122], [-46, -138], [-8, -146], [34, -140], [74, -126], [105, -98], [118, -56], [123, -18], [-66, -126], [58, -122]] as const
  return makeProp(264, 158, [
    fill(bar(-112, -150, 7, 150) + bar(104, -150, 7, 150), shade(HUES.wood, -0.1)),
    fill('M-116 0Q-116 -86 -92 -112Q0 -132 92 -112Q116 -86 116 0Z', '#4a3a52'), fill(oval(0, -58, 94, 56), '#7a5a5c'), fill(oval(0, -50, 62, 40), '#b0835f'),
    fill('M-132 0L-116 -130Q-112 -148 -92 -140Q-46 -150 0 -156Q46 -150 92 -140Q112 -148 116 -130L132 0L110 0Q112 -70 88 -104Q0 -124 -88 -104Q-112 -70 -110 0Z', cloth),
    fill('M132 0L116 -130Q113 -142 106 -142Q104 -110 118 0Z', shade(cloth, -0.09)),
    fill('M-88 -104Q0 -124 88 -104L84 -97Q0 -116 -84 -97Z', shade(cloth, 0.1)),
    isStriped
      ? stroke('M-122 -8L-108 -128M-104 -10L-96 -132M-72 -112L-66 -140M-36 -118L-34 -146M0 -120V-150M36 -118L34 -146M72 -112L66 -140M104 -10L96 -132M122 -8L108 -128', HUES.cream, 7)
      : fill(spots.map(([x, y]) => oval(x, y, 6)).join(''), HUES.cream),
  ], { placement: 'wall' })
}

/**
 * The underside of a table, seen by those who sit under it: the top is above their heads and the cloth hangs down a
 * little.
 */
const drawUnderTable: DrawProp = () => {
  const rng = propRng('under-table')
  return makeProp(290, 132, [
    fill(bar(-118, -112, 10, 104) + bar(108, -112, 10, 104), shade(HUES.wood, -0.2)), fill(bar(-134, -116, 13, 116) + bar(121, -116, 13, 116), HUES.wood), fill(bar(-126, -116, 5, 116) + bar(129, -116, 5, 116), shade(HUES.wood, -0.08)),
    fill(box(-146, -132, 292, 14, rng, 1), shade(HUES.wood, 0.08)), fill(box(-140, -118, 280, 10, rng, 1), shade(HUES.wood, -0.1)),
    fill(`M-150 -134H150L146 -100${repeat(8, (i) => `L${128 - i * 36} -${i % 2 ? 100 : 88}`)}L-146 -100Z`, HUES.cream), fill(repeat(7, (i) => bar(-134 + i * 42, -132, 14, 32)), HUES.coral, 0.75), fill(bar(-150, -136, 300, 5), shade(HUES.cream, 0.02)),
  ], { placement: 'wall' })
}

/** A letterbox on its post by a gate. */
const drawLetterbox: DrawProp = () => {
  const rng = propRng('letterbox')
  return makeProp(46, 104, [
    fill(box(-5, -66, 10, 66, rng, 0.6), HUES.wood), fill(bar(1, -66, 4, 66), shade(HUES.wood, -0.1)), fill(dab(-16, -2, 12, 4, -70) + dab(12, -2, 14, 4, -110) + dab(-9, -1, 10, 3, -95), HUES.leaf),
    fill('M-21 -66V-88Q-21 -102 -4 -102H12Q23 -102 23 -88V-66Z', HUES.red), fill('M10 -102H12Q23 -102 23 -88V-66H12V-88Q12 -98 4 -102Z', shade(HUES.red, -0.12)), fill(bar(-15, -90, 22, 4.4), shade(HUES.red, -0.32)), fill(box(-13, -82, 18, 11, rng, 0.4), HUES.cream), stroke('M-13 -82L-4 -76L5 -82', HUES.grey, 0.8),
    fill(bar(23, -98, 2.6, 22) + box(23, -100, 12, 8, rng, 0.4), HUES.yellow), fill(dab(-15, -97, 18, 1.8, -8), shade(HUES.red, 0.14)),
  ])
}

export const SHELTER = { cubby: drawCubby, 'under-table': drawUnderTable, letterbox: drawLetterbox } as const
