// Passengers of a vessel: together, side by side, chins above its near side and legs behind it.
import type { Direction, Prop } from '../direction'
import { group } from '../kit/shape'
import { clamp, compose, scale, translate } from '../kit/vector'
import type { Box, Figure, Node } from '../scene'
import { VESSELS } from '../things/vessels'
import type { PlacedFigure } from './placement'
import type { Role } from './roles'
import { pullsRope } from './rope-ties'

/** Poses of people that stay as they are in a boat; in all others they sit. */
const UPRIGHT = new Set([
  'stand',
  'point',
  'wave',
  'look-up',
  'celebrate',
  'hands-on-hips',
  'reach',
  'carry',
  'shrug',
  'hug',
  'whisper',
  'hush',
  'bow',
  'clap',
  'count',
])
/** Poses of pets that need ground: in a boat they sit instead. */
const NEEDS_GROUND = new Set(['walk', 'run', 'leap', 'dig'])

/** Wanted x of the passengers, and the least distance from it of everybody else. */
const BOAT_X = 0.47
const BESIDE_BOAT = 0.19

/** The page's vessel if somebody is to be aboard. With the text "bare" it is still only a box. */
const vesselOf = ({ props, actors }: Direction): Prop | undefined =>
  actors.some(({ at }) => at === 'aboard')
    ? props.find(({ prop, text }) => VESSELS[prop] && text !== 'bare')?.prop
    : undefined

/** Horses and flying birds don't board. */
const canBoard = ({ actor, member, carriedBy }: Role): boolean =>
  actor.at === 'aboard' && !carriedBy && !(member.kind === 'pet' && (member.type === 'Horse' || actor.pose === 'fly'))

export function boardVessel(roles: readonly Role[], direction: Direction, notes: string[]): Role[] {
  const vessel = vesselOf(direction)
  return roles.map((role) => {
    if (role.actor.at === 'aboard' && (!vessel || !canBoard(role)))
      notes.push(`${role.member.who} cannot be aboard, and is beside`)
    if (!vessel) return role
    if (role.actor.at === 'aboard' && canBoard(role)) {
      const { actor, member } = role
      const sits = member.kind === 'pet' ? NEEDS_GROUND.has(actor.pose) : !UPRIGHT.has(actor.pose)
      return {
        ...role,
        vessel,
        wantedX: BOAT_X + (role.wantedX - 0.5) * 0.1,
        actor: sits ? { ...actor, pose: 'sit' } : actor,
      }
    }
    const wantedX = moveAshore(role.wantedX)
    return { ...role, wantedX, ...(pullsRope(role.actor) ? { facing: wantedX < BOAT_X ? 1 : -1 } : {}) }
  })
}
const moveAshore = (want: number): number =>
  want < BOAT_X ? Math.min(want, BOAT_X - BESIDE_BOAT) : Math.max(want, BOAT_X + BESIDE_BOAT)
/** Wanted x of a prop: not where the boat is. */
export const clearOfBoat = (want: number, roles: readonly Role[]): number =>
  roles.some((role) => role.vessel) ? moveAshore(want) : want

/** Whether a prop is drawn as the passengers' vessel, and so must not be drawn a second time. */
export const isBoarded = (prop: Prop, roles: readonly Role[]): boolean => roles.some((role) => role.vessel === prop)

/** Height of the vessel's bench for people who sit on it, in centimetres. */
export const benchHeightOf = ({ vessel, actor, member }: Role): number | undefined =>
  vessel && actor.pose === 'sit' && member.kind !== 'pet' && member.look.mobility !== 'wheelchair'
    ? VESSELS[vessel]?.seatHeight
    : undefined

/** Centimetres between the vessel's near side and a chin: people show their shoulders. */
const CHIN_CLEARANCE = { person: 15, pet: 5 }
/** How far a figure is lifted to look over the near side, in centimetres. */
export function liftAboard({ vessel, actor, member }: Role, { face }: Figure): number {
  const side = vessel && VESSELS[vessel]?.sideHeight
  if (!side) return 0
  return actor.pose === 'perch'
    ? side
    : Math.max(
        0,
        side + (member.kind === 'pet' ? CHIN_CLEARANCE.pet : CHIN_CLEARANCE.person) + face.centre[1] + face.radius,
      )
}

/** Room to either side of a passenger's middle, in centimetres. */
const ELBOW_ROOM = 40
const TAIL_ROOM = 60
const roomBesideOf = ({ member }: Role): number => (member.kind === 'pet' ? TAIL_ROOM : ELBOW_ROOM)
export const addElbowRoom = (box: Box, { vessel }: Role, crew: number): Box => {
  if (!vessel) return box
  const elbows = Math.max(ELBOW_ROOM, (VESSELS[vessel]?.minWidth ?? 0) / 2 / crew)
  const x = Math.min(box.x, -elbows)
  return { ...box, x, width: Math.max(box.x + box.width, elbows) - x }
}

/** How far the hull reaches beyond the outermost passengers, in centimetres. */
const HULL_OVERHANG = 2
/** How far the near side stands in front of the passengers, in centimetres. */
const NEAR_SIDE_OFFSET = 5
/** Least distance of the mast from either end, in centimetres. */
const MAST_INSET = 14

interface BoatSide {
  row: number
  groundY: number
  x: number
  halfWidth: number
  nodes: Node
}

/** The vessel around its passengers: the far side goes behind them and the near side in front. */
export function drawVessel(figures: readonly PlacedFigure[]): { behind: BoatSide; before: BoatSide } | undefined {
  const crew = figures.filter(({ role }) => role.vessel)
  const vessel = crew[0]?.role.vessel && VESSELS[crew[0].role.vessel]
  const [first] = crew
  if (!first || !vessel) return undefined
  const { unitsPerCm } = first
  const ground = Math.max(...crew.map((f) => f.y + f.lift)) + NEAR_SIDE_OFFSET * unitsPerCm
  // Arms may hang over the ends; bodies may not, and tails would show through the hull.
  const reach = ({ role }: PlacedFigure, end: number): number =>
    clamp(end, -roomBesideOf(role) * unitsPerCm, roomBesideOf(role) * unitsPerCm)
  const ends = crew.flatMap((f) => [
    f.x + reach(f, Math.min(f.figure.box.x, -ELBOW_ROOM * unitsPerCm)),
    f.x + reach(f, Math.max(f.figure.box.x + f.figure.box.width, ELBOW_ROOM * unitsPerCm)),
  ])
  const [left, right] = [Math.min(...ends), Math.max(...ends)]
  const width = Math.max(vessel.minWidth, (right - left) / unitsPerCm + HULL_OVERHANG * 2)
  const x = (left + right) / 2
  const headsOf = (some: readonly PlacedFigure[]): number[] =>
    some.map((f) => (f.x + f.figure.face.centre[0] - x) / unitsPerCm).sort((a, b) => a - b)
  const heads = headsOf(crew)
  const all = headsOf(figures)
  const stern = MAST_INSET - width / 2
  const between = heads.slice(1).map((head, i) => (head + (heads[i] ?? head)) / 2)
  const far = (at: number): number => Math.min(...all.map((head) => Math.abs(head - at)))
  const mast = [stern, ...between, -stern].reduce((best, at) => (far(at) > far(best) + 1 ? at : best))
  const { behind, before } = vessel.draw(width, { x: mast, sail: mast > 0 ? -1 : 1 })
  const rows = crew.map((f) => f.row)
  const side = (nodes: Node[], row: number): BoatSide => ({
    row,
    groundY: ground,
    x,
    halfWidth: (width * unitsPerCm) / 2,
    nodes: group(nodes, { transform: compose(translate(x, ground), scale(unitsPerCm)) }),
  })
  return { behind: side(behind, Math.min(...rows) - 0.04), before: side(before, Math.max(...rows) + 0.04) }
}
