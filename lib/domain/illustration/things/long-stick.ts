import { shade } from '../kit/colour'
import { bar, box, clump, dab, fill, limbs, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES as C, cutter, slab, thing } from './thing'
import type { DrawThing } from './thing'

// A stick that is longer than a door is wide, and the door.
const across = (y: number): Marks => [
  fill(limbs([[-98, y + 3], [-40, y - 2], [10, y + 1], [60, y - 3], [98, y + 1]], [4.6, 6, 6.4, 5.4, 3.4]) + limbs([[46, y - 2], [58, y - 14], [62, y - 20]], [3.4, 2.4, 1.6]) + limbs([[-62, y], [-70, y + 9]], [3.2, 1.8]), C.brown),
  fill(dab(-92, y + 1, 78, 1.3, -3) + dab(16, y - 1, 60, 1.2, -3), shade(C.brown, 0.16)), fill(oval(-98, y + 3, 1.4, 2.4), C.pale), fill(dab(60, y - 20, 11, 3.4, -28) + dab(60, y - 21, 9, 3, -110), C.green),
]
/** Seen from its end: a dot with rings. */
const dot = (x: number, y: number, r: number): Marks => [fill(oval(x, y, r), shade(C.brown, -0.1)), fill(oval(x, y, r * 0.78), C.pale), strokes(`M${x - r * 0.4} ${y}a${r * 0.4} ${r * 0.4} 0 1 0 ${r * 0.8} 0a${r * 0.4} ${r * 0.4} 0 1 0 ${-r * 0.8} 0`, C.wood, r * 0.12), fill(oval(x, y, r * 0.14), C.wood)]

/** Held or lying crosswise; the "end" of it, which is all that there is to see from there; or "hung" with washing, from chair to chair. */
const longStick: DrawThing = (text) => {
  if (text === 'end') return thing(40, 40, dot(0, -20, 19), { rests: 'air' })
  if (text !== 'hung') return thing(200, 24, across(-6), { grip: [4, -6], rests: 'flat' })
  const back = (x: number): Marks => [fill(bar(x - 15, -84, 4, 84) + bar(x + 11, -84, 4, 84), shade(C.wood, -0.08)), fill(bar(x - 15, -80, 30, 8) + bar(x - 15, -62, 30, 7) + bar(x - 17, -40, 34, 6), C.wood)]
  const sock = (x: number, colour: string): Marks => [fill(`M${x - 5} -84h9v15q8 2 7 8q-7 3 -16 1z`, colour), fill(bar(x - 5, -76, 9, 3), C.cream)]
  return thing(210, 110, [back(-82), back(82), across(-86), sock(-30, C.coral), sock(-4, C.blue), fill('M24 -72Q24 -86 36 -86T48 -72Z', C.pale), fill(dab(18, -71, 36, 5, 0), C.pale), fill(bar(25, -77, 22, 4), C.red)], { rests: 'wall' })
}

/** Held by one end, it hangs down at the other. */
const stickEnd: DrawThing = () => thing(150, 60, [fill(limbs([[-2, -50], [50, -34], [100, -14], [146, -1]], [4, 6.2, 5.6, 3.4]) + limbs([[84, -20], [98, -29], [103, -33]], [3.2, 2.2, 1.6]), C.brown), fill(dab(8, -46, 60, 1.3, 18), shade(C.brown, 0.16)), fill(oval(-2, -50, 1.8, 2.4), C.pale), fill(dab(102, -33, 10, 3.2, -30), C.green)], { grip: [0, -50] })

/** As open as a door can be. The text says what is in it: the "stick", crosswise and no farther, or the "end", going in. */
const openDoor: DrawThing = (text) => {
  const h = cutter('open-door')
  return thing(196, 236, [
    fill(box(-92, -222, 184, 222, h, 1), '#f1dcb8'), fill(bar(60, -222, 32, 222), shade('#f1dcb8', -0.06)), fill('M-104 -214L-84 -250H84L104 -214Z', C.brick), fill('M-104 -214H104L102 -206H-102Z', shade(C.brick, -0.14)), fill(dab(-84, -238, 40, 3, 0) + dab(6, -230, 50, 3, 0), shade(C.brick, 0.1)),
    fill(box(-52, -200, 104, 200, h, 1), C.cream), fill(bar(-44, -192, 88, 192), '#8a5a3c'), fill(bar(-40, -188, 84, 188), '#f6d59a'), fill('M-40 0V-30L44 -24V0Z', '#c98f5a'), fill(bar(12, -128, 22, 30), C.coral), fill(bar(14, -126, 18, 26), C.sky), fill(oval(-4, -172, 9, 6), '#fff3cf'),
    slab(-52, -190, 22, 190, C.leaf, h, 0.2), fill(bar(-48, -176, 12, 66) + bar(-48, -98, 12, 82), shade(C.leaf, -0.1)), fill(oval(-34, -92, 2.6, 3.4), C.gold), fill(box(-56, -5, 112, 6, h, 0.6), C.stone),
    fill(oval(0, 1, 112, 7), shade(C.leaf, 0.04)), fill(clump(-78, -13, 56, 24, h, 8) + clump(78, -13, 52, 22, h, 8), C.leaf), fill(clump(-86, -18, 34, 15, h, 7) + clump(70, -18, 32, 14, h, 7), shade(C.leaf, 0.1)), fill(oval(-70, -14, 3) + oval(-90, -20, 3) + oval(84, -16, 3), C.coral),
    text === 'stick' ? across(-74) : null, text === 'end' ? [fill(limbs([[8, -76], [-30, -50], [-60, -36]], [5, 6.4, 7]), C.brown), fill(dab(-52, -42, 60, 1.4, -32), shade(C.brown, 0.16)), dot(9, -77, 5)] : null,
  ], { rests: 'wall', grip: [0, -74] })
}

export const LONG_STICK = { 'long-stick': longStick, 'stick-end': stickEnd, 'open-door': openDoor } as const
