import { shade } from '../kit/colour'
import { bar, box, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawLettering } from './letters'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const SHEET = '#fbf6e8'
/** Rows of empty chairs. */
const hall: Marks = [fill(bar(-27, -56, 54, 38), '#d9dfe2'), fill(bar(-27, -30, 54, 12), '#b9a68c'), fill(repeat(4, (i) => bar(-22 + i * 13, -52, 8, 14)), '#f7fbfc'), fill(repeat(8, (i) => bar(-24 + (i % 4) * 13.4, -37 + Math.floor(i / 4) * 8, 7, 7)), HUES.wood), fill(repeat(8, (i) => bar(-24 + (i % 4) * 13.4, -30 + Math.floor(i / 4) * 8, 1.6, 7) + bar(-18.600 + (i % 4) * 13.4, -30 + Math.floor(i / 4) * 8, 1.6, 7)), shade(HUES.wood, -0.12))]
/** A headline that nobody need read. */
const headline = bar(-28, -79, 52, 8) + bar(-28, -67, 34, 8)
/**
 * A front page on its stand. The text is the headline; "photo" is a picture of an empty hall, "blank" one with an empty
 * place where its headline would be, "hole" one in which a window is cut.
 */
const drawNewspaper: DrawProp = (text) => {
  const rng = propRng('newspaper')
  if (text === 'hole')
    return makeProp(70, 98, [
      stroke('M-20 0L-8 -14M20 0L8 -14', HUES.wood, 4),
      fill('M-36 -98H34V-12H-36ZM-20 -76V-36H18V-76Z', SHEET),
      stroke('M-20 -76V-36H18V-76Z', shade(SHEET, -0.2), 1.4),
      fill(bar(-28, -93, 54, 1.4) + bar(-28, -84, 54, 1.4) + bar(-16, -91, 30, 5), HUES.ink),
      fill(repeat(3, (i) => bar(-28, -30 + i * 5, 54, 1.6)), '#a9adb3'),
    ], { readable: true, grip: [0, -50] })
  return makeProp(70, 98, [
    stroke('M-20 0L-8 -40M20 0L8 -40', HUES.wood, 4), fill(box(-34, -96, 70, 86, rng, 0.8), shade(SHEET, -0.14)), fill(box(-36, -98, 70, 86, rng, 0.8), SHEET),
    [
      fill(bar(-28, -93, 54, 1.4) + bar(-28, -84, 54, 1.4), HUES.ink), fill(bar(-16, -91, 30, 5), HUES.ink),
      text === 'photo' ? hall : [text === 'blank' ? stroke(bar(-29, -81, 56, 27), shade(SHEET, -0.2), 1.4) : text ? drawLettering(text, -29, -81, 56, 27, HUES.ink) : fill(headline, HUES.ink), fill(bar(-29, -50, 26, 18), '#c9ccd0'), fill(oval(-16, -40, 6), '#8d9199')],
      fill(repeat(text === 'photo' ? 2 : 5, (i) => bar(0, -50 + i * 4 + (text === 'photo' ? 36 : 0), 27, 1.4)) + repeat(text === 'photo' ? 2 : 3, (i) => bar(-29, -28 + i * 4 + (text === 'photo' ? 14 : 0), 26, 1.4)), '#a9adb3'),
    ],
  ], { readable: true, grip: [0, -50], ...(text && text !== 'photo' && text !== 'blank' ? { words: { x: -29, y: -81, width: 56, height: 27 } } : {}) })
}
/** The serving hatch of a canteen. */
const drawHatch: DrawProp = () => {
  const rng = propRng('hatch')
  return makeProp(136, 150, [
    fill(box(-66, -150, 132, 66, rng, 1), HUES.cream), fill(bar(-58, -142, 116, 54), '#f4cf8d'), fill(bar(-58, -142, 116, 9), shade('#f4cf8d', -0.14)), stroke('M-44 -133v12M-26 -133v16M-8 -133v10', HUES.steel, 2), fill(oval(-44, -117, 6) + oval(-26, -112, 7), HUES.steel), fill(bar(20, -116, 30, 24), HUES.steel), fill(bar(18, -119, 34, 4), shade(HUES.steel, -0.14)), stroke('M30 -124q-4 -5 0 -9M40 -124q4 -5 0 -9', '#fffaf0', 2),
    fill(box(-72, -88, 144, 9, rng, 0.8), HUES.wood), fill(bar(-72, -80, 144, 3), shade(HUES.wood, -0.14)), fill(bar(-62, -78, 124, 78), shade(HUES.leaf, 0.04)), fill(repeat(6, (i) => bar(-46 + i * 20, -78, 1.6, 78)), shade(HUES.leaf, -0.1)), fill(oval(-20, -91, 13, 4), HUES.cream), fill(oval(-20, -93, 9, 4), HUES.green),
  ], { placement: 'wall' })
}

export const NEWSPAPER = { newspaper: drawNewspaper, hatch: drawHatch } as const
