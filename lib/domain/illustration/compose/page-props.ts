// The things that a page asks for, before they have a place on it.
import type { Direction, Prop } from '../direction'
import { clamp } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Box } from '../scene'
import { liesDown, lying } from '../things/lying'
import { THINGS } from '../things/table'
import { goesOnTable, isLaid, laid, onStool } from '../things/tabletop'
import type { Thing } from '../things/thing'
import { besideBoat, isAboard } from './boat-passengers'
import { propWant } from './roles'
import type { Role } from './roles'
import { isSatOn } from './seating'

export interface PageProp {
  prop: Prop
  thing: Thing
  /** In centimetres, as the thing. */ box: Box
  want: number
  text: string | undefined
  row: number
  /** Who looks at it. */ owner?: Role | undefined
}

/** Makes no sense in the sea. */
const DRY = new Set<Prop>(['puddle', 'campfire', 'umbrella', 'kite', 'hole', 'door', 'window'])

/** Indoors it is the window that shows them. */
const SKY = new Set<Prop>(['moon', 'star', 'comet'])

/** A door in the street has a house to it, a lamp a post. */
const outOfDoors = ({ prop, text }: Direction['props'][number], indoor: boolean): string | undefined =>
  indoor ? text : prop === 'door' ? 'front' : prop === 'lamp' ? 'street' : text

/** @param has what the place has of its own */
export function pageProps(
  roles: readonly Role[],
  direction: Direction,
  has: readonly Prop[],
  { indoor, swims }: { indoor: boolean; swims: boolean },
): PageProp[] {
  const held = new Set(roles.map((r) => r.holding))
  const diners = roles.filter((r) => r.seat === 'chair')
  // What the place has of its own is not drawn a second time, but for the table at which somebody sits.
  const drawn = direction.props
    .filter(
      (p) =>
        !held.has(p.prop) &&
        (!has.includes(p.prop) || p.text || (p.prop === 'table' && diners.length > 0)) &&
        !isSatOn(p.prop, roles) &&
        !isAboard(p.prop, roles) &&
        !(swims && DRY.has(p.prop)) &&
        !(indoor && SKY.has(p.prop)),
    )
    .map((p, i) => ({ ...p, thing: THINGS[p.prop](outOfDoors(p, indoor)), i }))
  const small = drawn.filter((p) => isLaid(p.prop))
  const table = drawn.some((p) => p.prop === 'table') && small.length > 0
  return drawn.flatMap(({ prop, at, text, thing: alone, i }): PageProp[] => {
    if (table && isLaid(prop)) return []
    const thing =
      table && prop === 'table'
        ? laid(alone, small)
        : indoor && goesOnTable(prop)
          ? onStool(alone)
          : liesDown(prop, text)
            ? lying(alone)
            : alone
    const box = bounds(thing.nodes)
    // What somebody looks at stands beside them, on the side to which they are turned.
    const owner = roles.find((r) => r.actor.looksAt === prop)
    const diner = prop === 'table' ? diners[0] : undefined
    // A table stands among those who sit at it, a little before them.
    if (diner)
      return [
        {
          prop,
          thing,
          box,
          want:
            diners.length > 1
              ? diners.reduce((sum, r) => sum + r.want, 0) / diners.length
              : clamp(diner.want + diner.faces * 0.04, 0, 1),
          text,
          row: 0.4,
        },
      ]
    const want = besideBoat(
      owner && at === undefined ? clamp(owner.want + owner.faces * 0.13, 0, 1) : propWant(at, i),
      roles,
    )
    return [
      {
        prop,
        thing,
        box,
        want,
        text,
        owner,
        row: at === 'far' ? -1 : at === 'near' || thing.rests === 'flat' || thing.height < 40 ? 1 : 0,
      },
    ]
  })
}

/** What stands among the cast; the longest things go behind it, or nobody would have room. */
const LONG = 140
export const stands = (thing: Thing): boolean =>
  (thing.rests === 'flat' || thing.rests === 'ground') && thing.width < LONG
