import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { bar, box, fill, flat, many, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { lettering } from './letters'
import { HUES as C, TOLD_PART, cutter, thing } from './thing'
import type { DrawThing } from './thing'

/** What it says is what the story tells of in it. */
const told = (text: string, x: number, y: number, w: number, h: number): Marks => (text ? group(flat(lettering(text, x, y, w, h, C.ink)), { part: TOLD_PART }) : [])

/** A sheet of paper, lettered by hand, stuck on a board of planks in the street. */
const poster: DrawThing = (text = '') => {
  const h = cutter('poster')
  return thing(100, 158, [
    fill(bar(-44, -150, 7, 150) + bar(37, -150, 7, 150), shade(C.wood, -0.08)), fill(many(5, (i) => box(-50, -148 + i * 20, 100, 18, h, 0.7)), C.pale), fill(many(5, (i) => bar(-49, -131 + i * 20, 98, 2)), shade(C.pale, -0.12)),
    fill(box(-36, -142, 72, 84, h, 1.4), C.paper), fill('M36 -68L36 -58L24 -58Z', shade(C.paper, -0.16)), fill(bar(-14, -146, 28, 7), C.yellow, 0.85), fill(oval(-32, -138, 2) + oval(32, -138, 2) + oval(-32, -62, 2), C.red),
    told(text, -30, -132, 60, 62),
  ], { reads: true })
}

const peg = (x: number): Marks => [fill(bar(x - 2, -112, 4, 9), C.wood), fill(oval(x, -102, 3.6), shade(C.wood, 0.1))]
/** A row of pegs at a child's height, a card with a name over one of them. */
const namePeg: DrawThing = (text = '') => {
  const h = cutter('name-peg')
  const coat = (x: number, colour: string) => [fill(`M${x - 4} -102H${x + 4}Q${x + 15} -96 ${x + 17} -52Q${x} -46 ${x - 17} -52Q${x - 15} -96 ${x - 4} -102Z`, colour), fill(`M${x + 3} -102H${x + 4}Q${x + 15} -96 ${x + 17} -52Q${x + 10} -49 ${x + 6} -49Z`, shade(colour, -0.08)), strokes(`M${x} -98V-49`, shade(colour, -0.14), 1.4)]
  return thing(124, 150, [
    fill(box(-62, -118, 124, 14, h, 0.8), C.pale), fill(bar(-61, -107, 122, 3), shade(C.pale, -0.12)), [-46, 0, 46].map(peg), coat(-46, C.blue), coat(46, C.red),
    fill(box(-30, -148, 60, 26, h, 1), C.paper), fill(bar(-30, -148, 60, 3) + bar(-30, -125, 60, 3), C.yellow), told(text, -25, -142, 50, 15),
    [[-46, C.sky], [46, C.yellow]].map(([x, colour]) => [fill(box(Number(x) - 12, -142, 24, 20, h, 0.7), C.paper), fill(oval(Number(x), -132, 6), String(colour))]),
  ], { rests: 'wall', reads: true, ...(text ? { told: { x: -25, y: -142, width: 50, height: 15 } } : {}) })
}

export const PUT_UP = { poster, 'name-peg': namePeg } as const
