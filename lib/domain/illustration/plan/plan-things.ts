// Things from straight above, in centimetres, their middle at the origin, lit from the upper left.
import type { Prop } from '../direction'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import type { Point } from '../scene'
import { bounds } from '../print/node-tree'
import { PROP_DRAWINGS } from '../things/table'
import { FOOD } from './plan-food'
import { HOME } from './plan-home'
import { PLAY } from './plan-play'
import type { PlanThing } from './plan-shapes'

const DRAWN: Partial<Record<Prop, () => PlanThing>> = { ...FOOD, ...HOME, ...PLAY }

/** What is drawn flat anyway looks the same from above. */
const FLAT: ReadonlySet<Prop> = new Set<Prop>([
  'paper',
  'drawing',
  'map',
  'note',
  'letter',
  'postcard',
  'blank-card',
  'blue-picture',
  'jam-picture',
  'holed-picture',
  'sun-picture',
  'moon-picture',
  'comic',
  'leaf',
  'feather',
  'key',
  'stick',
  'bone',
  'carrot',
  'sock',
  'glove',
  'spoon',
  'ladle',
  'star',
  'ribbon',
  'tablet',
  'phone',
  'banana',
  'crayon',
  'rope',
  'kite',
  'hand',
  'prickle',
  'paper-plane',
  'scarf',
  'slippers',
  'boots',
  'spade',
  'wallet',
  'bandage',
])

export function drawPlanThing(prop: Prop, text: string | undefined): PlanThing | null {
  const drawn = DRAWN[prop]?.()
  if (drawn) return drawn
  if (!FLAT.has(prop)) return null
  const { nodes } = PROP_DRAWINGS[prop](text)
  const { x, y, width, height } = bounds(nodes)
  const middle: Point = [-x - width / 2, -y - height / 2]
  return { nodes: [group(nodes, { transform: translate(...middle) })], width, height }
}
export const hasPlan = (prop: Prop): boolean => prop in DRAWN || FLAT.has(prop)
