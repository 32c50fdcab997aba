// A tank on a plinth, as museums have, with one animal in it: a shark, a squid or else an octopus.
import { shade } from '../kit/colour'
import { bar, box, dab, fill, oval, repeat, stroke, taperedPath } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { PropDrawing } from './prop-drawing'

const SKIN = '#c8566b'
const eyes: Marks = [
  fill(oval(-5, -91, 3.4) + oval(6, -91, 3.4), '#ffffff'),
  fill(oval(-5.6, -91, 1.7) + oval(5.4, -91, 1.7), HUES.ink),
]
/** An arm of eight, from the head down and curled up at its end. */
const arm = (i: number): string => {
  const [side, out] = [i < 4 ? -1 : 1, 5 + (i % 4) * 5.4]
  return taperedPath(
    [
      [side * 2, -83],
      [side * out * 0.8, -74 - (i % 2) * 3],
      [side * out, -66],
      [side * (out + 4), -69 + (i % 2) * 4],
    ],
    [6, 4.6, 3.4, 2],
  )
}
const octopus: Marks = [
  fill(repeat(8, arm), shade(SKIN, -0.08)),
  fill(oval(0, -95, 12.5, 13.5), SKIN),
  fill(dab(-5, -101, 11, 3, -60), shade(SKIN, 0.12)),
  eyes,
  stroke('M-3 -84Q1 -81.500 5 -84', shade(SKIN, -0.3), 1.4),
]
const tentacle = (i: number): string =>
  taperedPath([[-5 + i * 2, -80], [-8 + i * 3.2, -70], [-7 + i * 2.8, -63]], [3.4, 2.6, 1.4])
const squid: Marks = [
  fill(repeat(6, tentacle), shade('#d98f5a', -0.08)),
  fill('M-9 -80Q-10 -100 0 -112Q10 -100 9 -80Q0 -76 -9 -80Z', '#d98f5a'),
  fill('M-7 -98L-17 -99L-3 -112ZM7 -98L17 -99L3 -112Z', shade('#d98f5a', -0.1)),
  fill(oval(-4, -86, 3.2) + oval(5, -86, 3.2), '#ffffff'),
  fill(oval(-4.6, -86, 1.6) + oval(4.4, -86, 1.6), HUES.ink),
]
const GREY = '#6f8799'
const shark: Marks = [
  fill('M-25 -88Q-12 -100 8 -93L22 -101Q20 -92 24 -82L9 -87Q-12 -78 -25 -88Z', GREY),
  fill('M-24 -86.500Q-8 -82 6 -87Q-10 -78 -24 -86.500Z', '#e7edee'),
  fill('M-6 -95L2 -107L6 -94ZM-7 -84L0 -75L3 -85Z', shade(GREY, -0.12)),
  fill(oval(-16, -90, 2.4), '#ffffff'),
  fill(oval(-16.500, -90, 1.3), HUES.ink),
  stroke('M-23 -86Q-18 -84 -13 -86', shade(GREY, -0.3), 1.3),
]
export function drawTank(beast: string): PropDrawing {
  const rng = propRng('tank')
  const inside = /shark/i.test(beast) ? shark : /squid/i.test(beast) ? squid : octopus
  return makeProp(62, 118, [
    fill(box(-27, -56, 54, 56, rng, 0.8), HUES.wood),
    fill(bar(10, -56, 17, 56), shade(HUES.wood, -0.08)),
    fill(box(-12, -36, 22, 10, rng, 0.5), HUES.cream),
    fill(bar(-31, -118, 62, 62), '#8cc7dc'),
    fill(bar(-31, -112, 62, 56), '#6fb2cd'),
    fill('M-31 -62Q-14 -67 4 -62T31 -63V-56H-31Z', '#e6cf96'),
    inside,
    fill(oval(20, -104, 2) + oval(23, -98, 1.4), '#d8ecf2'),
    fill(dab(-27, -104, 20, 2, 82), '#d8ecf2', 0.8),
    stroke('M-31 -118H31V-56H-31Z', '#d8e3e6', 2.2),
    fill(box(-33, -59, 66, 5, rng, 0.5), shade(HUES.wood, -0.16)),
  ])
}
