// A jelly of three storeys, with or without its cherry. Text: "one" storey is left. And a bull.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { scale } from '../kit/vector'
import { bar, fill, flattenMarks, taperedPath, repeat, oval, stroke } from '../stage/marks'
import { HUES, drawBall, propRng, drawLump, makeProp } from './prop-drawing'
import type { DrawProp, PropDrawing } from './prop-drawing'

const LIME = '#8cc63f'

function drawStoreys(left: number, cherry: boolean): PropDrawing {
  const storey = (i: number) => {
    const [half, top] = [17 - i * 4.6, -3 - (i + 1) * 11]
    return [fill(`M${-half} ${top + 11}Q${-half - 1} ${top} ${-half + 4} ${top}H${half - 4}Q${half + 1} ${top} ${half} ${top + 11}Z`, shade(LIME, i * 0.07), 0.94), fill(repeat(4, (k) => bar(-half + 4 + (k * (2 * half - 6)) / 3.4, top + 2, 1.5, 8)), shade(LIME, -0.14), 0.7), fill(oval(-half + 5, top + 3.4, 2, 1.3), '#f4ffdf', 0.9)]
  }
  return makeProp(52, 12 + left * 11 + (cherry ? 6 : 0), [fill(oval(0, -2.4, 26, 4), HUES.cream), fill(oval(0, -3.2, 20, 2.6), shade(HUES.cream, -0.08)), Array.from({ length: left }, (_, i) => storey(i)), cherry ? [drawBall(0, -39, 4, HUES.red), stroke('M0 -43q1 -4 4 -5', HUES.leaf, 1.1)] : null], { grip: [0, -3] })
}

const drawJelly: DrawProp = (text) => drawStoreys(text === 'one' ? 1 : 3, false)
const drawCherryJelly: DrawProp = () => drawStoreys(3, true)

const HIDE = '#8a5638'
/** A bull, sideways, looking at us. */
const drawBull: DrawProp = () => {
  const rng = propRng('bull')
  return makeProp(142, 102, [group(flattenMarks([
    stroke('M-78 -92Q-94 -80 -88 -46', shade(HIDE, -0.15), 4), fill(oval(-88, -42, 4.4, 8), shade(HIDE, -0.35)),
    fill(taperedPath([[-54, -52], [-58, -24], [-56, -2]], [11, 7, 6]) + taperedPath([[34, -50], [38, -24], [36, -2]], [11, 7, 6]), shade(HIDE, -0.22)),
    drawLump(-10, -76, 72, 36, HIDE, rng), drawLump(38, -88, 34, 34, shade(HIDE, 0.03), rng), fill(taperedPath([[-68, -54], [-70, -26], [-70, -2]], [12, 7.4, 6.6]) + taperedPath([[16, -50], [14, -24], [14, -2]], [12, 7.4, 6.6]), HIDE),
    fill(bar(-77, -5, 14, 5) + bar(7, -5, 14, 5) + bar(-63, -5, 13, 5) + bar(30, -5, 13, 5), HUES.ink),
    stroke('M52 -110Q40 -128 50 -134M84 -110Q98 -126 88 -134', '#f2e6cc', 6), fill(oval(45, -102, 9, 5) + oval(92, -102, 9, 5), shade(HIDE, -0.12)), drawLump(68, -94, 22, 25, shade(HIDE, 0.06), rng), fill(repeat(5, (i) => oval(58 + i * 5, -116 + (i % 2) * 3, 5, 5)), shade(HIDE, -0.25)),
    fill(oval(68, -76, 17, 12), '#d9b38c'), fill(oval(61, -77, 2.6, 3.4) + oval(75, -77, 2.6, 3.4), shade(HIDE, -0.4)), stroke('M63 -72Q68 -62 73 -72', HUES.gold, 2.6), fill(oval(59, -99, 4) + oval(77, -99, 4), '#ffffff'), fill(oval(60, -98.4, 2.2) + oval(76, -98.4, 2.2), HUES.ink),
  ]), { transform: scale(0.8, 0.8) })], { looksRight: true })
}

export const SHORT_CUT = { jelly: drawJelly, 'cherry-jelly': drawCherryJelly, bull: drawBull } as const
