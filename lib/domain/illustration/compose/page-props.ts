// The props that a page asks for, before they have a position.
import type { Direction, Prop, SetDirection } from '../direction'
import { clamp } from '../kit/vector'
import type { Box } from '../scene'
import {
  fallsOver,
  hangOnWall,
  layFlat,
  layOnSide,
  leanOnStrut,
  leanOnWall,
  leans,
  leansOnWall,
  liesDown,
} from '../things/lying'
import { withTime } from '../things/clock-face'
import { PROP_DRAWINGS } from '../things/table'
import { goesOnTable, canLieOnTable, layOnTable, standOnStool } from '../things/tabletop'
import { boxOfProp, type PropDrawing } from '../things/prop-drawing'
import { besideViewer, findViewer, isBehindAll } from './behind-all'
import { clearOfBoat, isBoarded } from './boat-passengers'
import { propWantedX } from './roles'
import type { Role } from './roles'
import { isSeenFromBehind, isUsedAsSeat } from './seating'

export interface PageProp {
  prop: Prop
  drawing: PropDrawing
  /** Bounding box in centimetres. */
  box: Box
  wantedX: number
  text: string | undefined
  row: number
  /** Who looks at it. */
  viewer?: Role | undefined
}

/** Props that make no sense under water. */
const DRY_LAND_ONLY = new Set<Prop>(['puddle', 'campfire', 'umbrella', 'kite', 'hole', 'door', 'window'])

/** What is behind everybody there is painted, or a window. */
const NO_WALL = new Set<Direction['setting']>(['stage', 'train', 'car'])

/** Props of the sky: indoors the window shows them. */
export const SKY_PROPS: ReadonlySet<Prop> = new Set<Prop>(['moon', 'star', 'comet'])

/**
 * The text that draws a prop's variant for the place: outside, a door in a house front, a lamp or clock on a post; in
 * a room, a kite on the floor.
 */
const variantFor = ({ prop, text }: Direction['props'][number], indoor: boolean): string | undefined => {
  if (indoor) return prop === 'kite' ? 'down' : text
  return prop === 'door'
    ? 'front'
    : prop === 'window'
      ? (text ?? 'front')
      : prop === 'lamp'
        ? 'street'
        : prop === 'clock'
          ? 'post'
          : text
}

/** A scale with a plate stands on the floor. */
const isOnFloor = (prop: Prop, text: string | undefined): boolean => prop === 'scale' && text !== undefined

/** @param ownProps props that are part of the place */
export function resolvePageProps(
  roles: readonly Role[],
  direction: SetDirection,
  ownProps: readonly Prop[],
  { indoor, swims }: { indoor: boolean; swims: boolean },
): PageProp[] {
  const held = new Set(
    roles.flatMap((r) => [r.holding, r.act?.thing, r.act?.into, r.act?.verb === 'write' ? 'crayon' : undefined]),
  )
  const diners = roles.filter((r) => r.seat === 'chair')
  // A prop that is part of the place is not drawn a second time, except a table at which somebody sits and a plant
  // that somebody does something with: the place's own are at its edges.
  const drawn = direction.props
    // There is one ball: in somebody's hands or mouth it isn't in the goal too.
    .map((p) => (p.prop === 'goal' && held.has('ball') ? { ...p, text: undefined } : p))
    .filter(
      (p) =>
        !held.has(p.prop) &&
        (!ownProps.includes(p.prop) ||
          p.text ||
          (p.prop === 'table' && diners.length > 0) ||
          (p.prop === 'plant' && findViewer('plant', roles))) &&
        // A seat that stays empty is drawn beside those who sit.
        (p.text === 'empty' || !isUsedAsSeat(p.prop, roles)) &&
        !isBoarded(p.prop, roles) &&
        !(swims && DRY_LAND_ONLY.has(p.prop)) &&
        !(indoor && SKY_PROPS.has(p.prop) && p.text === undefined),
    )
    .map((p, i) => ({ ...p, thing: PROP_DRAWINGS[p.prop](withTime(p.prop, variantFor(p, indoor), direction)), i }))
  const small = drawn.filter((p) => canLieOnTable(p.prop))
  const table = drawn.some((p) => p.prop === 'table') && small.length > 0
  // The place's own table stands far behind the cast: what is told to be on it gets a small one among them.
  const isTableTold = direction.props.some((p) => p.prop === 'table')
  return drawn.flatMap(({ prop, at, text, thing: alone, i }): PageProp[] => {
    if (table && canLieOnTable(prop)) return []
    const thing =
      table && prop === 'table'
        ? layOnTable(alone, small)
        : indoor &&
            alone.placement !== 'flat' &&
            ((goesOnTable(prop) && !isOnFloor(prop, text)) || (isTableTold && canLieOnTable(prop)))
          ? standOnStool(alone)
          : liesDown(prop, text)
            ? layFlat(alone)
            : indoor && !NO_WALL.has(direction.setting) && leansOnWall(prop)
              ? leanOnWall(alone)
              : fallsOver(prop)
                ? layOnSide(alone, prop)
                : leans(prop)
                  ? indoor && at === 'far'
                    ? hangOnWall(alone)
                    : leanOnStrut(alone)
                  : alone
    const box = boxOfProp(thing)
    // A prop stands beside its viewer, on the side to which the viewer is turned.
    const owner = findViewer(prop, roles)
    const diner = prop === 'table' ? diners[0] : undefined
    // A table stands among those who sit at it, a little in front of them: beyond them where we see their backs.
    if (diner)
      return [
        {
          prop,
          drawing: thing,
          box,
          wantedX:
            diners.length > 1
              ? diners.reduce((sum, r) => sum + r.wantedX, 0) / diners.length
              : clamp(diner.wantedX + diner.facing * 0.04, 0, 1),
          text,
          row: diners.every((r) => isSeenFromBehind(r, direction.shot)) ? -0.4 : 0.4,
        },
      ]
    const want = clearOfBoat(
      owner && at === undefined ? besideViewer(owner, isBehindAll(thing)) : propWantedX(at, i, direction.mirrored),
      roles,
    )
    return [
      {
        prop,
        drawing: thing,
        box,
        wantedX: want,
        text,
        viewer: owner,
        row: at === 'far' ? -1 : at === 'near' || thing.placement === 'flat' || thing.height < 40 ? 1 : 0,
      },
    ]
  })
}
