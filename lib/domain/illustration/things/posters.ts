import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { bar, box, fill, flattenMarks, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawLettering } from './letters'
import { HUES, STORY_PART, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

/** The words of a poster are its story part. */
const drawStoryText = (text: string, x: number, y: number, w: number, h: number): Marks => (text ? group(flattenMarks(drawLettering(text, x, y, w, h, HUES.ink)), { part: STORY_PART }) : [])

/** A hand-lettered sheet of paper on a board of planks in the street. */
const drawPoster: DrawProp = (text = '') => {
  const rng = propRng('poster')
  return makeProp(100, 158, [
    fill(bar(-44, -150, 7, 150) + bar(37, -150, 7, 150), shade(HUES.wood, -0.08)), fill(repeat(5, (i) => box(-50, -148 + i * 20, 100, 18, rng, 0.7)), HUES.pale), fill(repeat(5, (i) => bar(-49, -131 + i * 20, 98, 2)), shade(HUES.pale, -0.12)),
    fill(box(-36, -142, 72, 84, rng, 1.4), HUES.paper), fill('M36 -68L36 -58L24 -58Z', shade(HUES.paper, -0.16)), fill(bar(-14, -146, 28, 7), HUES.yellow, 0.85), fill(oval(-32, -138, 2) + oval(32, -138, 2) + oval(-32, -62, 2), HUES.red),
    drawStoryText(text, -30, -132, 60, 62),
  ], { readable: true })
}

const drawPeg = (x: number): Marks => [fill(bar(x - 2, -112, 4, 9), HUES.wood), fill(oval(x, -102, 3.6), shade(HUES.wood, 0.1))]
/** A row of pegs at a child's height, with a name card over one of them. */
const drawNamePeg: DrawProp = (text = '') => {
  const rng = propRng('name-peg')
  const coat = (x: number, colour: string) => [fill(`M${x - 4} -102H${x + 4}Q${x + 15} -96 ${x + 17} -52Q${x} -46 ${x - 17} -52Q${x - 15} -96 ${x - 4} -102Z`, colour), fill(`M${x + 3} -102H${x + 4}Q${x + 15} -96 ${x + 17} -52Q${x + 10} -49 ${x + 6} -49Z`, shade(colour, -0.08)), stroke(`M${x} -98V-49`, shade(colour, -0.14), 1.4)]
  return makeProp(124, 150, [
    fill(box(-62, -118, 124, 14, rng, 0.8), HUES.pale), fill(bar(-61, -107, 122, 3), shade(HUES.pale, -0.12)), [-46, 0, 46].map(drawPeg), coat(-46, HUES.blue), coat(46, HUES.red),
    fill(box(-30, -148, 60, 26, rng, 1), HUES.paper), fill(bar(-30, -148, 60, 3) + bar(-30, -125, 60, 3), HUES.yellow), drawStoryText(text, -25, -142, 50, 15),
    [[-46, HUES.sky], [46, HUES.yellow]].map(([x, colour]) => [fill(box(Number(x) - 12, -142, 24, 20, rng, 0.7), HUES.paper), fill(oval(Number(x), -132, 6), String(colour))]),
  ], { placement: 'wall', inWall: true, readable: true, ...(text ? { storyPart: { x: -25, y: -142, width: 50, height: 15 } } : {}) })
}

/** How high the end of a wall goes: above all that is near; from afar it is whole. */
const WALL_END = 240
/** Half the width of that end: narrower, it would be a pillar. */
const WALL_HALF = 62
/** Where the switch is on it. */
const SWITCH_X = 14 - WALL_HALF
/**
 * A switch as high as a small child, and one in a wheelchair, reaches. It has its own end of a wall: whoever reaches for
 * it stands in the middle of a room.
 */
const drawLightSwitch: DrawProp = () => {
  const rng = propRng('light-switch')
  const [half, x] = [WALL_HALF, SWITCH_X]
  return makeProp(half * 2, WALL_END, [
    fill(bar(-half, -WALL_END, half * 2, WALL_END), HUES.cream),
    fill(repeat(5, (i) => bar(16 - half + i * 24, -WALL_END, 9, WALL_END)), shade(HUES.cream, 0.05)),
    fill(bar(half - 8, -WALL_END, 8, WALL_END), shade(HUES.cream, -0.1)),
    fill(bar(-half - 1.5, -11, half * 2 + 3, 11), shade(HUES.cream, 0.08)),
    fill(bar(-half - 1.5, -11, half * 2 + 3, 1.4) + bar(half - 8, -9.6, 9.5, 9.6), shade(HUES.cream, -0.14)),
    fill(box(0, -152, 44, 54, rng, 0.8), HUES.wood),
    fill(box(4, -148, 36, 46, rng, 0.6), HUES.sky),
    fill(oval(30, -136, 5), HUES.yellow),
    fill('M4 -102V-116Q14 -126 24 -114Q33 -122 40 -116V-102Z', HUES.leaf),
    fill(box(x - 7, -76, 17, 22, rng, 0.8), HUES.ink, 0.18),
    fill(box(x - 8.5, -77, 17, 22, rng, 0.8), HUES.pale),
    fill(box(x - 4.5, -72, 9, 12, rng, 0.5), shade(HUES.pale, -0.16)),
    fill(box(x - 4.5, -66, 9, 6, rng, 0.4), HUES.paper),
  ])
}

const drawBin = (x: number, colour: string): Marks => [
  fill(`M${x - 26} -92H${x + 26}L${x + 21} -7H${x - 21}Z`, colour),
  fill(`M${x + 8} -92H${x + 26}L${x + 21} -7H${x + 8}Z`, shade(colour, -0.08)),
  fill(`M${x - 31} -92Q${x - 28} -105 ${x} -106Q${x + 28} -105 ${x + 31} -92Z`, shade(colour, -0.14)),
  fill(bar(x - 13, -101, 26, 4), shade(colour, 0.1)),
  stroke(`M${x - 16} -76L${x - 13} -20M${x} -76V-20`, shade(colour, -0.12), 3),
  fill(oval(x - 17, -7, 7) + oval(x + 17, -7, 7), HUES.ink),
  fill(oval(x - 17, -7, 2.6) + oval(x + 17, -7, 2.6), HUES.steel),
]
/** Two bins on wheels, as high as a child's shoulder. */
const drawBins: DrawProp = () => makeProp(128, 106, [drawBin(-32, '#4d7f5c'), drawBin(33, HUES.steel)])

/** A pair of tweezers, as large as a hand. */
const drawTweezers: DrawProp = () =>
  makeProp(8, 18, [
    stroke('M0 -1Q-6 -7 -1.500 -17', HUES.steel, 1.8),
    stroke('M0 -1Q6 -7 1.500 -17', shade(HUES.steel, -0.16), 1.8),
    fill(oval(0, -1.500, 1.9), shade(HUES.steel, -0.1)),
  ])

export const POSTERS = { poster: drawPoster, 'name-peg': drawNamePeg, 'light-switch': drawLightSwitch, bins: drawBins, tweezers: drawTweezers } as const
