// Props that stand on a table and not on the floor.
import type { Prop } from '../direction'
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import { bar, fill, flattenMarks, oval } from '../stage/marks'
import { HUES, makeProp } from './prop-drawing'
import type { PropDrawing } from './prop-drawing'

const TABLETOP = new Set<Prop>(['cake', 'bowl', 'cup', 'soup', 'plate', 'bread', 'sandwich', 'jar', 'tin', 'lamp', 'trophy', 'scale', 'fishbowl', 'apple', 'tablet', 'phone', 'camera', 'microphone', 'bell', 'pan', 'pancake', 'banana', 'porridge', 'onions', 'lasagne', 'money-jar', 'hot-cup', 'ice-bowl'])
/** These stand on a table if the page has one, and on the floor otherwise. */
const ON_EXISTING_TABLE = new Set<Prop>(['jelly', 'cherry-jelly', 'ship-cup', 'jam', 'blue-paint', 'tomato', 'lantern'])
export const canLieOnTable = (prop: Prop): boolean => TABLETOP.has(prop) || ON_EXISTING_TABLE.has(prop)
export const goesOnTable = (prop: Prop): boolean => TABLETOP.has(prop)

const TABLE_HEIGHT = 62
const STOOL_HEIGHT = 40

/** The table with the props in a row along its top. Centimetres. */
export function layOnTable(table: PropDrawing, things: readonly { prop: Prop; thing: PropDrawing }[]): PropDrawing {
  const step = (table.width - 16) / Math.max(1, things.length)
  const put = things.map(({ prop, thing: t }, i) => group(t.nodes, { transform: translate(-table.width / 2 + 8 + step * (i + 0.5), -TABLE_HEIGHT + 1), part: `prop:${prop}` }))
  return { ...table, nodes: [...table.nodes, ...put], height: TABLE_HEIGHT + Math.max(0, ...things.map((t) => t.thing.height)), ...(things.some((t) => t.thing.readable) ? { readable: true } : {}), neverCut: true }
}

/** A single prop on a small round table of its own: words on it are no more mirrored than on the floor. */
export function standOnStool({ nodes, width, height, readable, keepsSide }: PropDrawing): PropDrawing {
  const half = Math.max(17, width * 0.56)
  const stool = flattenMarks([
    fill(bar(-half * 0.62, -STOOL_HEIGHT, 4, STOOL_HEIGHT) + bar(half * 0.62 - 4, -STOOL_HEIGHT, 4, STOOL_HEIGHT), shade(HUES.wood, -0.07)), fill(bar(-2, -STOOL_HEIGHT, 4, STOOL_HEIGHT - 5), shade(HUES.wood, -0.12)),
    fill(oval(0, -STOOL_HEIGHT + 1, half, 5), shade(HUES.wood, -0.06)), fill(oval(0, -STOOL_HEIGHT - 1, half, 5), HUES.wood), fill(oval(-half * 0.2, -STOOL_HEIGHT - 2, half * 0.6, 2), shade(HUES.wood, 0.08)),
  ])
  return makeProp(half * 2, STOOL_HEIGHT + height, [stool, group(nodes, { transform: translate(0, -STOOL_HEIGHT) })], { neverCut: true, ...(readable ? { readable } : {}), ...(keepsSide ? { keepsSide } : {}) })
}
