import { shade } from '../kit/colour'
import { bar, clump, dab, fill, many, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES as C, cutter, thing } from './thing'
import type { DrawThing } from './thing'

const boot = (x: number, y: number, turn: 1 | -1, colour: string): Marks => [fill(`M${x - 5 * turn} ${y - 13}h${9 * turn}v9q${8 * turn} 1 ${7 * turn} 8h${-16 * turn}z`, colour), fill(`M${x - 5 * turn} ${y + 1}h${16 * turn}v3h${-16 * turn}z`, shade(colour, -0.2))]
/** As wide as a parade is long. With "boots", somebody is in it. */
const bigBush: DrawThing = (text) => {
  const h = cutter('big-bush')
  const full = text === 'boots'
  return thing(139, 112, [
    fill(dab(-70, -2, 140, 6, 0), shade(C.leaf, -0.14)), full ? [boot(-44, -4, -1, C.red), boot(-30, -3, 1, C.red), boot(24, -3, -1, C.yellow), boot(40, -4, 1, C.yellow)] : null,
    fill(clump(0, -46, 84, 46, h, 13), shade(C.leaf, -0.06)), fill(clump(-34, -62, 44, 32, h, 10) + clump(38, -58, 42, 30, h, 10), C.leaf), fill(clump(-4, -84, 42, 26, h, 9), shade(C.leaf, 0.06)), fill(clump(-44, -74, 22, 12, h, 7) + clump(30, -76, 20, 11, h, 7), shade(C.leaf, 0.13)),
    fill(many(26, () => dab(-58 + h.next() * 108, -94 + h.next() * 76, 8, 2.4, h.about(70))), shade(C.leaf, 0.18)), fill(many(12, () => oval(-54 + h.next() * 106, -88 + h.next() * 70, 2.2)), C.coral),
    full ? [fill(many(3, (i) => oval(-40 + i * 38, -58 + (i % 2) * 12, 4) + oval(-30 + i * 38, -58 + (i % 2) * 12, 4)), '#ffffff'), fill(many(3, (i) => oval(-39 + i * 38, -57 + (i % 2) * 12, 2) + oval(-29 + i * 38, -57 + (i % 2) * 12, 2)), C.ink), fill(bar(44, -44, 22, 16), C.red), fill(oval(55, -44, 11, 3), C.cream), strokes('M44 -40l5.500 9l5.500 -9l5.500 9l5.500 -9', C.gold, 1.2)] : null,
  ], { rests: 'wall' })
}

export const BIG_BUSH = { 'big-bush': bigBush } as const
