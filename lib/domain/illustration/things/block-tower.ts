import { shade } from '../kit/colour'
import { bar, dab, fill, paperPath } from '../stage/marks'
import type { Marks } from '../stage/marks'
import type { Colour, Point } from '../scene'
import { HUES, drawBall, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A tower of blocks on a round red one. Texts: "low"; "down", in bits; "few" and "good", without the red block.
const WIDE: readonly [w: number, h: number, colour: Colour][] = [[30, 15, HUES.blue], [38, 8, HUES.yellow], [22, 14, HUES.green], [34, 8, HUES.coral], [18, 14, HUES.purple], [24, 8, HUES.sky], [14, 13, HUES.orange]]
const TILT = 0.11

function drawBlock(x: number, y: number, w: number, h: number, lean: number, colour: Colour, name: string): Marks {
  const turn = ([px, py]: Point): Point => [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)]
  const corners = (left: number, right: number): Point[] => [turn([left, -h]), turn([right, -h]), turn([right, 0]), turn([left, 0])]
  return [fill(paperPath(corners(-w / 2, w / 2), propRng(name), 0.4), colour), fill(paperPath(corners(w * 0.22, w / 2), propRng(`${name} side`), 0.3), shade(colour, -0.12))]
}

/** A pile from the foot up; each block sways a little farther than the one below. */
function drawPile(count: number, foot: number, sway: number): Marks {
  let y = -foot
  let x = 0
  return WIDE.slice(0, count).map(([w, h, colour], i) => {
    const lean = sway * (i % 2 ? -1 : 1) * TILT * (0.5 + i * 0.12)
    x += sway * (i < 3 ? 2.4 : 3.2)
    const drawn = drawBlock(x, y, w, h, lean, colour, `block ${i}`)
    y -= h
    return drawn
  })
}

const red: Marks = [drawBall(0, -9, 9, HUES.red), fill(dab(-6, -12, 9, 1.6, -18), shade(HUES.red, 0.2))]
const drawTower: DrawProp = (text) => {
  if (text === 'down') return makeProp(118, 30, [drawBlock(-44, 0, 30, 15, 0, HUES.blue, 'a'), drawBlock(-12, 0, 38, 8, 0.05, HUES.yellow, 'b'), drawBlock(-20, -8, 22, 14, -0.3, HUES.green, 'c'), drawBlock(20, 0, 34, 8, -0.06, HUES.coral, 'd'), drawBlock(48, 0, 18, 14, 0.2, HUES.purple, 'e'), drawBlock(26, -8, 14, 13, 0.4, HUES.orange, 'f')], { placement: 'ground' })
  if (text === 'good') return makeProp(40, 82, [drawPile(7, 0, 0), fill(bar(-24, -1, 48, 2), shade(HUES.pale, -0.2))])
  if (text === 'few') return makeProp(40, 24, drawPile(2, 0, 0))
  return text === 'low' ? makeProp(46, 60, [red, drawPile(3, 17, 0.7)]) : makeProp(58, 98, [red, drawPile(7, 17, 1)])
}

const drawRedBlock: DrawProp = () => makeProp(18, 18, red, { grip: [0, -4] })

export const BLOCK_TOWER = { 'block-tower': drawTower, 'red-block': drawRedBlock } as const
