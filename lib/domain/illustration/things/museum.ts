import { shade } from '../kit/colour'
import { bar, box, clump, dab, fill, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A museum on the day of a class visit.
const DEEP = '#52708f'
/** A whale on its strings, over everybody's heads. */
const drawWhale: DrawProp = () => makeProp(230, 96, [
  fill('M-112 -40Q-112 -78 -50 -82Q30 -86 78 -56Q96 -62 104 -82Q116 -84 120 -76Q112 -62 112 -52Q120 -40 116 -30Q102 -32 92 -44Q50 -8 -30 -6Q-106 -6 -112 -40Z', DEEP),
  fill('M-112 -40Q-104 -26 -60 -26Q0 -26 40 -26Q14 -8 -30 -6Q-106 -6 -112 -40Z', '#dfe6e4'),
  stroke('M-104 -26Q-70 -20 -20 -20M-98 -20Q-66 -14 -22 -14M-88 -14Q-62 -9 -26 -9', '#b9c6c8', 1.4), stroke('M-112 -40Q-96 -34 -76 -36', shade(DEEP, -0.2), 2), fill(oval(-70, -46, 3.4), HUES.ink), fill(oval(-71, -47, 1.1), '#ffffff'), fill('M-30 -24Q-14 -4 10 -2Q8 -18 -8 -28Z', shade(DEEP, -0.1)), fill(dab(-90, -66, 90, 5, -8), shade(DEEP, 0.12)),
], { placement: 'air', strings: [[-60, -76], [30, -76]] })
const FUR = '#7c4f33'
const drawMammoth: DrawProp = () => {
  const rng = propRng('mammoth')
  return makeProp(180, 156, [
    fill(bar(-58, -46, 24, 46) + bar(-22, -44, 22, 44) + bar(20, -46, 24, 46) + bar(48, -44, 22, 44), shade(FUR, -0.12)), fill(clump(4, -86, 74, 48, rng, 12), FUR), fill(clump(-52, -118, 36, 34, rng, 10), FUR), fill(clump(-4, -128, 34, 20, rng, 8), shade(FUR, 0.05)), fill(repeat(26, () => dab(-60 + rng.next() * 122, -50 + rng.about(16), 20, 2.6, 84 + rng.about(8))), shade(FUR, -0.16)), fill(repeat(12, () => dab(-50 + rng.next() * 100, -108 + rng.about(16), 16, 2, 70 + rng.about(12))), shade(FUR, 0.12)),
    fill(taperedPath([[-76, -108], [-92, -74], [-86, -34], [-98, -18]], [24, 17, 12, 9]), FUR), stroke('M-70 -88Q-112 -70 -112 -36Q-110 -22 -96 -26M-56 -84Q-92 -52 -84 -26Q-80 -18 -72 -22', '#fbf0d6', 6), fill(clump(-34, -110, 13, 19, rng, 7), shade(FUR, -0.1)), fill(oval(-66, -116, 3), HUES.ink), fill(oval(-67, -117, 1), '#ffffff'), fill(bar(-60, -4, 28, 4) + bar(-24, -4, 26, 4) + bar(18, -4, 28, 4) + bar(46, -4, 26, 4), HUES.ink),
  ], { placement: 'wall' })
}
/** A closed lift, with the arrow for down lit. Text: "open", one looks into it. */
const drawLift: DrawProp = (text) => {
  const rng = propRng('lift')
  return makeProp(124, 206, [
    fill(box(-60, -206, 120, 206, rng, 1), HUES.cream), fill(bar(-46, -176, 92, 176), shade(HUES.steel, -0.2)),
    text === 'open'
      ? [
          fill(bar(-44, -174, 88, 174), '#8d7a66'),
          fill(bar(-30, -160, 60, 128), '#b39c80'),
          fill('M-30 -32H30L44 0H-44Z', '#6f5f52'),
          fill(bar(-27, -92, 54, 4), HUES.gold),
          fill(bar(-44, -174, 9, 174) + bar(35, -174, 9, 174), HUES.steel),
        ]
      : [
          fill(bar(-44, -174, 43, 174) + bar(1, -174, 43, 174), HUES.steel),
          fill(dab(-38, -166, 150, 5, 90) + dab(8, -166, 150, 5, 90), shade(HUES.steel, 0.1)),
          fill(bar(-1, -174, 2, 174), shade(HUES.steel, -0.3)),
        ],
    fill(box(-22, -200, 44, 18, rng, 0.6), HUES.ink), fill('M-8 -195h16l-8 9z', '#f3b53a'), fill(box(48, -112, 10, 24, rng, 0.5), shade(HUES.cream, -0.16)), fill(oval(53, -105, 2.8), HUES.red), fill(oval(53, -95, 2.8), shade(HUES.cream, -0.3)),
  ], { placement: 'wall', readable: true })
}
const COATS = [HUES.red, HUES.blue, HUES.yellow, HUES.leaf, HUES.coral, HUES.purple, HUES.orange, HUES.sky] as const
const SKINS = ['#f0c6a0', '#8d5a3c', '#d79e6f', '#5f3c2b', '#e6b48a', '#b97f55'] as const
const HAIRS = ['#3a2a26', '#7a4a2a', '#2a2430', '#c98a3c', '#4a3428', '#b5522e'] as const
/** Children from behind, each with a hand on the coat in front. */
const drawClassLine: DrawProp = () => {
  const rng = propRng('class-line')
  const child = (i: number): Marks => {
    const x = -119 + i * 34
    const tall = 86 + rng.about(7)
    const coat = COATS[i % COATS.length] ?? HUES.red
    return [
      fill(bar(x - 8, -26, 6.5, 24) + bar(x + 2, -26, 6.5, 24), i % 2 ? '#4b4a63' : '#6b5a4a'), fill(bar(x - 9, -4, 9, 4) + bar(x + 1, -4, 9, 4), HUES.ink), fill(`M${x - 12} ${-tall + 26}Q${x} ${-tall + 20} ${x + 12} ${-tall + 26}L${x + 15} -22Q${x} -18 ${x - 15} -22Z`, coat), fill(`M${x + 4} ${-tall + 23}Q${x + 9} ${-tall + 23} ${x + 12} ${-tall + 26}L${x + 15} -22Q${x + 9} -20 ${x + 5} -20Z`, shade(coat, -0.1)),
      fill(taperedPath([[x + 9, -tall + 32], [x + 19, -tall + 44], [x + 27, -tall + 46]], [7, 6, 5]), shade(coat, -0.05)), fill(oval(x + 28, -tall + 46, 3), SKINS[i % 6] ?? SKINS[0]), fill(oval(x, -tall + 12, 12.5), SKINS[i % 6] ?? SKINS[0]), fill(oval(x - 0.5, -tall + 9, 13, 12) + (i % 3 ? oval(x, -tall + 20, 10, 6) : ''), HAIRS[(i * 5) % 6] ?? HAIRS[0]), i % 4 === 1 ? fill(oval(x - 12, -tall + 3, 5) + oval(x + 12, -tall + 3, 5), HAIRS[(i * 5) % 6] ?? HAIRS[0]) : null,
    ]
  }
  return makeProp(280, 96, [0, 1, 2, 3, 4, 5, 6, 7].map(child), { placement: 'wall' })
}

export const MUSEUM = { whale: drawWhale, mammoth: drawMammoth, lift: drawLift, 'class-line': drawClassLine } as const
