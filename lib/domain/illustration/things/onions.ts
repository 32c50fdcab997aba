import { shade } from '../kit/colour'
import { bar, box, dab, fill, many, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES as C, cutter, thing } from './thing'
import type { DrawThing } from './thing'

const SKIN = '#c98436'

const onion = (x: number, y: number): Marks => [
  fill(`M${x - 9} ${y - 7}Q${x - 9} ${y - 14} ${x - 2} ${y - 16}L${x} ${y - 21}L${x + 2} ${y - 16}Q${x + 9} ${y - 14} ${x + 9} ${y - 7}Q${x + 8} ${y} ${x} ${y}Q${x - 8} ${y} ${x - 9} ${y - 7}Z`, SKIN), fill(`M${x + 3} ${y - 15.500}Q${x + 9} ${y - 14} ${x + 9} ${y - 7}Q${x + 8} ${y} ${x + 2} ${y}Q${x + 7} ${y - 7} ${x + 3} ${y - 15.500}Z`, shade(SKIN, -0.12)),
  strokes(`M${x - 1} ${y - 16}Q${x - 7} ${y - 9} ${x - 3} ${y - 1}M${x} ${y - 16}Q${x + 2} ${y - 8} ${x + 1} ${y - 1}`, shade(SKIN, 0.16), 1),
]
const half = (x: number, y: number): Marks => [fill(oval(x, y - 7, 9, 8), '#f6efd9'), strokes(`M${x - 6} ${y - 7}a6 5.4 0 1 0 12 0a6 5.4 0 1 0 -12 0M${x - 3} ${y - 7}a3 2.7 0 1 0 6 0a3 2.7 0 1 0 -6 0`, '#d9cfa6', 1.1), strokes(`M${x - 9} ${y - 7}a9 8 0 1 0 18 0a9 8 0 1 0 -18 0`, SKIN, 1.2)]
/** A heap with a board and a knife; only the "skins" of them; or the only "one". */
const onions: DrawThing = (text) => {
  if (text === 'one') return thing(20, 22, onion(0, 0), { grip: [0, -8] })
  if (text === 'skins') return thing(42, 10, [fill('M-20 0Q-16 -7 -7 -2L-10 0ZM-4 0Q2 -9 9 -3L6 0ZM10 0Q15 -6 21 -1V0Z', shade(SKIN, 0.12)), fill('M-12 0Q-9 -4 -4 -1V0Z', shade(SKIN, -0.08))], { rests: 'flat' })
  return thing(74, 40, [onion(-24, -2), onion(-4, -2), onion(-14, -16), fill(box(4, -5, 34, 5, cutter('onion-board'), 0.6), C.pale), half(15, -4), strokes('M26 -7L35 -8', C.steel, 2.4), strokes('M35 -8L40 -9', C.ink, 2.6)])
}

const dish = (y: number, i: number): Marks => [
  fill(`M-24 ${y - 11}H24L21 ${y}H-21Z`, [C.blue, C.red, C.leaf][i % 3] ?? C.blue), fill(`M8 ${y - 11}H24L21 ${y}H8Z`, shade([C.blue, C.red, C.leaf][i % 3] ?? C.blue, -0.1)), fill(bar(-26, y - 13, 52, 3.400), C.cream), fill(`M-22 ${y - 12.500}Q-10 ${y - 18} 0 ${y - 15}Q12 ${y - 18} 22 ${y - 12.500}Z`, '#e9b45a'), fill(dab(-14, y - 14.500, 7, 2, 4) + dab(6, y - 15, 8, 2, -6), '#c9552f'),
]
/** One in its dish, or a "stack". */
const lasagne: DrawThing = (text) => thing(54, text === 'stack' ? 62 : 18, [text === 'stack' ? [dish(0, 0), dish(-15, 1), dish(-30, 2), dish(-45, 0)] : dish(0, 1), text === 'stack' ? fill(many(3, (i) => dab(-8 + i * 8, -66, 8, 1.400, 80)), C.cream, 0.7) : null], { grip: [0, -6] })

/** Seen from the side, its back doors to the left. */
const ambulance: DrawThing = () => {
  const h = cutter('ambulance')
  return thing(230, 112, [
    fill(box(-112, -108, 158, 92, h, 1.500), C.cream), fill('M46 -98H70Q84 -98 92 -70L112 -60V-16H46Z', C.cream), fill('M56 -88H70Q78 -88 84 -66H56Z', C.sky), fill(bar(-112, -48, 224, 12), C.red), fill(bar(-112, -28, 224, 12), shade(C.cream, -0.08)), fill(box(-8, -118, 34, 11, h, 0.6), C.blue), fill(bar(-4, -116, 8, 7), C.sky),
    fill(box(-48, -94, 44, 30, h, 0.6), C.sky), fill('M-48 -94h24l-18 30h-6z', '#cfe6ee'), fill(bar(-84, -92, 8, 28) + bar(-94, -82, 28, 8), C.leaf), strokes('M46 -98V-16M-104 -104V-20', shade(C.cream, -0.2), 1.6), fill(oval(-66, -14, 17) + oval(72, -14, 17), C.ink), fill(oval(-66, -14, 7) + oval(72, -14, 7), C.steel), fill(oval(108, -40, 4, 6), C.yellow),
  ], { rests: 'wall' })
}

export const ONIONS = { onions, lasagne, ambulance } as const
