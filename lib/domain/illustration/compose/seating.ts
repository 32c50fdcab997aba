// Who sits, sits on something: at a table on a chair, on the bench that the page has, beside each other where it is wide enough.
import type { Direction, Prop } from '../direction'
import { compose, scale, translate } from '../kit/vector'
import { group } from '../kit/shape'
import type { Box, Node } from '../scene'
import { SEATS, type SeatKind } from '../things/seats'
import type { PlacedFigure } from './placement'
import type { Role } from './roles'

/** The first of these that a page has is sat on. */
const SEAT_PROPS: readonly (readonly [Prop, SeatKind])[] = [
  ['bench', 'bench'],
  ['sofa', 'sofa'],
  ['swing', 'swing'],
  ['log', 'log'],
  ['chair', 'chair'],
  ['table', 'chair'],
  ['chessboard', 'chair'],
  ['piano', 'chair'],
  ['bed', 'bedside'],
]
/** Nobody brings a chair to these: one sits on the floor with them. */
const FLOOR_PROPS = new Set<Prop>([
  'rug',
  'cubby',
  'blanket',
  'old-blanket',
  'pillow',
  'chalk-line',
  'block-tower',
  'blocks',
  'puzzle',
  'campfire',
  'cross',
  'box',
  'scribble',
])
const BEDDING = new Set<Prop>(['blanket', 'pillow'])
const SETTING_SEATS: Partial<Record<Direction['setting'], SeatKind>> = { train: 'sofa', car: 'sofa' }

function seatOf(
  { actor, member }: Role,
  { props, setting, shot }: Direction,
  indoor: boolean,
  slept: boolean,
): SeatKind | undefined {
  if (actor.pose === 'sleep' && member.kind !== 'pet' && shot !== 'behind')
    return setting === 'bedroom' ? 'bed' : props.some(({ prop }) => prop === 'sofa') ? 'sofa' : undefined
  // Who lies awake lies in bed, unless there is something on the floor to look at.
  if (
    actor.pose === 'lie' &&
    member.kind !== 'pet' &&
    setting === 'bedroom' &&
    props.some(({ prop }) => prop === 'bed')
  )
    return shot === 'behind' ? undefined : 'bed'
  if (actor.pose !== 'sit' || member.kind === 'pet' || member.look.mobility === 'wheelchair' || shot === 'behind')
    return undefined
  const here = new Set(props.map(({ prop }) => prop))
  // A bed in which somebody sleeps is nobody's bench.
  const given =
    SEAT_PROPS.find(([prop, kind]) => here.has(prop) && !(slept && kind === 'bedside'))?.[1] ?? SETTING_SEATS[setting]
  if (given) return given
  // Grown knees don't sit on floors.
  return member.kind === 'adult' && indoor && ![...FLOOR_PROPS].some((prop) => here.has(prop)) ? 'chair' : undefined
}

/** Bedding is brought to whoever sleeps, unless the page is about a blanket of its own. */
const needsBlanket = ({ actor, member }: Role, { props }: Direction): boolean =>
  actor.pose === 'sleep' && member.kind !== 'pet' && !props.some(({ prop }) => prop === 'old-blanket')

export function assignSeats(roles: readonly Role[], direction: Direction, indoor: boolean): Role[] {
  const slept = roles.some(({ actor, member }) => actor.pose === 'sleep' && member.kind !== 'pet')
  return roles.map((role) => {
    const seat = seatOf(role, direction, indoor, slept)
    return { ...role, ...(seat ? { seat } : {}), ...(needsBlanket(role, direction) ? { underBlanket: true } : {}) }
  })
}

/** Of what the place has, what somebody sits or lies on: it stands beside the cast, so not in its usual spot. */
export const seatsInUse = (roles: readonly Role[]): ReadonlySet<SeatKind> =>
  new Set(roles.flatMap(({ seat }) => (seat === 'bedside' ? 'bed' : seat) ?? []))
/** How high above the ground the figure itself is laid: a seated one reaches the ground with its own legs. */
export const lyingHeightOf = ({ actor, seat }: Role): number =>
  seat && (actor.pose === 'sleep' || actor.pose === 'lie') ? SEATS[seat].height : 0

/** Drawn under those who sit on it, so not a second time beside them. */
export const isUsedAsSeat = (prop: Prop, roles: readonly Role[]): boolean =>
  (BEDDING.has(prop) && roles.some((r) => r.underBlanket)) ||
  (prop !== 'table' &&
    prop !== 'piano' &&
    prop !== 'chessboard' &&
    SEAT_PROPS.some(([known, kind]) => known === prop && roles.some((r) => r.seat === kind)))

/** The extents of somebody and their part of the seat, in centimetres. */
export function includeSeat(box: Box, { seat, facing }: Role): Box {
  if (!seat) return box
  const [behind, before] = SEATS[seat].hipRoom
  const [left, right] = facing === 1 ? [behind, before] : [before, behind]
  const x = Math.min(box.x, -left)
  return { ...box, x, width: Math.max(box.x + box.width, right) - x }
}

/** A swing's frame stands behind everyone, or its posts would cross faces. */
const SWING_ROW = -1.9

/** More than the sleeper's own length, in centimetres. */
const LYING_ROOM = 26

interface PlacedSeat {
  row: number
  groundY: number
  x: number
  halfWidth: number
  nodes: Node
}

/** The seats of a page, each where its sitters are; those side by side share theirs. */
export function placeSeats(figures: readonly PlacedFigure[]): PlacedSeat[] {
  const parties: PlacedFigure[][] = []
  for (const figure of figures) {
    const { seat } = figure.role
    if (!seat) continue
    const party =
      SEATS[seat].sharedWidth === undefined
        ? undefined
        : parties.find(([first]) => first?.role.seat === seat && Math.abs(first.y - figure.y) < 2)
    if (party) party.push(figure)
    else parties.push([figure])
  }
  return parties.flatMap((party) => {
    const [first] = party
    const seat = first?.role.seat
    if (!first || !seat) return []
    const { hipRoom, sharedWidth, draw } = SEATS[seat]
    const xs = party.map((f) => f.x)
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const lies = lyingHeightOf(first.role) > 0
    const width = Math.max(
      sharedWidth ?? 0,
      (right - left) / first.unitsPerCm + hipRoom[0] + hipRoom[1],
      lies ? first.figure.box.width / first.unitsPerCm + LYING_ROOM : 0,
    )
    const x = (left + right) / 2
    const groundY = first.y + first.lift
    const turn = sharedWidth === undefined ? first.role.facing : 1
    return [
      {
        row: seat === 'swing' ? SWING_ROW : Math.min(...party.map((f) => f.row)) - 0.001,
        groundY,
        x,
        halfWidth: (width * first.unitsPerCm) / 2,
        nodes: group(draw(width), {
          transform: compose(translate(x, groundY), scale(turn * first.unitsPerCm, first.unitsPerCm)),
        }),
      },
    ]
  })
}
