import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import { dab, fill, flattenMarks, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const BROWN = '#8a6246'
const LYRE = '#c98d55'
const SILVER = '#e9e6dc'

const legs: Marks = [stroke('M-2 -20L-4 0M-4 0h8M-4 0h-5M8 -20L9 0M9 0h8M9 0h-5', shade(HUES.grey, -0.15), 2)]
const body: Marks = [
  fill('M-26 -30Q-24 -14 -4 -13Q14 -12 20 -24Q25 -34 26 -46Q26 -53 34 -55Q40 -62 34 -67Q25 -70 20 -62Q15 -50 4 -44Q-16 -42 -26 -30Z', BROWN), fill('M-22 -26Q-8 -33 10 -28Q2 -17 -10 -18Q-18 -19 -22 -26Z', shade(BROWN, -0.13)), fill('M20 -62Q17 -48 22 -34Q26 -42 26 -50Q28 -56 24 -62Z', shade(BROWN, 0.12)), fill('M38 -63L48 -59L37 -57Z', HUES.ink), fill(oval(32, -62, 1.9), HUES.ink), fill(oval(32.500, -62.600, 0.6), '#ffffff'), stroke('M22 -66q-3 -3 -6 -2', BROWN, 2),
]
/** The long tail behind it as it walks. */
const trailing: Marks = [
  fill(repeat(5, (i) => dab(-24, -30 + i * 2, 66, 2, 176 + i * 5, 5)), SILVER), fill(repeat(5, (i) => dab(-24, -29 + i * 2, 56, 1.2, 178 + i * 5, 5)), shade(SILVER, -0.15)),
  fill(taperedPath([[-22, -32], [-60, -36], [-84, -30], [-92, -42]], [5, 4.500, 4.500, 3]) + taperedPath([[-22, -26], [-58, -20], [-80, -12], [-92, -20]], [5, 4.500, 4.500, 3]), LYRE), fill(repeat(5, (i) => dab(-40 - i * 10, -34 + (i > 2 ? i - 2 : 0), 5, 1.6, 80) + dab(-40 - i * 10, -22 + i * 2, 5, 1.6, 100)), shade(LYRE, -0.26)),
]
/** The tail over its head and down in front like a curtain, as it dances. */
const over: Marks = [
  fill('M-24 -30Q-34 -96 14 -108Q66 -112 82 -58Q60 -78 40 -74Q10 -78 -10 -52Z', SILVER, 0.55),
  fill(repeat(17, (i) => taperedPath([[-22 + i * 0.6, -34], [-26 + i * 2.6, -72 - i * 1.6], [4 + i * 3.4, -106 + Math.abs(i - 8) * 0.6], [46 + i * 2.3, -92 + i * 2.6], [54 + i * 2.3, -70 + i * 3.4]], [1.6, 1.6, 1.5, 1.3, 0.6])), SILVER),
  stroke(repeat(8, (i) => `M${8 + i * 7} -104Q${40 + i * 5} ${-104 + i * 3} ${56 + i * 4} ${-66 + i * 6}`), shade(SILVER, -0.13), 0.9),
  fill(taperedPath([[-24, -32], [-44, -66], [-38, -104], [-8, -120], [-22, -132]], [5, 5.500, 6, 5, 3]) + taperedPath([[-18, -32], [24, -96], [66, -92], [90, -64], [100, -78]], [5, 5, 6, 5, 3]), LYRE), fill(repeat(6, (i) => dab(-43 + (i % 3) * 1.5 + i * 1.2, -62 - i * 9, 6, 2, 12) + dab(34 + i * 9, -95 + i * i * 0.9, 6, 2, 84)), shade(LYRE, -0.26)),
]

const heap: Marks = [
  fill('M-58 0Q-40 -17 0 -18Q44 -17 60 0Z', '#6d5340'), fill('M6 -18Q44 -16 60 0H28Q24 -12 6 -18Z', shade('#6d5340', -0.12)),
]

/** Walks with its tail behind it. Texts: "heap", stands on one of earth; "dances" there with its tail over its head. */
const drawLyrebird: DrawProp = (text) => text === 'dances'
  ? makeProp(190, 150, [heap, group(flattenMarks([over, legs, body]), { transform: translate(0, -16) })], { grip: [0, -60], looksRight: true })
  : text === 'heap'
  ? makeProp(150, 74, [heap, group(flattenMarks([trailing, legs, body]), { transform: compose(translate(0, -16), scale(0.82, 0.82)) })], { grip: [0, -40], looksRight: true })
  : makeProp(122, 58, group(flattenMarks([trailing, legs, body]), { transform: scale(0.82, 0.82) }), { grip: [0, -25], looksRight: true })

export const LYREBIRD = { lyrebird: drawLyrebird } as const
