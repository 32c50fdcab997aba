// Lays a page out: who stands where at what size, before anything of the place is drawn.
import type { Direction, Prop, Shot } from '../direction'
import { chance } from '../../chance'
import { clamp } from '../kit/vector'
import type { Figure } from '../scene'
import { footing, spread } from './boat-passengers'
import { arms, type Arms } from './carried'
import { embraced } from './embrace'
import { enlarged, heightOf, pose, scaledBox } from './figures'
import { flies, inFlight } from './flying'
import { layout, MARGIN, PAGE } from './layout'
import type { Ground, Item, Placed } from './layout'
import { placeAround } from './place-around'
import { placeThing } from './place-thing'
import type { PageLayout, PlacedFigure, PlacedThing } from './placement'
import type { Role } from './roles'
import { FLOOR_FROM, inwards, nearness, rowOf, stepOf } from './depth-rows'
import { onSeat, raised } from './seating'
import { stands, pageProps } from './page-props'
import type { PageProp } from './page-props'

/** Page units for the child's standing height, and the least for a child in a crowd. */
const CHILD_HEIGHT: Record<Shot, { wanted: number; least: number }> = {
  wide: { wanted: 420, least: 150 },
  medium: { wanted: 580, least: 300 },
  close: { wanted: 780, least: 460 },
  behind: { wanted: 540, least: 280 },
  above: { wanted: 470, least: 150 },
}
const FARTHER: Partial<Record<Shot, Shot>> = { close: 'medium', medium: 'wide', behind: 'wide' }
const perches = (role: Role): boolean =>
  role.actor.pose === 'perch' && role.member.kind === 'pet' && role.member.type === 'Bird'
const SMALL = 34
const NEARER = 1.6

interface Request {
  roles: readonly Role[]
  direction: Direction
  place: { indoor: boolean; swims: boolean }
  groundOf: (shot: Shot) => number
  horizonOf: (shot: Shot) => number
  centre: number
  lightSide: -1 | 1
  key: string
  page: number
  notes: string[]
  /** Props that belong to the place. */ has: readonly Prop[]
}

/** Page y that feet of the front row don't pass. */
const FRONT = 972

/** Wherever else it was wanted, what somebody looks at stands on the side to which they are turned. */
const beforeEyes = (want: number, owner: Role | undefined): number =>
  owner ? (owner.faces > 0 ? Math.max(want, owner.want + BESIDE) : Math.min(want, owner.want - BESIDE)) : want
const BESIDE = 0.02

/** Everything there is to place, in centimetres. */
interface Troupe extends Arms {
  figures: ReadonlyMap<string, Figure>
  things: readonly PageProp[]
  tallest: number
}

function troupe({ roles: asked, direction, place, lightSide, key, page, has }: Request): Troupe {
  const known = new Map<Role, Figure>()
  const drawn = (role: Role): Figure => {
    const figure = known.get(role) ?? pose(role, direction, place, lightSide, key, page)
    known.set(role, figure)
    return figure
  }
  const roles = direction.shot === 'behind' ? asked : embraced(asked, drawn)
  const figures = new Map(roles.map((role) => [role.member.who, drawn(role)]))
  return {
    ...arms(roles, figures),
    figures,
    things: pageProps(roles, direction, has, place),
    tallest: Math.min(130, Math.max(SMALL, ...roles.map((r) => heightOf(r.member)))),
  }
}

/** Of whom somebody carries or hugs. */
function faceInArms(cast: Troupe, bearer: string, size: number): Item['held'] {
  const held = cast.roles
    .map((r) => (r.carriedBy === bearer || r.huggedBy === bearer ? cast.carried.get(r.member.who) : undefined))
    .find((one) => one !== undefined)
  if (!held) return undefined
  const {
    centre: [x, y],
    radius,
  } = held.figure.face
  return { centre: [(held.at[0] + x) * size, (held.at[1] + y) * size], radius: radius * size }
}

interface Laid {
  placed: Placed[]
  fit: number
  ground: Ground
  step: number
}
/** `share` is the size reached, as a part of what the shot wants: who had to be drawn smaller stands farther off, and so higher on the page. */
function lay(cast: Troupe, request: Request, shot: Shot, unit: number, share: number): Laid {
  const [near, horizon] = [request.groundOf(shot), request.horizonOf(shot)]
  const child = unit * cast.tallest
  const standing = cast.roles.filter((r) => !r.carriedBy && !r.huggedBy && !flies(r))
  const step = stepOf(standing.length)
  const rows = new Map(
    standing.map((role, i) => [
      role.member.who,
      rowOf(role, i, standing, cast.figures.get(role.member.who)?.box.height ?? 0),
    ]),
  )
  const front = Math.max(0, ...rows.values(), ...cast.things.map((w) => (stands(w.thing) ? w.row : 0)))
  const free = Math.min(
    horizon + (near - horizon) * Math.min(1, share) ** 0.4,
    (FRONT + horizon * step * front) / (1 + step * front),
  )
  // The rows of a crowd in a room begin where its floor does, and stand closer.
  const y = request.place.indoor && shot !== 'above' ? Math.max(free, horizon + (near - horizon) * FLOOR_FROM) : free
  const ground: Ground = {
    y,
    step: Math.min((y - horizon) * step, (FRONT - y) / Math.max(1, front)),
    centre: request.centre,
  }
  const crew = standing.filter((r) => r.aboard).length
  const items: Item[] = []
  for (const role of standing) {
    const figure = cast.figures.get(role.member.who)
    if (!figure) continue
    const row = rows.get(role.member.who) ?? 0
    const size = unit * nearness(row, step)
    const face = {
      centre: [figure.face.centre[0] * size, figure.face.centre[1] * size] as const,
      radius: figure.face.radius * size,
    }
    const lift = role.aboard
      ? footing(role, figure) * size
      : perches(role)
        ? PERCH * size
        : raised(role)
          ? raised(role) * size
          : request.place.swims
            ? child * (0.12 + 0.4 * chance(request.key, `float ${role.member.who}`))
            : 0
    items.push({
      id: role.member.who,
      box: scaledBox(spread(onSeat(cast.boxes.get(role.member.who) ?? figure.box, role), role, crew), size),
      face,
      held: faceInArms(cast, role.member.who, size),
      want: row > 0 ? inwards(role.want, standing.length) : role.want,
      row,
      lift,
      minor: false,
    })
  }
  for (const w of cast.things)
    if (stands(w.thing))
      items.push({
        id: `prop:${w.prop}`,
        box: scaledBox(w.box, unit * nearness(w.row, step)),
        want: beforeEyes(inwards(w.want, standing.length + cast.things.length), w.owner),
        row: w.row,
        lift: 0,
        minor: true,
      })
  return { ...layout(items, ground, child * 0.03), ground, step }
}

/** Height of what a perching bird sits on, in centimetres. */
export const PERCH = 50

/** Shot, size and places. A cast too large for a shot is shown from farther off, and the notes say so. */
export function layoutPage(request: Request): PageLayout {
  const { roles, notes } = request
  const child = roles.find((r) => r.member.kind === 'child') ?? roles[0]
  const height = child ? Math.max(SMALL, heightOf(child.member)) : 116
  const cast = troupe(request)
  let shot = request.direction.shot
  for (;;) {
    const { wanted, least } = CHILD_HEIGHT[shot]
    let unit = wanted / height
    let lie = lay(cast, request, shot, unit, (unit * height) / wanted)
    // Where people sit or lie, the camera comes nearer.
    const people = lie.placed.filter(({ item }) => !item.minor && !item.id.startsWith('pet'))
    const tall = Math.max(
      ...(people.length ? people : lie.placed).map(({ item }) => (item.minor ? 0 : item.box.height)),
      1,
    )
    if (tall < wanted * 0.85) {
      unit *= Math.min(NEARER, (wanted * 0.85) / tall)
      lie = lay(cast, request, shot, unit, (unit * height) / wanted)
    }
    if (lie.fit < 0.999) {
      // Rows do not scale with the figures, so the largest size that fits is searched for.
      let [fits, high] = [unit * lie.fit * 0.6, unit]
      for (let i = 0; i < 8; i++) {
        const middle = (fits + high) / 2
        if (lay(cast, request, shot, middle, (middle * height) / wanted).fit > 0.999) fits = middle
        else high = middle
      }
      unit = fits
      lie = lay(cast, request, shot, unit, (unit * height) / wanted)
    }
    const next = FARTHER[shot]
    if (next && unit * height < least) {
      notes.push(`too many for a ${shot} shot, drawn as ${next}`)
      shot = next
      continue
    }
    return finish(cast, request, shot, unit, lie)
  }
}

function finish(cast: Troupe, request: Request, shot: Shot, unit: number, lie: Laid): PageLayout {
  const figures: PlacedFigure[] = []
  const things: PlacedThing[] = []
  const figureOf = (who: string, row = 0): Figure | undefined => {
    const figure = cast.figures.get(who)
    return figure && enlarged(figure, unit * nearness(row, lie.step))
  }
  for (const { item, x, y } of lie.placed) {
    const r = cast.roles.find((c) => c.member.who === item.id)
    const figure = figureOf(item.id, item.row)
    const w = cast.things.find((t) => `prop:${t.prop}` === item.id)
    if (r && figure)
      figures.push(
        inFrame({ role: r, figure, x, y, row: item.row, lift: item.lift, size: unit * nearness(item.row, lie.step) }),
      )
    else if (w)
      things.push(
        placeThing(w, unit * nearness(item.row, lie.step), request.lightSide, { x, y, row: item.row, lift: 0 }),
      )
  }
  for (const r of cast.roles) {
    const bearer = figures.find((f) => f.role.member.who === (r.carriedBy ?? r.huggedBy))
    const held = cast.carried.get(r.member.who)
    if (!held || !bearer) continue
    const size = unit * nearness(bearer.row, lie.step)
    figures.push(
      inFrame({
        role: r,
        figure: enlarged(held.figure, size),
        x: bearer.x + held.at[0] * size,
        y: bearer.y + held.at[1] * size,
        row: bearer.row + (held.stands ? -0.02 : 0.02),
        lift: held.stands ? bearer.lift : 1,
        size,
        under: held.under,
      }),
    )
  }
  const friend = figures.find((f) => f.role.member.who === 'child') ?? figures[0]
  for (const role of cast.roles.filter(flies)) {
    const figure = figureOf(role.member.who)
    if (figure) figures.push(inFlight(role, figure, friend, figures, lie.ground.y, unit))
  }
  const scenery = {
    shot,
    unit,
    ground: lie.ground,
    near: request.groundOf(shot),
    horizon: request.horizonOf(shot),
    indoor: request.place.indoor,
    lightSide: request.lightSide,
  }
  return {
    shot,
    ground: lie.ground.y,
    step: lie.ground.step,
    unit,
    figures,
    things: placeAround(cast.things, figures, things, scenery),
  }
}

const EDGE = 8
/** Drawn wholly inside the page. */
export const inFrame = (f: PlacedFigure): PlacedFigure => {
  const { box } = f.figure
  return {
    ...f,
    x: clamp(f.x, MARGIN - box.x, PAGE - MARGIN - box.x - box.width),
    y: clamp(f.y, MARGIN - box.y, PAGE - EDGE - box.y - box.height),
  }
}
