import { shade } from '../kit/colour'
import { bar, dab, fill, sheet } from '../stage/marks'
import type { Marks } from '../stage/marks'
import type { Colour, Point } from '../scene'
import { HUES as C, ball, cutter, thing } from './thing'
import type { DrawThing } from './thing'

// A tower with a round red block at the bottom of it: "low", "down" in bits, "few" and "good" without the red one; else as high as it gets.
const WIDE: readonly [w: number, h: number, colour: Colour][] = [[30, 15, C.blue], [38, 8, C.yellow], [22, 14, C.green], [34, 8, C.coral], [18, 14, C.purple], [24, 8, C.sky], [14, 13, C.orange]]
const TILT = 0.11

function block(x: number, y: number, w: number, h: number, lean: number, colour: Colour, name: string): Marks {
  const turn = ([px, py]: Point): Point => [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)]
  const corners = (left: number, right: number): Point[] => [turn([left, -h]), turn([right, -h]), turn([right, 0]), turn([left, 0])]
  return [fill(sheet(corners(-w / 2, w / 2), cutter(name), 0.4), colour), fill(sheet(corners(w * 0.22, w / 2), cutter(`${name} side`), 0.3), shade(colour, -0.12))]
}

/** Piled from the foot up; each sways a little further than the one below. */
function pile(count: number, foot: number, sway: number): Marks {
  let y = -foot
  let x = 0
  return WIDE.slice(0, count).map(([w, h, colour], i) => {
    const lean = sway * (i % 2 ? -1 : 1) * TILT * (0.5 + i * 0.12)
    x += sway * (i < 3 ? 2.4 : 3.2)
    const drawn = block(x, y, w, h, lean, colour, `block ${i}`)
    y -= h
    return drawn
  })
}

const red: Marks = [ball(0, -9, 9, C.red), fill(dab(0, -9, 15, 2, -12), shade(C.red, 0.2))]
const tower: DrawThing = (text) => {
  if (text === 'down') return thing(118, 30, [block(-44, 0, 30, 15, 0, C.blue, 'a'), block(-12, 0, 38, 8, 0.05, C.yellow, 'b'), block(-20, -8, 22, 14, -0.3, C.green, 'c'), block(20, 0, 34, 8, -0.06, C.coral, 'd'), block(48, 0, 18, 14, 0.2, C.purple, 'e'), block(26, -8, 14, 13, 0.4, C.orange, 'f')], { rests: 'ground' })
  if (text === 'good') return thing(40, 82, [pile(7, 0, 0), fill(bar(-24, -1, 48, 2), shade(C.pale, -0.2))])
  if (text === 'few') return thing(40, 24, pile(2, 0, 0))
  return text === 'low' ? thing(46, 60, [red, pile(3, 17, 0.7)]) : thing(58, 98, [red, pile(7, 17, 1)])
}

const redBlock: DrawThing = () => thing(18, 18, red, { grip: [0, -4] })

export const BLOCK_TOWER = { 'block-tower': tower, 'red-block': redBlock } as const
