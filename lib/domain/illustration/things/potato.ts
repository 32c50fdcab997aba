// A potato with a face. Texts: in a "sock", with green "hair", in a "hat" that comes down to its chin. And a basket of potatoes.
import { shade } from '../kit/colour'
import { dab, fill, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawHatOn } from './hat'
import { HUES, propRng, drawLump, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const SKIN = '#c99a5b'

function drawFace(): Marks {
  const rng = propRng('potato')
  return [
    drawLump(0, -13, 11.5, 13, SKIN, rng), fill(oval(-4.4, -16, 2.3) + oval(4.8, -16.6, 1.9), '#fff6e4'), fill(oval(-4, -15.8, 1.2) + oval(4.6, -16.2, 1.1), HUES.ink), fill(oval(0.4, -11.6, 3, 2.6), shade(SKIN, 0.12)), stroke('M-4.6 -6.6Q0 -3.4 5 -6.8', shade(SKIN, -0.45), 1.3),
    fill(oval(-8, -9, 0.9, 0.7) + oval(7.6, -21, 0.9, 0.7) + oval(8.4, -8, 0.8, 0.6), shade(SKIN, -0.3)),
  ]
}

const drawPotatoes: DrawProp = () => {
  const rng = propRng('potatoes')
  const heap = [[-20, -27], [-4, -30], [13, -28], [-12, -38], [5, -40], [22, -25], [-27, -24]].map(([x = 0, y = 0], i) => drawLump(x, y, 10, 8.5, shade(SKIN, (i % 3) * 0.05 - 0.05), rng))
  return makeProp(72, 50, [heap, fill('M-34 -24H34L28 0H-28Z', HUES.pale), stroke('M-32 -18H32M-31 -12H31M-29 -6H29', shade(HUES.pale, -0.18), 1.6), stroke(repeat(8, (i) => `M${-28 + i * 8} -23L${-24 + i * 6.8} -1`), shade(HUES.pale, -0.12), 1.4), fill(dab(-34, -23, 68, 4, 0), shade(HUES.pale, 0.1))])
}

const drawPotato: DrawProp = (text) => {
  const sock: Marks = text === 'sock' || text === 'hair' ? [fill('M-14 -11Q-13 2 0 2T14 -11Q0 -5 -14 -11Z', HUES.coral), fill('M-13.4 -6Q0 -0.5 13.4 -6L13 -3Q0 2.4 -13 -3Z', HUES.cream)] : []
  const hair: Marks = text === 'hair' ? [fill(repeat(7, (i) => taperedPath([[-6 + i * 2, -24], [-12 + i * 4, -34 - (i % 2) * 5], [-17 + i * 5.6, -38 - ((i * 3) % 4) * 3]], [1.5, 1.2, 0.8])), HUES.green), fill(repeat(7, (i) => oval(-17 + i * 5.6, -38 - ((i * 3) % 4) * 3, 2.6, 2)), '#8cc069')] : []
  return makeProp(28, text === 'hair' ? 48 : 27, [hair, drawFace(), sock, text === 'hat' ? drawHatOn(0, -13, 1.2) : null], { grip: [0, -8] })
}

export const POTATO = { potato: drawPotato, potatoes: drawPotatoes } as const
