// Sheets of paper and cushions lie flat on the floor unless there is something to read on them, and what cannot stand
// lies on its side.
import type { Prop } from '../direction'
import { group } from '../kit/shape'
import { rotate, translate } from '../kit/vector'
import { shade } from '../kit/colour'
import { bounds } from '../print/node-tree'
import { bar, fill, flattenMarks, stroke } from '../stage/marks'
import { HUES } from './prop-drawing'
import type { PropDrawing } from './prop-drawing'

const PAPER_PROPS = new Set<Prop>(['paper', 'letter', 'map', 'drawing', 'book', 'comic', 'postcard', 'blank-card', 'ribbon', 'triangle', 'phone'])
export const liesDown = (prop: Prop, text: string | undefined): boolean => (PAPER_PROPS.has(prop) && text === undefined) || prop === 'pillow'

/** Things that would fall over: on a floor they lie on their side. Degrees from the way in which they are held. */
const FALLS_OVER: Partial<Record<Prop, number>> = { crayon: 78, spoon: 78, ladle: 78, umbrella: 58, carrot: 78, glove: 78, broom: 80 }
export const fallsOver = (prop: Prop): boolean => FALLS_OVER[prop] !== undefined
export function layOnSide(thing: PropDrawing, prop: Prop): PropDrawing {
  const nodes = [group(thing.nodes, { transform: rotate(FALLS_OVER[prop] ?? 0) })]
  const { x, y, width, height } = bounds(nodes)
  const transform = translate(-x - width / 2, -y - height)
  return { ...thing, width, height, placement: 'flat', nodes: [group(nodes, { transform })] }
}
/** In a room a broom leans on the wall, where else it would stand by itself. Degrees. */
const LEANING = -7
export const leansOnWall = (prop: Prop): boolean => prop === 'broom'
export const leanOnWall = (thing: PropDrawing): PropDrawing => ({ ...thing, placement: 'wall', inWall: true, nodes: [group(thing.nodes, { transform: rotate(LEANING) })] })
/** Large sheets that are looked at: they lean on a strut. */
const LEANS = new Set<Prop>(['blue-picture', 'jam-picture', 'holed-picture', 'sun-picture', 'moon-picture'])
export const leans = (prop: Prop): boolean => LEANS.has(prop)
/** How far above the floor their foot is, so that legs are seen. Centimetres. */
const LEGS = 26
export function leanOnStrut(thing: PropDrawing): PropDrawing {
  const [half, top] = [thing.width / 2, thing.height + LEGS]
  const strut = flattenMarks([
    stroke(`M-4 ${-top - 7}L${-half * 0.8} 0M4 ${-top - 7}L${half * 0.8} 0`, HUES.wood, 3.4),
    fill(bar(-6, -top - 9, 12, 5), shade(HUES.wood, -0.08)),
  ])
  return {
    ...thing,
    nodes: [
      ...strut,
      group(thing.nodes, { transform: translate(0, -LEGS) }),
      ...flattenMarks([
        fill(bar(-half * 0.86, -LEGS - 3, half * 1.72, 3.6), HUES.wood),
        fill(bar(-half * 0.86, -LEGS, half * 1.72, 1), shade(HUES.wood, -0.12)),
      ]),
    ],
    height: top + 9,
  }
}

/** The same far off in a room: on its wall, at the height of a picture. Centimetres. */
const HANGS_AT = 92
export const hangOnWall = (thing: PropDrawing): PropDrawing => ({ ...thing, placement: 'wall', inWall: true, nodes: [group(thing.nodes, { transform: translate(0, -HANGS_AT) })] })

/** Flattening and shear of a sheet on the floor, as seen by the camera. */
const FLAT = 0.46
const AWAY = -0.5
export const layFlat = (thing: PropDrawing): PropDrawing => ({ ...thing, height: thing.height * FLAT, width: thing.width + thing.height * FLAT, placement: 'flat', nodes: [group(thing.nodes, { transform: [1, 0, AWAY * FLAT, FLAT, -thing.height * FLAT * 0.25, 0] })] })
