import { shade } from '../kit/colour'
import { bar, box, clump, dab, fill, taperedPath, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawHatOn } from './hat'
import { HUES, propRng, drawSlab, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A stick that is longer than a door is wide, and the door.
const drawAcross = (y: number): Marks => [
  fill(taperedPath([[-98, y + 3], [-40, y - 2], [10, y + 1], [60, y - 3], [98, y + 1]], [4.6, 6, 6.4, 5.4, 3.4]) + taperedPath([[46, y - 2], [58, y - 14], [62, y - 20]], [3.4, 2.4, 1.6]) + taperedPath([[-62, y], [-70, y + 9]], [3.2, 1.8]), HUES.brown),
  fill(dab(-92, y + 1, 78, 1.3, -3) + dab(16, y - 1, 60, 1.2, -3), shade(HUES.brown, 0.16)), fill(oval(-98, y + 3, 1.4, 2.4), HUES.pale), fill(dab(60, y - 20, 11, 3.4, -28) + dab(60, y - 21, 9, 3, -110), HUES.green),
]
/** Left at a door: its foot is on the ground, its other end leans on the wall. */
const LEANT: Marks = [
  fill(taperedPath([[-100, -3], [-44, -38], [4, -66], [42, -92], [80, -112]], [4.6, 6, 6.4, 5.4, 3.4]), HUES.brown),
  fill(taperedPath([[30, -84], [30, -100], [26, -108]], [3.4, 2.4, 1.6]), HUES.brown),
  fill(taperedPath([[-64, -26], [-64, -14]], [3.2, 1.8]), HUES.brown),
  fill(dab(-92, -9, 78, 1.3, -31) + dab(8, -70, 60, 1.2, -31), shade(HUES.brown, 0.16)),
  fill(oval(-100, -3, 1.4, 2.4), HUES.pale),
  fill(dab(25, -108, 11, 3.4, -70) + dab(25, -109, 9, 3, -150), HUES.green),
]
/** The stick seen from its end: a dot with rings. */
const drawDot = (x: number, y: number, r: number): Marks => [fill(oval(x, y, r), shade(HUES.brown, -0.1)), fill(oval(x, y, r * 0.78), HUES.pale), stroke(`M${x - r * 0.4} ${y}a${r * 0.4} ${r * 0.4} 0 1 0 ${r * 0.8} 0a${r * 0.4} ${r * 0.4} 0 1 0 ${-r * 0.8} 0`, HUES.wood, r * 0.12), fill(oval(x, y, r * 0.14), HUES.wood)]

/** Held or lying crosswise. Texts: only its "end"; a "hat" on one end; "hung" with washing, from chair to chair. */
const drawLongStick: DrawProp = (text) => {
  if (text === 'end') return makeProp(40, 40, drawDot(0, -20, 19), { placement: 'air' })
  if (text !== 'hung') return makeProp(200, 24, [drawAcross(-6), text === 'hat' ? drawHatOn(-84, -6, 0.9, -4) : null], { grip: [4, -6], placement: 'flat' })
  const back = (x: number): Marks => [fill(bar(x - 15, -84, 4, 84) + bar(x + 11, -84, 4, 84), shade(HUES.wood, -0.08)), fill(bar(x - 15, -80, 30, 8) + bar(x - 15, -62, 30, 7) + bar(x - 17, -40, 34, 6), HUES.wood)]
  const sock = (x: number, colour: string): Marks => [fill(`M${x - 5} -84h9v15q8 2 7 8q-7 3 -16 1z`, colour), fill(bar(x - 5, -76, 9, 3), HUES.cream)]
  return makeProp(210, 110, [back(-82), back(82), drawAcross(-86), sock(-30, HUES.coral), sock(-4, HUES.blue), fill('M24 -72Q24 -86 36 -86T48 -72Z', HUES.pale), fill(dab(18, -71, 36, 5, 0), HUES.pale), fill(bar(25, -77, 22, 4), HUES.red)], { placement: 'wall' })
}

/** Held at one end, with the other hanging down. */
const drawStickEnd: DrawProp = () => makeProp(150, 60, [fill(taperedPath([[-2, -50], [50, -34], [100, -14], [146, -1]], [4, 6.2, 5.6, 3.4]) + taperedPath([[84, -20], [98, -29], [103, -33]], [3.2, 2.2, 1.6]), HUES.brown), fill(dab(8, -46, 60, 1.3, 18), shade(HUES.brown, 0.16)), fill(oval(-2, -50, 1.8, 2.4), HUES.pale), fill(dab(102, -33, 10, 3.2, -30), HUES.green)], { grip: [0, -50] })

/** A wide-open door. Texts: the "stick" left across it, the stick's "end" going in. */
const drawOpenDoor: DrawProp = (text) => {
  const rng = propRng('open-door')
  return makeProp(196, 236, [
    fill(box(-92, -222, 184, 222, rng, 1), '#f1dcb8'), fill(bar(60, -222, 32, 222), shade('#f1dcb8', -0.06)), fill('M-104 -214L-84 -250H84L104 -214Z', HUES.brick), fill('M-104 -214H104L102 -206H-102Z', shade(HUES.brick, -0.14)), fill(dab(-84, -238, 40, 3, 0) + dab(6, -230, 50, 3, 0), shade(HUES.brick, 0.1)),
    fill(box(-52, -200, 104, 200, rng, 1), HUES.cream), fill(bar(-44, -192, 88, 192), '#8a5a3c'), fill(bar(-40, -188, 84, 188), '#f6d59a'), fill('M-40 0V-30L44 -24V0Z', '#c98f5a'), fill(bar(12, -128, 22, 30), HUES.coral), fill(bar(14, -126, 18, 26), HUES.sky), fill(oval(-4, -172, 9, 6), '#fff3cf'),
    drawSlab(-52, -190, 22, 190, HUES.leaf, rng, 0.2), fill(bar(-48, -176, 12, 66) + bar(-48, -98, 12, 82), shade(HUES.leaf, -0.1)), fill(oval(-34, -92, 2.6, 3.4), HUES.gold), fill(box(-56, -5, 112, 6, rng, 0.6), HUES.stone),
    fill(oval(0, 1, 112, 7), shade(HUES.leaf, 0.04)), fill(clump(-78, -13, 56, 24, rng, 8) + clump(78, -13, 52, 22, rng, 8), HUES.leaf), fill(clump(-86, -18, 34, 15, rng, 7) + clump(70, -18, 32, 14, rng, 7), shade(HUES.leaf, 0.1)), fill(oval(-70, -14, 3) + oval(-90, -20, 3) + oval(84, -16, 3), HUES.coral),
    text === 'stick' ? LEANT : null, text === 'end' ? [fill(taperedPath([[8, -76], [-30, -50], [-60, -36]], [5, 6.4, 7]), HUES.brown), fill(dab(-52, -42, 60, 1.4, -32), shade(HUES.brown, 0.16)), drawDot(9, -77, 5)] : null,
  ], { placement: 'wall', grip: [0, -74] })
}

export const LONG_STICK = { 'long-stick': drawLongStick, 'stick-end': drawStickEnd, 'open-door': drawOpenDoor } as const
