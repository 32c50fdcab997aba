import { shade } from '../kit/colour'
import { bar, clump, dab, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks, Rng } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const drawBoot = (x: number, y: number, turn: 1 | -1, colour: string): Marks => [fill(`M${x - 5 * turn} ${y - 13}h${9 * turn}v9q${8 * turn} 1 ${7 * turn} 8h${-16 * turn}z`, colour), fill(`M${x - 5 * turn} ${y + 1}h${16 * turn}v3h${-16 * turn}z`, shade(colour, -0.2))]
/** Thorns all over it, and round its top. */
const drawThorns = (rng: Rng): Marks => {
  const all = repeat(34, (i) => {
    const [x, y] = [-64 + (i % 9) * 16 + rng.about(5), -88 + Math.floor(i / 9) * 21 + rng.about(5)]
    return `M${x} ${y}l${(i % 3) * 5 - 5} -9`
  })
  const round = repeat(22, (i) => {
    const [x, y] = [Math.cos(Math.PI * (1 + i / 21)), Math.sin(Math.PI * (1 + i / 21))]
    return `M${x * 66} ${-44 + y * 58}l${x * 13} ${y * 13}`
  })
  return [stroke(all, '#6b3f2a', 2.4), stroke(round, '#5b3424', 2.6)]
}
/** A wide bush. Texts: "boots", with somebody inside; "hedge", with the whole cast in it; "prickles", all thorns. */
const drawBigBush: DrawProp = (text) => {
  const rng = propRng('big-bush')
  const full = text === 'boots'
  return makeProp(139, 112, [
    fill(dab(-70, -2, 140, 6, 0), shade(HUES.leaf, -0.14)), full ? [drawBoot(-44, -4, -1, HUES.red), drawBoot(-30, -3, 1, HUES.red), drawBoot(24, -3, -1, HUES.yellow), drawBoot(40, -4, 1, HUES.yellow)] : null,
    fill(clump(0, -46, 84, 46, rng, 13), shade(HUES.leaf, -0.06)), fill(clump(-34, -62, 44, 32, rng, 10) + clump(38, -58, 42, 30, rng, 10), HUES.leaf), fill(clump(-4, -84, 42, 26, rng, 9), shade(HUES.leaf, 0.06)), fill(clump(-44, -74, 22, 12, rng, 7) + clump(30, -76, 20, 11, rng, 7), shade(HUES.leaf, 0.13)),
    fill(repeat(26, () => dab(-58 + rng.next() * 108, -94 + rng.next() * 76, 8, 2.4, rng.about(70))), shade(HUES.leaf, 0.18)), fill(repeat(12, () => oval(-54 + rng.next() * 106, -88 + rng.next() * 70, 2.2)), HUES.coral),
    text === 'prickles' ? drawThorns(rng) : null,
    full ? [fill(repeat(3, (i) => oval(-40 + i * 38, -58 + (i % 2) * 12, 4) + oval(-30 + i * 38, -58 + (i % 2) * 12, 4)), '#ffffff'), fill(repeat(3, (i) => oval(-39 + i * 38, -57 + (i % 2) * 12, 2) + oval(-29 + i * 38, -57 + (i % 2) * 12, 2)), HUES.ink), fill(bar(44, -44, 22, 16), HUES.red), fill(oval(55, -44, 11, 3), HUES.cream), stroke('M44 -40l5.500 9l5.500 -9l5.500 9l5.500 -9', HUES.gold, 1.2)] : null,
  ], { placement: 'wall' })
}

export const BIG_BUSH = { 'big-bush': drawBigBush } as const
