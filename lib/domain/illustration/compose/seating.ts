// Gives everybody who sits something to sit on: the page's own bench, sofa or log, a chair at a table; neighbours share
// a seat that is wide enough.
import type { Direction, Prop, Shot } from '../direction'
import { compose, scale, translate } from '../kit/vector'
import { group } from '../kit/shape'
import type { Box, Node } from '../scene'
import { SEATS, type SeatKind } from '../things/seats'
import { drawFromBehind } from '../things/seats-behind'
import type { PlacedFigure } from './placement'
import type { Role } from './roles'

/** Props that are used as seats, in order of preference. */
const SEAT_PROPS: readonly (readonly [Prop, SeatKind])[] = [
  ['bus-shelter', 'shelter'],
  ['bench', 'bench'],
  ['sofa', 'sofa'],
  ['swing', 'swing'],
  ['poled-chair', 'litter'],
  ['log', 'log'],
  ['stairs', 'stairs'],
  ['chair', 'chair'],
  ['table', 'chair'],
  ['chessboard', 'chair'],
  ['piano', 'chair'],
  ['bed', 'bedside'],
]
/** Props that belong on the floor: with one of these on the page people sit on the floor, not on a chair. */
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
const SETTING_SEATS: Partial<Record<Direction['setting'], SeatKind>> = { train: 'carriage', car: 'sofa' }

function seatOf(
  { actor, member }: Role,
  { props, setting, shot }: Direction,
  indoor: boolean,
  slept: boolean,
): SeatKind | undefined {
  if (actor.pose === 'sleep' && member.kind !== 'pet' && shot !== 'behind')
    return setting === 'bedroom' ? 'bed' : props.some(({ prop }) => prop === 'sofa') ? 'sofa' : undefined
  // Whoever lies awake in a bedroom lies in bed, or on the floor when there is no bed on the page.
  if (
    actor.pose === 'lie' &&
    member.kind !== 'pet' &&
    setting === 'bedroom' &&
    props.some(({ prop }) => prop === 'bed')
  )
    return shot === 'behind' ? undefined : 'bed'
  if (actor.pose !== 'sit' || member.kind === 'pet' || member.look.mobility === 'wheelchair') return undefined
  const onPage = new Set(props.filter(({ text }) => text !== 'empty').map(({ prop }) => prop))
  // Nobody sits on the edge of a bed in which somebody sleeps.
  const given =
    SEAT_PROPS.find(([prop, kind]) => onPage.has(prop) && !(slept && kind === 'bedside'))?.[1] ?? SETTING_SEATS[setting]
  if (given) return given
  // Adults don't sit on floors.
  return member.kind === 'adult' && indoor && ![...FLOOR_PROPS].some((prop) => onPage.has(prop)) ? 'chair' : undefined
}

/**
 * Whether whoever sleeps, or lies awake in bed with nothing to do, gets a blanket: always, unless the page has the
 * story's own old blanket.
 */
const needsBlanket = ({ actor, member }: Role, { props }: Direction, seat: SeatKind | undefined): boolean =>
  (actor.pose === 'sleep' || (actor.pose === 'lie' && seat === 'bed' && !actor.act && !actor.holding)) &&
  member.kind !== 'pet' &&
  !props.some(({ prop }) => prop === 'old-blanket')

export function assignSeats(roles: readonly Role[], direction: Direction, indoor: boolean): Role[] {
  const slept = roles.some(({ actor, member }) => actor.pose === 'sleep' && member.kind !== 'pet')
  return roles.map((role) => {
    const seat = seatOf(role, direction, indoor, slept)
    return {
      ...role,
      ...(seat ? { seat } : {}),
      ...(needsBlanket(role, direction, seat) ? { underBlanket: true } : {}),
    }
  })
}

/** The seats that are drawn under the cast. The place must leave out its own ones of these kinds. */
export const seatsInUse = (roles: readonly Role[]): ReadonlySet<SeatKind> =>
  new Set(roles.flatMap(({ seat }) => (seat === 'bedside' ? 'bed' : seat) ?? []))
/**
 * How high above the ground a figure that lies on a seat is placed, in centimetres. 0 for sitters: the rig puts their
 * hips at the seat's height.
 */
export const lyingHeightOf = ({ actor, seat }: Role): number =>
  seat && (actor.pose === 'sleep' || actor.pose === 'lie') ? SEATS[seat].height - (seat === 'sofa' ? SOFT : 0) : 0
/** How far before its back somebody lies on a sofa, seen from above: the body is lower by so many centimetres. */
const SOFT = 9

/** Whether a prop is drawn as somebody's seat or bedding, and so must not be drawn again beside the cast. */
export const isUsedAsSeat = (prop: Prop, roles: readonly Role[]): boolean =>
  (BEDDING.has(prop) && roles.some((r) => r.underBlanket)) ||
  (prop !== 'table' &&
    prop !== 'piano' &&
    prop !== 'chessboard' &&
    SEAT_PROPS.some(([known, kind]) => known === prop && roles.some((r) => r.seat === kind)))

/** A figure's bounding box widened by the room that its part of the seat takes, in centimetres. */
export function includeSeat(box: Box, { seat, facing }: Role): Box {
  if (!seat) return box
  const [behind, before] = SEATS[seat].hipRoom
  const [left, right] = facing === 1 ? [behind, before] : [before, behind]
  const x = Math.min(box.x, -left)
  return { ...box, x, width: Math.max(box.x + box.width, right) - x }
}

const LAP_POSES = new Set(['sit', 'read', 'kneel', 'carry'])
/** Whether a person's hands or lap tell the page. */
export const isBusy = ({ actor, member, act, holding }: Role): boolean =>
  member.kind !== 'pet' && (act !== undefined || holding !== undefined || LAP_POSES.has(actor.pose))
/** Whether a person sits on the floor or on a seat for one. */
export const sitsAlone = ({ actor, member, seat }: Role): boolean =>
  member.kind !== 'pet' && actor.pose === 'sit' && (seat === undefined || SEATS[seat].sharedWidth === undefined)

/** Depth row of a swing: behind everyone, because its posts would cross faces. */
const SWING_ROW = -1.9
/** Between a seat and its sitters, in rows. */
const UNDER = 0.001

/** Whether somebody's back is turned to us; whoever does something or holds a pet is seen from the side. */
export const isSeenFromBehind = ({ act, carriesPet, huggedBy }: Role, shot: Shot): boolean =>
  shot === 'behind' && !act && !carriesPet && !huggedBy

/** How much longer a bed is than its sleeper, in centimetres. */
const LYING_ROOM = 26

interface PlacedSeat {
  row: number
  groundY: number
  x: number
  halfWidth: number
  nodes: Node
}

/**
 * The seats of a page in page units, each under its sitters, or before them where they are seen from behind. Sitters
 * side by side share one seat if its kind allows it.
 */
export function placeSeats(figures: readonly PlacedFigure[], shot: Shot): PlacedSeat[] {
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
    const behind = party.every(({ role }) => isSeenFromBehind(role, shot)) ? drawFromBehind(seat, width) : undefined
    const rows = party.map((f) => f.row)
    return [
      {
        row: seat === 'swing' ? SWING_ROW : behind ? Math.max(...rows) + UNDER : Math.min(...rows) - UNDER,
        groundY,
        x,
        halfWidth: (width * first.unitsPerCm) / 2,
        nodes: group(behind ?? draw(width), {
          transform: compose(translate(x, groundY), scale(turn * first.unitsPerCm, first.unitsPerCm)),
        }),
      },
    ]
  })
}
