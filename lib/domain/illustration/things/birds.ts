import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Colour, Node } from '../scene'
import { clump, dab, fill, flattenMarks, taperedPath, repeat, oval, stroke } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

/** A round, fluffed wild bird with its feet at x, y, facing right (1) or left (-1). */
const BLUE = '#5c9ccb'
const LEGS: Colour = '#a9713c'
function drawWildBird(x: number, y: number, size: number, faces: 1 | -1, wing: 'folded' | 'spread' = 'folded'): Node {
  return group(flattenMarks([
    wing === 'folded' ? stroke('M-1.6 -3V0h2.6M3 -3V0h2.6', LEGS, 1.1) : null,
    fill('M-5 -9L-15.5 -11.6L-14.6 -6.4L-4 -5Z', shade(BLUE, -0.14)), fill(oval(-0.4, -8.6, 8.4, 7), BLUE), fill(oval(2.8, -7, 5.4, 4.8), '#f6c9a0'), fill(oval(4, -15.4, 6), BLUE), fill(oval(6.4, -13.4, 3, 2.4), '#fbe6cd'),
    wing === 'folded' ? [fill('M-1 -11.6Q-9 -11 -12 -4.6Q-4 -3.4 1.6 -7.4Z', shade(BLUE, -0.1)), fill(dab(-7.6, -6, 7, 1, -24), shade(BLUE, 0.1))] : fill('M0 -10Q-8 -26 -22 -25Q-20 -21 -21.5 -19Q-18 -17 -18.5 -14Q-14 -12 -13 -9Q-6 -5 0 -8Z', shade(BLUE, -0.1)),
    fill('M9.4 -16.4L13.6 -14.8L9.4 -13.200Z', HUES.yellow), fill(oval(6, -16.4, 1.8), '#fffdf6'), fill(oval(6.4, -16.3, 1.15), HUES.ink), fill(oval(6.8, -16.8, 0.4), '#ffffff'), stroke('M2.4 -21q-1.6 -2 -3.6 -1.800M4 -21.4q-0.4 -2.4 -2 -3.2', BLUE, 1.2),
  ]), { transform: compose(translate(x, y), scale(size * faces, size)) })
}

/** Text: "flies", in the air. */
const drawBird: DrawProp = (text) =>
  text === 'flies' ? makeProp(40, 24, drawWildBird(0, 0, 1, 1, 'spread'), { placement: 'air' }) : makeProp(28, 24, drawWildBird(0, 0, 1, 1), { looksRight: true })

/** A tree with the big bird on its bough. Texts: the small one arrives ("flies"), "both" sit side by side; "bare" is one with nobody in it. */
const drawBirdTree: DrawProp = (text) => {
  const rng = propRng('bird-tree')
  if (text === 'bare')
    return makeProp(60, 226, [
      fill(taperedPath([[0, 0], [-2, -60], [2, -120], [0, -170]], [50, 38, 30, 18]), HUES.wood), fill(dab(10, -6, 100, 7, -92), shade(HUES.wood, -0.12)),
      fill(clump(0, -196, 92, 50, rng, 11), shade(HUES.leaf, -0.05)),
      fill(clump(-10, -212, 68, 34, rng, 9), HUES.leaf),
      fill(clump(-22, -224, 36, 18, rng, 7), shade(HUES.leaf, 0.08)),
    ], { placement: 'wall' })
  const bough = text === 'both' ? -92 : -112
  return makeProp(150, 196, [
    fill(taperedPath([[44, 0], [43, -50], [46, -110], [44, -160]], [27, 20, 17, 12]) + taperedPath([[45, bough + 16], [4, bough + 4], [-62, bough + 2]], [12, 8, 5]), HUES.wood), fill(dab(48, -6, 92, 5, -92), shade(HUES.wood, -0.12)),
    fill(clump(34, -178, 66, 36, rng, 11), shade(HUES.leaf, -0.05)), fill(clump(24, -188, 50, 25, rng, 9), HUES.leaf), fill(clump(12, -194, 28, 13, rng, 7), shade(HUES.leaf, 0.08)),
    fill(repeat(12, () => dab(-14 + rng.next() * 90, -202 + rng.next() * 40, 9, 2.4, rng.about(70))), shade(HUES.leaf, 0.14)), fill(dab(-56, bough, 13, 4, -40) + dab(-62, bough + 2, 13, 4, 20) + dab(-20, bough + 6, 11, 3.6, 50), HUES.leaf),
    drawWildBird(text === 'both' ? -16 : -24, bough + 1, text === 'both' ? 1.5 : 1.7, -1),
    text === 'both' ? drawWildBird(-44, bough + 1, 0.95, 1) : null, text === 'flies' ? drawWildBird(-78, -110, 1.05, 1, 'spread') : null,
  ], { placement: 'wall', toldPart: { x: -72, y: bough - 34, width: 92, height: 48 } })
}

export const BIRDS = { bird: drawBird, 'bird-tree': drawBirdTree } as const
