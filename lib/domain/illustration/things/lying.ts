// Sheets of paper lie flat on the floor unless there is something to read on them.
import type { Prop } from '../direction'
import { group } from '../kit/shape'
import { rotate, translate } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { PropDrawing } from './prop-drawing'

const PAPER_PROPS = new Set<Prop>(['paper', 'letter', 'map', 'drawing', 'book', 'comic'])
export const liesDown = (prop: Prop, text: string | undefined): boolean => PAPER_PROPS.has(prop) && text === undefined

/** Thin things that would fall over: on a floor they lie on their side. */
const FALLS_OVER = new Set<Prop>(['crayon', 'spoon', 'ladle'])
export const fallsOver = (prop: Prop): boolean => FALLS_OVER.has(prop)
export function layOnSide(thing: PropDrawing): PropDrawing {
  const nodes = [group(thing.nodes, { transform: rotate(TILT) })]
  const { x, y, width, height } = bounds(nodes)
  const transform = translate(-x - width / 2, -y - height)
  return { ...thing, width, height, placement: 'flat', nodes: [group(nodes, { transform })] }
}
/** Degrees from upright. */
const TILT = 78

/** Flattening and shear of a sheet on the floor, as seen by the camera. */
const FLAT = 0.46
const AWAY = -0.5
export const layFlat = (thing: PropDrawing): PropDrawing => ({ ...thing, height: thing.height * FLAT, width: thing.width + thing.height * FLAT, placement: 'flat', nodes: [group(thing.nodes, { transform: [1, 0, AWAY * FLAT, FLAT, -thing.height * FLAT * 0.25, 0] })] })
