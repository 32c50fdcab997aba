// Sheets of paper lie on the floor unless there is something to read on them.
import type { Prop } from '../direction'
import { group } from '../kit/shape'
import type { Thing } from './thing'

const SHEETS = new Set<Prop>(['paper', 'letter', 'map', 'drawing', 'book', 'comic'])
export const liesDown = (prop: Prop, text: string | undefined): boolean => SHEETS.has(prop) && text === undefined

/** Seen from where we stand: flatter, and leaning away. */
const FLAT = 0.46
const AWAY = -0.5
export const lying = (thing: Thing): Thing => ({ ...thing, height: thing.height * FLAT, width: thing.width + thing.height * FLAT, rests: 'flat', nodes: [group(thing.nodes, { transform: [1, 0, AWAY * FLAT, FLAT, -thing.height * FLAT * 0.25, 0] })] })
