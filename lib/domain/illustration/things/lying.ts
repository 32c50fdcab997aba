// Sheets of paper lie flat on the floor unless there is something to read on them.
import type { Prop } from '../direction'
import { group } from '../kit/shape'
import type { PropDrawing } from './prop-drawing'

const PAPER_PROPS = new Set<Prop>(['paper', 'letter', 'map', 'drawing', 'book', 'comic'])
export const liesDown = (prop: Prop, text: string | undefined): boolean => PAPER_PROPS.has(prop) && text === undefined

/** Flattening and shear of a sheet on the floor, as seen by the camera. */
const FLAT = 0.46
const AWAY = -0.5
export const layFlat = (thing: PropDrawing): PropDrawing => ({ ...thing, height: thing.height * FLAT, width: thing.width + thing.height * FLAT, placement: 'flat', nodes: [group(thing.nodes, { transform: [1, 0, AWAY * FLAT, FLAT, -thing.height * FLAT * 0.25, 0] })] })
