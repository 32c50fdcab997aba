// What an act leaves in the picture besides the thing: a torn edge, a stream, crumbs, sound. Drawn in centimetres.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, mul, rotate, sub, translate } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import { dab, fill, oval, smoothPath, stroke } from '../stage/marks'
import { crayonColourOf } from '../things/crayon'
import { HUES } from '../things/prop-drawing'
import { drawRopeEnd } from '../things/rope'
import type { Anchors } from './act-thing'
import { put, type EffectInput, type EffectLayers } from './effect-input'
import { drawStream } from './pouring'

export type EffectName =
  | 'tear'
  | 'stream'
  | 'crumbs'
  | 'scrawl'
  | 'dab'
  | 'drop'
  | 'band'
  | 'drape'
  | 'strap'
  | 'cloak'
  | 'strip'
  | 'sound'
  | 'notes'
  | 'beats'
  | 'knocks'
  | 'strain'
  | 'skid'
  | 'shine'
  | 'mound'
  | 'line'
  | 'tow'
  | 'arc-from'
  | 'arc-to'

const LINE: Colour = '#5b4a3f'
const PALE: Colour = '#fffaf0'

const centreOf = ({ onThing, thing }: EffectInput): Point => onThing(thing.anchors.centre)
const anchor = (input: EffectInput, name: keyof Anchors): Point => input.onThing(input.thing.anchors[name])

/** The thing in two halves with a jagged edge between them, turned apart. */
function tear({ thing }: EffectInput): EffectLayers {
  const { x, y, width, height } = thing.box
  const middle = x + width / 2
  const teeth = Array.from(
    { length: 9 },
    (_, i) => `L${middle + (i % 2 ? 1 : -1) * width * 0.05} ${y - 1 + ((height + 2) * i) / 8}`,
  ).join('')
  const half = (edge: number, turn: number): Node =>
    group([group(thing.nodes, { clip: `M${edge} ${y - 2}${teeth}L${edge} ${y + height + 2}Z` })], {
      transform: compose(
        translate(middle, y + height),
        rotate(turn),
        translate(-middle + Math.sign(turn) * width * 0.09, -y - height),
      ),
    })
  return { thing: [half(x - 3, -15), half(x + width + 3, 15)] }
}

const crumbs = ({ mouth, unit }: EffectInput): EffectLayers => ({
  front: put(
    [
      fill(oval(-2.4, 3.4, 1) + oval(4, 4.4, 0.8) + oval(1, 6.2, 0.7) + oval(-5, 0, 0.8), '#b9763a'),
      fill(oval(-4, 4, 0.6) + oval(6, 7, 0.7) + oval(2.6, 9.4, 0.6), '#e2b876'),
    ],
    mouth,
    unit,
  ),
})

const scrawl = (input: EffectInput): EffectLayers => ({
  over: put(
    stroke('M-8 -5q1.500 -2 3 0t3 0t3 0M-8 -1.500q1.500 -2 3 0t3 0t2 0', crayonColourOf(input.crayon), 0.9),
    input.near && input.thing.standing ? input.near : anchor(input, 'page'),
    input.unit,
    input.angle,
  ),
})
const paintDab = (input: EffectInput): EffectLayers => ({
  over: put(
    [fill(dab(-9, -2, 12, 2.2, 12) + dab(-7, 1.6, 9, 1.8, -6), HUES.coral), fill(oval(-8, -2.6, 1.6), HUES.yellow)],
    input.near && input.thing.standing ? input.near : anchor(input, 'page'),
    input.unit,
  ),
})
const glueDrop = (input: EffectInput): EffectLayers => ({
  over: put(
    [
      fill('M-1.400 0Q0 -5 1.400 0Q1.800 2.400 0 2.600Q-1.800 2.400 -1.400 0Z', PALE),
      stroke('M-6 3.400Q-2 2 0 3.600T6 3', PALE, 1.6),
    ],
    input.near && input.thing.standing ? input.near : anchor(input, 'top'),
    input.unit,
  ),
})

/** A strip of paper over the thing and its loose end in the hand. */
function band(input: EffectInput): EffectLayers {
  const { thing, unit, near, far } = input
  const { box } = thing
  const top = anchor(input, 'top')
  const wide = Math.max(5, box.width * 0.2)
  const end = far ?? near ?? top
  const [dx, dy] = [(end[0] - top[0]) / unit, (end[1] - top[1]) / unit]
  return {
    over: put(
      [
        fill(`M${-wide / 2} -0.600H${wide / 2}V${box.height * 0.9}H${-wide / 2}Z`, HUES.coral),
        fill(`M${wide * 0.2} -0.600H${wide / 2}V${box.height * 0.9}H${wide * 0.2}Z`, shade(HUES.coral, -0.08)),
        stroke(`M${-wide * 0.1} 0Q${dx * 0.3} ${dy - 12} ${dx} ${dy}q4 4 2 9`, shade(HUES.coral, 0.04), 2.6),
      ],
      top,
      unit,
      input.angle,
    ),
  }
}

/** A cloth that lies over the thing and hangs down in folds. */
function drape(input: EffectInput): EffectLayers {
  const { width, height } = input.thing.box
  const [wide, long] = [width * 0.56 + 3, height * 0.74]
  const hem = `Q${wide * 0.8} ${long * 1.08} ${wide * 0.5} ${long}T0 ${long * 1.04}T${-wide * 0.5} ${long}`
  const folds = [-0.5, -0.1, 0.42].map(
    (x) => `M${wide * x * 0.7} 0Q${wide * x} ${long * 0.4} ${wide * x} ${long * 0.8}`,
  )
  return {
    over: put(
      [
        fill(
          `M${-wide * 0.8} -3Q0 -8 ${wide * 0.8} -3L${wide + 3} ${long * 0.94}${hem}T${-wide - 3} ${long * 0.92}Z`,
          HUES.green,
        ),
        fill(`M${wide * 0.5} -4L${wide * 0.8} -3L${wide + 3} ${long * 0.94}L${wide * 0.62} ${long}Z`, '#4f8a49'),
        stroke(folds.join(''), shade(HUES.green, -0.14), 1.1),
        stroke(`M${-wide - 1} ${long * 0.76}Q0 ${long * 0.9} ${wide + 1} ${long * 0.78}`, HUES.cream, 2.2),
      ],
      anchor(input, 'top'),
      input.unit,
      input.angle,
    ),
  }
}

/** It hangs by a strap from the neck, and is beaten. */
function strap(input: EffectInput): EffectLayers {
  const { neck, unit } = input
  const to = (name: keyof Anchors): Point => {
    const [x, y] = anchor(input, name)
    return [(x - neck[0]) / unit, (y - neck[1]) / unit]
  }
  const mean = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
  // Tied to its rim, below the sticks.
  const [[lx, ly], [rx, ry]] = [mean(to('top-left'), to('left')), mean(to('top-right'), to('right'))]
  return {
    ...beats(input),
    under: put(
      stroke(`M-3 -1Q${lx * 0.2} ${ly * 0.5} ${lx} ${ly}M3 -1Q${rx * 0.6} ${ry * 0.2} ${rx} ${ry}`, HUES.brown, 2.4),
      neck,
      unit,
    ),
  }
}

/** A cloth round shoulders and body, closed by the hands. */
function cloak({ thing, neck, hip, unit, near }: EffectInput): EffectLayers {
  const colour =
    thing.word === 'towel'
      ? HUES.green
      : thing.word === 'old-blanket'
        ? '#5d8fb5'
        : thing.word === 'dragon-suit'
          ? '#4a9a54'
          : HUES.coral
  const long = Math.max(16, (hip[1] - neck[1]) / unit + 6)
  const wide = long * 0.52
  const hand: Point = near ? [(near[0] - neck[0]) / unit, (near[1] - neck[1]) / unit] : [wide * 0.5, long * 0.4]
  const form = smoothPath([
    [-wide * 0.42, -4],
    [-wide * 0.86, long * 0.16],
    [-wide * 0.98, long * 0.98],
    [-wide * 0.3, long * 1.1],
    [wide * 0.3, long * 1.02],
    [hand[0] + 3, hand[1] + long * 0.36],
    [hand[0] + 3, hand[1] - 2],
    [wide * 0.5, -1],
    [wide * 0.1, 2],
  ])
  return {
    thing: [],
    over: put(
      [
        fill(form, colour),
        fill(
          smoothPath([
            [-wide * 0.8, long * 0.3],
            [-wide * 0.96, long * 0.98],
            [-wide * 0.4, long * 1.08],
            [-wide * 0.5, long * 0.5],
          ]),
          shade(colour, -0.08),
        ),
        stroke(
          `M${wide * 0.02} 4Q${hand[0] * 0.5} ${long * 0.4} ${hand[0] - 2} ${hand[1]}M${-wide * 0.2} ${long * 0.4}Q${-wide * 0.3} ${long * 0.8} ${-wide * 0.2} ${long}`,
          shade(colour, -0.13),
          1.2,
        ),
        fill(
          oval(-wide * 0.5, long * 0.5, 2) + oval(-wide * 0.1, long * 0.75, 2) + oval(wide * 0.2, long * 0.6, 2),
          shade(colour, 0.14),
        ),
      ],
      neck,
      unit,
    ),
  }
}

/** A curl of peel from the thing to the hand. */
function strip(input: EffectInput): EffectLayers {
  const from = anchor(input, 'top-right')
  const to = input.near ?? from
  const [dx, dy] = [(to[0] - from[0]) / input.unit, (to[1] - from[1]) / input.unit]
  // The sticker that comes off a bath.
  if (input.thing.word === 'lion-bath') return { front: put(fill(oval(3, -3, 4.2), HUES.red), to, input.unit) }
  return {
    over: put(
      [
        stroke(`M0 0Q${dx * 0.5 + 3} ${dy - 9} ${dx} ${dy}q-5 6 -1 9q5 3 3 8`, '#e9c35a', 2.6),
        stroke(`M0 0Q${dx * 0.5 + 3} ${dy - 9} ${dx} ${dy}`, '#fff0c4', 1),
      ],
      from,
      input.unit,
    ),
  }
}

/** Arcs that go out from the far end of what is shouted into. */
function sound(input: EffectInput): EffectLayers {
  const [from, to] = [input.mouth, centreOf(input)]
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / input.unit
  const out = input.thing.standing ? 6 : reach * 2
  return {
    front: put(
      stroke(
        [5, 10, 15].map((r) => `M${out + r * 0.5} ${-r * 0.9}Q${out + r * 1.4} 0 ${out + r * 0.5} ${r * 0.9}`).join(''),
        PALE,
        1.8,
        0.95,
      ),
      input.mouth,
      input.unit,
      angle,
    ),
  }
}
const notes = (input: EffectInput): EffectLayers => ({
  front: put(
    [
      [4, -6, 1],
      [13, -15, 1.2],
      [22, -8, 0.9],
    ].map(([x = 0, y = 0, s = 1]) => [
      fill(oval(x, y, 2 * s, 1.5 * s), LINE),
      stroke(`M${x + 1.8 * s} ${y}V${y - 8 * s}q4 1 4 4`, LINE, 0.9 * s),
    ]),
    anchor(input, 'top-right'),
    input.unit,
  ),
})
/** From the neck to both sides of what is carried by it, so that both hands are free. */
function drawStrap(input: EffectInput): Node[] {
  const { neck, unit } = input
  const [left, right] = ([-1, 1] as const).map((side): Point => {
    const { box } = input.thing
    const [x, y] = input.onThing([box.x + box.width * (side < 0 ? 0.16 : 0.8), box.y + box.height * 0.42])
    return [(x - neck[0]) / unit, (y - neck[1]) / unit]
  })
  if (!left || !right) return []
  return put(stroke(`M-3 -1L${left[0]} ${left[1]}M4 0L${right[0]} ${right[1]}`, '#8a5a38', 2.2), neck, unit)
}
const beats = (input: EffectInput): EffectLayers => ({
  ...(input.thing.word === 'drum' ? { over: drawStrap(input) } : {}),
  front: put(
    stroke('M-9 -6L-13 -10M-4 -9L-5 -14M4 -9L5 -14M9 -6L13 -10', PALE, 1.5, 0.95),
    anchor(input, input.thing.word === 'drum' ? 'top' : 'centre'),
    input.unit,
  ),
})
const knocks = (input: EffectInput): EffectLayers => ({
  front: put(stroke('M6 -5L11 -9M8 0H14M6 5L11 9', LINE, 1.3), input.near ?? anchor(input, 'left'), input.unit, 180),
})
const strain = ({ mouth, unit }: EffectInput): EffectLayers => ({
  front: put(
    [
      fill('M-1.200 0Q0 -4 1.200 0Q1.400 2 0 2.200Q-1.400 2 -1.200 0Z', '#8fc8e4'),
      fill('M-11 -5Q-10 -9 -8.600 -5Q-8.400 -3 -9.800 -2.800Q-11.200 -3 -11 -5Z', '#8fc8e4'),
    ],
    [mouth[0] - 15 * unit, mouth[1] - 17 * unit],
    unit,
  ),
})
const skid = (input: EffectInput): EffectLayers => {
  const [x] = anchor(input, 'right')
  return {
    under: put(stroke('M3 -3H13M5 -7H17M4 -11H11', LINE, 1.1, 0.6), [x, 0], input.unit),
  }
}
const shine = (input: EffectInput): EffectLayers => ({
  under: put(stroke('M-9 -6L-13 -10M0 -9V-15M9 -6L13 -10', '#f6d678', 1.5, 0.95), anchor(input, 'top'), input.unit),
})
const mound = (input: EffectInput): EffectLayers => {
  const wide = Math.max(14, Math.min(46, input.thing.box.width * 0.72))
  const [x] = anchor(input, 'base')
  return {
    over: put(
      [
        fill(
          `M${-wide} 1Q${-wide * 0.7} -6 ${-wide * 0.3} -6Q0 -9 ${wide * 0.4} -6Q${wide * 0.8} -5 ${wide} 1Z`,
          '#8a6040',
        ),
        fill(
          `M${-wide} 1Q${-wide * 0.6} -3.600 ${-wide * 0.2} -3Q0 -5 ${wide * 0.3} -3Q${wide * 0.6} -3 ${wide * 0.8} 1Z`,
          '#a5764e',
        ),
        fill(
          oval(-wide - 4, -8, 1.4) +
            oval(-wide * 0.4, -15, 1.6) +
            oval(wide * 0.3, -19, 1.2) +
            oval(wide + 3, -10, 1.5),
          '#8a6040',
        ),
      ],
      [x, 0],
      input.unit,
    ),
  }
}
/** The end of a rope in the hands; the page draws the rest, to what it is tied to. */
const line = ({ near, unit, thing, onThing }: EffectInput): EffectLayers => {
  if (!near || thing.word !== 'rope') return { over: put([], near ?? [0, 0], unit) }
  const [x, y] = mul(sub(near, onThing([0, 0])), 1 / unit)
  return { thing: [group(drawRopeEnd(22), { transform: translate(x, y) })] }
}

/** A rope from the hands to what is pulled along. */
const tow = (input: EffectInput): EffectLayers => {
  const hand = input.near ?? input.hip
  const end = anchor(input, 'top-left')
  const [dx, dy] = [(end[0] - hand[0]) / input.unit, (end[1] - hand[1]) / input.unit]
  return {
    over: put(
      stroke(`M-3 0Q${dx * 0.5} ${dy * 0.5 + 3} ${dx} ${dy}M-3 0q-4 5 -2 12`, '#c69a63', 1.8),
      hand,
      input.unit,
    ),
  }
}

const arc = (input: EffectInput, from: Point, to: Point): EffectLayers => {
  const { unit } = input
  const [dx, dy] = [(to[0] - from[0]) / unit, (to[1] - from[1]) / unit]
  const trail = (up: number, start: number, end: number): string => {
    const at = (t: number): string => `${dx * t} ${dy * t - up - Math.sin(t * Math.PI) * 7}`
    return `M${at(start)}Q${at((start + end) / 2)} ${at(end)}`
  }
  return {
    under: put(
      [
        stroke(trail(0, 0.12, 0.8), PALE, 1.6, 0.9),
        stroke(trail(-5, 0.25, 0.8), PALE, 1.2, 0.7),
        stroke(trail(5, 0.3, 0.8), PALE, 1.2, 0.7),
      ],
      from,
      unit,
    ),
  }
}
const arcFrom = (input: EffectInput): EffectLayers => arc(input, input.near ?? input.mouth, centreOf(input))
const arcTo = (input: EffectInput): EffectLayers => {
  const [x, y] = centreOf(input)
  return arc(input, [x + 50 * input.unit, y - 34 * input.unit], [x, y])
}

const EFFECTS: Record<EffectName, (input: EffectInput) => EffectLayers> = {
  tear,
  stream: drawStream,
  crumbs,
  scrawl,
  dab: paintDab,
  drop: glueDrop,
  band,
  cloak,
  drape,
  strap,
  strip,
  sound,
  notes,
  beats,
  knocks,
  strain,
  skid,
  shine,
  mound,
  line,
  tow,
  'arc-from': arcFrom,
  'arc-to': arcTo,
}
export const drawEffect = (name: EffectName, input: EffectInput): EffectLayers => EFFECTS[name](input)
