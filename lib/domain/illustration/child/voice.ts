// What comes out of an open mouth: notes of a song, strokes of a call.
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Node, Point } from '../scene'
import { fill, flattenMarks, oval, stroke, type Marks } from '../stage/marks'
import { HELD_PART } from './bounds'

const INK = '#4a3a4f'
/** A paper edge, so that they are seen on a dark stage too. */
const EDGE = '#fff6e4'
/** Per note: where it is from the mouth and its size, in centimetres. */
const NOTES = [
  [11, -5, 1.1],
  [20, -13, 1.4],
  [30, -8, 1.1],
] as const

type Draw = (colour: string, wider: number) => Marks
const drawNotes: Draw = (colour, wider) =>
  NOTES.map(([x, y, s]) => [
    fill(oval(x, y, 2.4 * s + wider, 1.8 * s + wider), colour),
    stroke(`M${x + 2 * s} ${y}V${y - 9 * s}q4 1 5 5`, colour, 1 * s + 2 * wider),
  ])
const drawStrokes: Draw = (colour, wider) => stroke('M12 -7L19 -12M14 0H23M12 7L19 11', colour, 1.7 + 2 * wider)

/** @param unit rig units a centimetre */
export const drawVoice = (voice: 'sings' | 'calls', mouth: Point, unit: number): Node => {
  const draw = voice === 'sings' ? drawNotes : drawStrokes
  const marks = group(flattenMarks([draw(EDGE, 1.1), draw(INK, 0)]), { part: VOICE_PART })
  return group([marks], { transform: compose(translate(mouth[0], mouth[1]), scale(unit)), part: HELD_PART })
}
const VOICE_PART = 'voice'

/** How far from the mouth notes and strokes are at most, in centimetres. */
export const VOICE_REACH = 34

/** The same figure with its mouth open, and nothing drawn before it. */
export const withoutVoice = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] =>
    node.kind !== 'group'
      ? [node]
      : node.part === VOICE_PART
        ? []
        : [{ ...node, children: withoutVoice(node.children) }],
  )
