// What runs out of a tilted vessel: to the ground, or into what stands under its lip. Drawn in centimetres.
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Colour } from '../scene'
import { fill, oval, stroke, type Marks } from '../stage/marks'
import { HUES } from '../things/prop-drawing'
import { put, type EffectInput, type EffectLayers } from './effect-input'

const PALE: Colour = '#fffaf0'
const WATER: Colour = '#9fd0e6'
/** What runs out of it, by what the word of a vessel has in it. */
const POURED: readonly (readonly [string, Colour])[] = [
  ['paint', '#3f7bab'],
  ['jam', '#b3202f'],
]
/** Where the stream meets the ground: centimetres ahead of the lip, and the level at which it ends in what it fills. */
const FALLS_AT = 4.6
const FILLED_AT = 0.45

/** Runs from the lip of a tilted vessel to the ground, or into what stands under it; coins and porridge fall in pieces. */
export function drawStream(input: EffectInput): EffectLayers {
  const { unit, into, thing } = input
  const lip = input.onThing(thing.anchors['top-right'])
  const floor = Math.max(6, -lip[1] / unit - 1)
  const filled = into
    ? group(into.nodes, {
        thing: into.word,
        transform: compose(
          translate(lip[0] + FALLS_AT * unit, 0),
          scale(unit),
          translate(-into.box.x - into.box.width / 2, 0),
        ),
      })
    : undefined
  const fall = into ? Math.max(4, floor - into.box.height * FILLED_AT) : floor
  const colour = POURED.find(([word]) => thing.word.includes(word))?.[1] ?? WATER
  const pieces = PIECES[thing.word]
  const water = [
    fill(`M-2 -1Q5 1 ${6} ${fall * 0.4}L${7} ${fall}L${2.4} ${fall}L${2.6} ${fall * 0.4}Q1 3 -3 2Z`, colour, 0.92),
    stroke(`M3 ${fall * 0.2}L4.4 ${fall * 0.85}`, PALE, 0.8, 0.8),
    into ? [] : fill(oval(5, fall, 11, 2.4), colour, 0.85),
    into
      ? []
      : fill(oval(-7, fall - 5, 1.1, 1.6) + oval(15, fall - 7, 1.2, 1.7) + oval(11, fall - 11, 0.8, 1.2), colour),
  ]
  const drawn = put(pieces ? drawPieces(floor, pieces) : water, lip, unit)
  return { under: filled ? [filled, ...drawn] : drawn }
}
/** What falls in pieces, by its vessel. */
const PIECES: Partial<Record<string, Colour>> = { 'money-jar': HUES.gold, porridge: '#dfcaa2' }
const COIN = 2.8
/** Falling from the lip, and a heap of them below it. */
const drawPieces = (floor: number, colour: Colour): Marks =>
  [
    [1, 3],
    [5, 9],
    [2, 16],
    [6, 23],
    [3, floor - 9],
    [-4, floor - 2],
    [3, floor - 2],
    [10, floor - 2],
    [0, floor - 5],
    [7, floor - 5],
  ].map(([x = 0, y = 0]) => [fill(oval(x, y, COIN, COIN * 0.8), colour), fill(oval(x - 0.5, y - 0.4, 1.5, 1.2), PALE)])
