// Who is in a boat, is in it: together, side by side, chins above its side and legs behind that.
import type { Direction, Prop } from '../direction'
import { group } from '../kit/shape'
import { clamp, compose, scale, translate } from '../kit/vector'
import type { Box, Figure, Node } from '../scene'
import { VESSELS } from '../things/vessels'
import type { PlacedFigure } from './placement'
import type { Role } from './roles'

/** What one does in a boat without sitting down. */
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
])
/** Pets do there as they do anywhere, unless it takes ground. */
const TAKES_GROUND = new Set(['walk', 'run', 'leap', 'dig'])

/** Where they are together, and where others then stand. */
const MIDDLE = 0.47
const APART = 0.19

/** The page's boat, if anybody is to be in it. As it came it is only a box. */
const vesselOf = ({ props, actors }: Direction): Prop | undefined =>
  actors.some(({ at }) => at === 'aboard')
    ? props.find(({ prop, text }) => VESSELS[prop] && text !== 'bare')?.prop
    : undefined

/** Horses don't get into boats, nor does who flies. */
const boards = ({ actor, member, carriedBy }: Role): boolean =>
  actor.at === 'aboard' && !carriedBy && !(member.kind === 'pet' && (member.type === 'Horse' || actor.pose === 'fly'))

export function boardVessel(roles: readonly Role[], direction: Direction, notes: string[]): Role[] {
  const vessel = vesselOf(direction)
  return roles.map((role) => {
    if (role.actor.at === 'aboard' && (!vessel || !boards(role)))
      notes.push(`${role.member.who} cannot be aboard, and is beside`)
    if (!vessel) return role
    if (role.actor.at === 'aboard' && boards(role)) {
      const { actor, member } = role
      const sits = member.kind === 'pet' ? TAKES_GROUND.has(actor.pose) : !UPRIGHT.has(actor.pose)
      return {
        ...role,
        aboard: vessel,
        want: MIDDLE + (role.want - 0.5) * 0.1,
        actor: sits ? { ...actor, pose: 'sit' } : actor,
      }
    }
    return { ...role, want: ashore(role.want) }
  })
}
const ashore = (want: number): number =>
  want < MIDDLE ? Math.min(want, MIDDLE - APART) : Math.max(want, MIDDLE + APART)
/** Nor does anything stand where the boat is. */
export const besideBoat = (want: number, roles: readonly Role[]): number =>
  roles.some((role) => role.aboard) ? ashore(want) : want

/** Drawn round those who are in it, so not a second time. */
export const isAboard = (prop: Prop, roles: readonly Role[]): boolean => roles.some((role) => role.aboard === prop)

/** How high its bench is, for people who sit on it. */
export const benchOf = ({ aboard: vessel, actor, member }: Role): number | undefined =>
  vessel && actor.pose === 'sit' && member.kind !== 'pet' && member.look.mobility !== 'wheelchair'
    ? VESSELS[vessel]?.seat
    : undefined

/** Centimetres between the side and a chin: people show their shoulders. */
const CHIN = { person: 15, pet: 5 }
/** How far somebody is lifted to look over the side: on the box that is always there. */
export function footing({ aboard: vessel, actor, member }: Role, { face }: Figure): number {
  const side = vessel && VESSELS[vessel]?.side
  if (!side) return 0
  return actor.pose === 'perch'
    ? side
    : Math.max(0, side + (member.kind === 'pet' ? CHIN.pet : CHIN.person) + face.centre[1] + face.radius)
}

/** Room to either side of somebody's middle, in centimetres. */
const ELBOWS = 40
const TAIL = 60
const room = ({ member }: Role): number => (member.kind === 'pet' ? TAIL : ELBOWS)
export const spread = (box: Box, { aboard: vessel }: Role, crew: number): Box => {
  if (!vessel) return box
  const elbows = Math.max(ELBOWS, (VESSELS[vessel]?.least ?? 0) / 2 / crew)
  const x = Math.min(box.x, -elbows)
  return { ...box, x, width: Math.max(box.x + box.width, elbows) - x }
}

/** Board, beyond the outermost. */
const BOARD = 2
/** The near side stands so much before the crew. */
const NEARER = 5
/** From the end to where a mast may stand. */
const END = 14

interface Side {
  row: number
  at: number
  x: number
  half: number
  nodes: Node
}

/** The boat with its crew: the side behind them, and the one before. */
export function vessels(figures: readonly PlacedFigure[]): { behind: Side; before: Side } | undefined {
  const crew = figures.filter(({ role }) => role.aboard)
  const vessel = crew[0]?.role.aboard && VESSELS[crew[0].role.aboard]
  const [first] = crew
  if (!first || !vessel) return undefined
  const { size } = first
  const ground = Math.max(...crew.map((f) => f.y + f.lift)) + NEARER * size
  // Arms may hang over the ends; bodies may not, and tails would come through the side.
  const reach = ({ role }: PlacedFigure, end: number): number => clamp(end, -room(role) * size, room(role) * size)
  const ends = crew.flatMap((f) => [
    f.x + reach(f, Math.min(f.figure.box.x, -ELBOWS * size)),
    f.x + reach(f, Math.max(f.figure.box.x + f.figure.box.width, ELBOWS * size)),
  ])
  const [left, right] = [Math.min(...ends), Math.max(...ends)]
  const width = Math.max(vessel.least, (right - left) / size + BOARD * 2)
  const x = (left + right) / 2
  const headsOf = (some: readonly PlacedFigure[]): number[] =>
    some.map((f) => (f.x + f.figure.face.centre[0] - x) / size).sort((a, b) => a - b)
  const heads = headsOf(crew)
  const all = headsOf(figures)
  const stern = END - width / 2
  const between = heads.slice(1).map((head, i) => (head + (heads[i] ?? head)) / 2)
  const far = (at: number): number => Math.min(...all.map((head) => Math.abs(head - at)))
  const mast = [stern, ...between, -stern].reduce((best, at) => (far(at) > far(best) + 1 ? at : best))
  const { behind, before } = vessel.draw(width, { x: mast, sail: mast > 0 ? -1 : 1 })
  const rows = crew.map((f) => f.row)
  const side = (nodes: Node[], row: number): Side => ({
    row,
    at: ground,
    x,
    half: (width * size) / 2,
    nodes: group(nodes, { transform: compose(translate(x, ground), scale(size)) }),
  })
  return { behind: side(behind, Math.min(...rows) - 0.04), before: side(before, Math.max(...rows) + 0.04) }
}
