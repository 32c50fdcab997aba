// Food for a hand: an apple, or another kind that the text names.
import { bar, dab, fill, oval, smoothPath, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, drawBall, propRng, drawLump, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const drawStalk = (y: number): Marks => stroke(`M0 ${y}Q0.6 ${y - 3} 2.4 ${y - 4}`, HUES.brown, 1.1)
const KINDS: Record<string, () => Marks> = {
  apple: () => [drawBall(0, -6, 6.2, HUES.red), drawStalk(-11), fill(dab(1, -13, 6, 1.6, -18), HUES.green)],
  plum: () => [drawBall(0, -6, 6.2, '#7a4a86'), stroke('M0 -12Q-2.4 -6 -0.6 -0.6', '#5f3569', 0.8), drawStalk(-11)],
  lemon: () => [fill(smoothPath([[-8.4, -6.4], [-5.6, -9.6], [0, -11.4], [5.4, -9.8], [8.6, -6.2], [5.6, -2.6], [0, -1], [-5.4, -2.4]], true, 0.8), '#f2cb3d'), fill(smoothPath([[1, -1], [5.6, -2.6], [8.6, -6.2], [6.4, -8.8], [5, -4]], true, 0.8), '#dcae27'), fill(dab(-4, -8.6, 5, 1.2, -20), '#fbe58c')],
  potato: () => [drawLump(0, -5.6, 7.6, 5.4, '#b98a56', propRng('small-potato')), fill(oval(-3.4, -4, 0.8, 0.5) + oval(3.6, -7.4, 0.8, 0.5) + oval(4.4, -3.4, 0.7, 0.5), HUES.brown)],
  pear: () => [fill(smoothPath([[0, -15], [-2.6, -12.6], [-3.6, -9], [-6.2, -5], [-4, -0.8], [0, 0], [4, -0.8], [6.2, -5], [3.6, -9], [2.6, -12.6]], true, 0.9), '#b9c24f'), fill(smoothPath([[2.4, -12.4], [3.6, -9], [6.2, -5], [4, -0.8], [1, -0.2], [3.4, -5]], true, 0.9), '#9ea83c'), drawStalk(-14.6)],
  mango: () => [drawLump(0, -6.4, 8, 6.2, '#e8953a', propRng('mango')), fill(dab(-5.4, -9.4, 7, 2.6, 24), '#d8583a', 0.55)],
  bun: () => [drawLump(0, -5.4, 8, 5.4, '#c98d4a', propRng('bun')), stroke('M-4 -8.6Q0 -6.6 4.4 -8.4M0.2 -10.6Q-0.6 -8 0.6 -5.6', '#f6e2b8', 1.3)],
  crust: () => [fill('M-9 -2Q-8 -11 1 -11.4Q8.6 -10.6 9 -2Q0 1 -9 -2Z', '#b9763a'), fill('M-6.6 -2.2Q-5.6 -8.4 1 -8.8Q6.6 -8.2 6.8 -2.2Q0 0 -6.6 -2.2Z', '#f0cd94'), fill(bar(-1, -6, 1.4, 1.4) + bar(2.6, -4.6, 1.2, 1.2), '#dcb377')],
}
/** A moustache of burnt cork, curly at both ends. */
const drawMoustache = (): Marks => stroke('M0 -5.4Q-1.6 -3.8 -3.2 -4.6Q-4.4 -5.4 -4.2 -6.6M0 -5.4Q1.6 -3.8 3.2 -4.6Q4.4 -5.4 4.2 -6.6', HUES.ink, 1.1)

/** Text: one of KINDS, and optionally "moustache" for one drawn on it. */
export const drawApple: DrawProp = (text = '') => {
  const [kind = '', drawn] = text.split(' ')
  return makeProp(text ? 18 : 12, kind === 'pear' ? 18 : 13, [(KINDS[kind] ?? KINDS['apple'])?.(), drawn === 'moustache' ? drawMoustache() : null], { grip: [0, -6] })
}
