// Lays out a page that is seen from straight above: what is told in the middle, everybody round it, turned to it.
import { heightOf } from '../compose/figures'
import type { PageLayout, PlacedFigure, PlacedProp } from '../compose/placement'
import type { Role } from '../compose/roles'
import { drawnAge } from '../../story/lists'
import type { Prop, SetDirection } from '../direction'
import { ellipse, group } from '../kit/shape'
import { compose, rotate, scale, transformPoint, translate } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Box, Figure, Node, Point } from '../scene'
import { PROP_DRAWINGS } from '../things/table'
import { DRAWN_AT, movedTo, scaledDown, type PlanPet } from './plan-marks'
import { drawPlanPerson } from './plan-person'
import { drawPlanPet } from './plan-pet'
import type { PlanThing } from './plan-shapes'
import { drawBorder, placeAcross } from './plan-border'
import { drawPlanThing } from './plan-things'
import { suitsPlan } from './suits-plan'

/** Where people and pets are round the middle, by their number, in degrees: 0 is right, 90 down. Left ones first. */
const PLACES: readonly (readonly number[])[] = [
  [],
  [150],
  [165, 8],
  [160, -92, 20],
  [148, -146, -34, 32],
  [150, -158, -90, -22, 30],
]
const GROWN = { grownup: 20, elder: 70 } as const
/** Page units across a child's crown, as wanted and at the least. */
const CROWN = { wanted: 210, least: 84 }
const FRAME = { x: 34, y: 62, width: 932, height: 830 }
/** Share of a figure's box that may cross the frame on each side. */
const CUT = 0.07
const GAP = 4
const APART = 20
/** Lies flat, but nobody sits on it. */
const KEPT_CLEAR = new Set<Prop>(['puzzle', 'puddle', 'hole'])

interface Core {
  prop: Prop
  thing: PlanThing
  at: Point
}
interface Around {
  role: Role
  nodes: readonly Node[]
  /** Angle that it faces on the page, in degrees. */
  faces: number
  at: Point
  head: Point
  headRadius: number
  reach: number
  hands: readonly Point[]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const towards = (degrees: number, by: number): Point => [
  Math.cos(radians(degrees)) * by,
  Math.sin(radians(degrees)) * by,
]
/** From the middle of a box to its edge in a direction. */
const edgeOf = (width: number, height: number, degrees: number): number => {
  const [x, y] = towards(degrees, 1)
  return Math.min(width / 2 / Math.max(0.001, Math.abs(x)), height / 2 / Math.max(0.001, Math.abs(y)))
}

/** Things in the middle: a table with the small ones on it, or side by side on the ground. */
function placeCore(direction: SetDirection, held: ReadonlySet<Prop>): Core[] {
  const things = direction.props.flatMap(({ prop, text }): Core[] => {
    const thing = held.has(prop) || prop === 'chair' ? null : drawPlanThing(prop, text)
    return thing ? [{ prop, thing, at: [0, 0] }] : []
  })
  const under = things.filter(({ prop, thing }) => prop === 'table' || (thing.lies && !KEPT_CLEAR.has(prop)))
  const over = things.filter((one) => !under.includes(one))
  const columns = Math.min(over.length, 2)
  const widest = Math.max(0, ...over.map(({ thing }) => thing.width)) + GAP
  const tallest = Math.max(0, ...over.map(({ thing }) => thing.height)) + GAP
  return [
    ...under,
    ...over.map((one, i): Core => ({
      ...one,
      at: [
        ((i % columns) - (Math.min(columns, over.length - Math.floor(i / columns) * columns) - 1) / 2) * widest,
        (Math.floor(i / columns) - (Math.ceil(over.length / columns) - 1) / 2) * tallest,
      ],
    })),
  ]
}

/** How far over a thing's edge a hand lies, in centimetres. */
const AT_EDGE = 3.5
/** Who holds what before the knees, and the thing itself, its upper edge away from its holder. */
function holdOf({ holding, act, member }: Role, direction: SetDirection, head: number) {
  const prop = member.kind === 'pet' ? undefined : (act?.thing ?? holding)
  const thing = prop && drawPlanThing(prop, direction.props.find((one) => one.prop === prop)?.text)
  if (!prop || !thing) return undefined
  const ahead = head * 1.25 + thing.height / 2
  return {
    // At the edge on this side: farther off the thing would hide the arms.
    ahead: ahead - thing.height / 2 + Math.min(thing.height * 0.34, AT_EDGE),
    half: thing.width / 2 + 1,
    nodes: [group([movedTo(thing.nodes, 0, ahead, 180)], { thing: prop })],
    end: ahead + thing.height / 2,
  }
}

const shrink = ({
  headRadius,
  head,
  reach: { ahead, back, side },
}: Pick<PlanPet, 'headRadius' | 'head' | 'reach'>) => ({
  headRadius: headRadius / DRAWN_AT,
  head: [head[0] / DRAWN_AT, head[1] / DRAWN_AT] as const,
  reach: { ahead: ahead / DRAWN_AT, back: back / DRAWN_AT, side: side / DRAWN_AT },
})

function drawAround(
  role: Role,
  direction: SetDirection,
  angle: number,
  edge: number,
  table: boolean,
  seed: string,
): Around {
  const { member, actor } = role
  const height = heightOf(member)
  const turned = actor.pose === 'back-turned' ? 180 : actor.pose === 'sleep' || actor.pose === 'lie' ? 76 : 0
  const faces = angle + 180 + turned
  if (member.kind === 'pet') {
    const drawn = drawPlanPet(member, height * DRAWN_AT, actor.pose, `${seed}|${member.who}`)
    const { headRadius, reach, head } = shrink(drawn)
    const nodes = [scaledDown(drawn.nodes)]
    const away = edge + (turned ? Math.max(reach.side, 8) : reach.ahead) + GAP
    return {
      role,
      nodes,
      faces,
      at: towards(angle, away),
      head,
      headRadius,
      reach: Math.max(reach.ahead, reach.back, reach.side),
      hands: [],
    }
  }
  const years = member.kind === 'child' ? drawnAge[member.age] : GROWN[member.who]
  const seated = table && (actor.pose === 'sit' || role.seat === 'chair')
  const request = {
    look: member.look,
    years,
    height: height * DRAWN_AT,
    pose: actor.pose,
    atTable: seated,
    key: `${seed}|${member.who}`,
  }
  const headRadius = drawPlanPerson({ ...request, hold: undefined }).headRadius / DRAWN_AT
  const hold = holdOf(role, direction, headRadius)
  const person = drawPlanPerson({
    ...request,
    hold: hold && {
      ahead: hold.ahead * DRAWN_AT,
      half: hold.half * DRAWN_AT,
      nodes: [group(hold.nodes, { transform: scale(DRAWN_AT) })],
    },
  })
  const reach = shrink({ ...person, head: [0, 0] }).reach
  const chair =
    seated && role.member.kind !== 'pet' && member.look.mobility !== 'wheelchair'
      ? (drawPlanThing('chair', undefined)?.nodes ?? [])
      : []
  const ahead = seated ? headRadius * 0.85 : Math.max(reach.ahead, hold?.end ?? 0) + GAP
  return {
    role,
    nodes: [
      // Its front edge is at the table's, not on it.
      ...(chair.length
        ? [group(chair, { part: 'seat', transform: translate(0, Math.min(0, ahead - CHAIR_AHEAD)) })]
        : []),
      scaledDown(person.nodes),
    ],
    faces,
    at: towards(angle, edge + ahead),
    head: [0, 0],
    headRadius,
    reach: Math.max(reach.side, reach.back, hold?.end ?? 0, seated ? 0 : reach.ahead),
    hands: [person.hands.near, person.hands.far].map(([x, y]): Point => [x / DRAWN_AT, y / DRAWN_AT]),
  }
}

/** How far a chair's seat reaches ahead of its middle, in centimetres. */
const CHAIR_AHEAD = 23
const SHADE = '#2b2140'

function toFigure({ nodes, faces, head, headRadius, hands, reach, role }: Around, unit: number): Figure {
  const turn = rotate(faces - 90)
  const m = compose(scale(unit), turn)
  const at = (p: Point): Point => transformPoint(m, p)
  const drawn = group(nodes, { transform: m })
  const flat = bounds([drawn])
  const own = bounds(nodes)
  const round = ellipse(own.x + own.width / 2, own.y + own.height / 2, own.width * 0.46, own.height * 0.46, SHADE, {
    opacity: 0.2,
  })
  const shadow = group([round], { transform: compose(translate(2.2 * unit, 3 * unit), m) })
  const centre = at(head)
  const [near = centre, far = centre] = hands.map(at)
  const gazeAt = at([0, reach])
  const thing = role.act?.thing ?? role.holding
  return {
    nodes: [shadow, drawn],
    box: flat,
    face: { centre, radius: headRadius * unit },
    anchors: { eyes: centre, handNear: near, handFar: far, lap: centre, back: centre, feet: [] },
    ...(hands.length && thing
      ? {
          acting: {
            contacts: [
              { by: 'near' as const, at: near, anchor: near },
              { by: 'far' as const, at: far, anchor: far },
            ],
            gazeAt,
          },
        }
      : {}),
  }
}

/** On both sides of a line, with all animals across it. Null where it would be no border: on one side are too many. */
function standAstride(
  around: readonly Role[],
  direction: SetDirection,
  seed: string,
): { standing: Around[]; line: PlanThing } | null {
  const people = around.filter(({ member }) => member.kind !== 'pet')
  if (people.length !== 2) return null
  const pets = around
    .filter(({ member }) => member.kind === 'pet')
    .map((role) => drawAround(role, direction, 0, 0, false, seed))
  const { places, height } = placeAcross(pets.map(({ nodes }) => nodes))
  const sides = people.map((role, i): Around => {
    const one = drawAround(role, direction, i ? 0 : 180, APART / 2, false, seed)
    return { ...one, at: [one.at[0], bounds(one.nodes).width / 2 + one.headRadius] }
  })
  return { standing: [...sides, ...pets.map((pet, i) => ({ ...pet, ...places[i] }))], line: drawBorder(height) }
}

export function layoutPlan(
  roles: readonly Role[],
  direction: SetDirection,
  swims: boolean,
  seed: string,
): PageLayout | null {
  if (swims || !suitsPlan(direction) || !roles.length) return null
  if (
    roles.some(
      (role) =>
        role.vessel || role.carriedBy || role.huggedBy || role.joins || role.seat === 'swing' || role.seat === 'bed',
    )
  )
    return null
  const held = new Set(
    roles.flatMap(({ member, act, holding }) =>
      (member.kind === 'pet' ? [] : [act?.thing ?? holding]).filter((prop) => prop !== undefined),
    ),
  )
  const around = [...roles].sort((a, b) => a.wantedX - b.wantedX)
  const astride = direction.props.some(({ prop }) => prop === 'chalk-line')
    ? standAstride(around, direction, seed)
    : null
  const core = placeCore(direction, held).map((one): Core =>
    astride && one.prop === 'chalk-line' ? { ...one, thing: astride.line } : one,
  )
  const solid = core.filter(({ prop, thing }) => !thing.lies || KEPT_CLEAR.has(prop))
  const places = PLACES[around.length]
  if (!places) return null
  const span = (of: (one: Core) => number): number => Math.max(0, ...solid.map(of))
  const [width, height] = [
    2 * span(({ at, thing }) => Math.abs(at[0]) + thing.width / 2),
    2 * span(({ at, thing }) => Math.abs(at[1]) + thing.height / 2),
  ]
  // With nothing between them, many would put their heads together.
  const clear = solid.length || around.length < 3 ? 0 : APART
  const table = core.some(({ prop }) => prop === 'table')
  const standing =
    astride?.standing ??
    around.map((role, i) =>
      drawAround(role, direction, places[i] ?? 0, Math.max(clear, edgeOf(width, height, places[i] ?? 0)), table, seed),
    )
  // Nobody's head is under somebody else.
  for (const [i, one] of standing.entries())
    for (const other of standing.slice(i + 1)) {
      const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
      const least = Math.max(one.headRadius, other.headRadius) + Math.max(one.headRadius, other.headRadius) * 1.5
      if (apart < least) return null
    }
  const leader =
    standing.find(({ role }) => role.member.who === 'child') ?? standing.find(({ role }) => role.member.kind !== 'pet')
  if (!leader) return null
  const boxes: Box[] = [
    ...standing.map((one) => {
      const { x, y, width: wide, height: high } = toFigure(one, 1).box
      return {
        x: one.at[0] + x + wide * CUT,
        y: one.at[1] + y + high * CUT,
        width: wide * (1 - 2 * CUT),
        height: high * (1 - 2 * CUT),
      }
    }),
    ...core.map(({ at, thing }) => ({
      x: at[0] - thing.width / 2,
      y: at[1] - thing.height / 2,
      width: thing.width,
      height: thing.height,
    })),
  ]
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ]
  const unit = Math.min(
    CROWN.wanted / (2 * leader.headRadius),
    FRAME.width / (right - left),
    FRAME.height / (bottom - top),
  )
  if (unit * 2 * leader.headRadius < CROWN.least) return null
  const [midX, midY] = [
    FRAME.x + FRAME.width / 2 - ((left + right) / 2) * unit,
    FRAME.y + FRAME.height / 2 - ((top + bottom) / 2) * unit,
  ]
  const figures = standing.map((one): PlacedFigure => ({
    // Its chair is drawn with it.
    role: { ...one.role, seat: undefined },
    figure: toFigure(one, unit),
    x: midX + one.at[0] * unit,
    y: midY + one.at[1] * unit,
    row: 0,
    lift: 1,
    unitsPerCm: unit,
  }))
  const props = core.map(({ prop, thing, at }): PlacedProp => {
    const box = {
      x: (-thing.width / 2) * unit,
      y: (-thing.height / 2) * unit,
      width: thing.width * unit,
      height: thing.height * unit,
    }
    const shadow = ellipse(1.6, 2.2, thing.width * 0.5, thing.height * 0.5, SHADE, { opacity: thing.lies ? 0.12 : 0.2 })
    return {
      prop,
      drawing: { ...PROP_DRAWINGS[prop](), placement: 'over' },
      nodes: [group([shadow, ...thing.nodes], { transform: scale(unit) })],
      box,
      x: midX + at[0] * unit,
      y: midY + at[1] * unit,
      row: thing.lies ? -1 : prop === 'table' ? -0.7 : -0.5,
      lift: 1,
    }
  })
  return {
    shot: 'above',
    framing: 'plan',
    groundY: 1000,
    rowStep: 0,
    unitsPerCm: unit,
    figures,
    props,
    essential: essentialOf(figures, props),
  }
}

/** What every window must show: heads, and what is told. */
const essentialOf = (figures: readonly PlacedFigure[], props: readonly PlacedProp[]) => [
  ...figures.map(({ figure, x, y }) => ({
    at: transformPoint(translate(x, y), figure.face.centre),
    radius: figure.face.radius,
  })),
  // A long thing, such as a kite with its tail, from one end to the other.
  ...props.flatMap(({ x, y, box }) => {
    const radius = Math.min(box.width, box.height) / 2
    const [dx, dy] = [box.width / 2 - radius, box.height / 2 - radius]
    return [-1, 1].map((end) => ({ at: [x + end * dx, y + end * dy] as const, radius }))
  }),
]
