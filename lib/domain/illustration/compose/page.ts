// Lays a page out: who stands where at what size, before anything of the place is drawn.
import type { Direction, Prop, Shot } from '../direction'
import { group } from '../kit/shape'
import { chance } from '../../chance'
import { clamp, scale } from '../kit/vector'
import { bounds } from '../print/plain'
import type { Box, Figure } from '../scene'
import type { Thing } from '../things/thing'
import { liesDown, lying } from '../things/lying'
import { THINGS } from '../things/table'
import { goesOnTable, isLaid, laid, onStool } from '../things/tabletop'
import { enlarged, heightOf, pose, scaledBox } from './figures'
import { besideBoat, footing, isAboard, spread } from './aboard'
import { arms, type Arms } from './carried'
import { embraced } from './embrace'
import { inView } from './in-view'
import { hover, layout, MARGIN, PAGE } from './layout'
import type { Ground, Item, Placed } from './layout'
import type { PageLayout, PlacedFigure, PlacedThing } from './placed'
import { propWant } from './roles'
import type { Role } from './roles'
import { isSatOn, onSeat, raised } from './seats'
import { inwards, nearness, rowOf, stepOf } from './rows'

/** Page units for the child's standing height, and the least for a child in a crowd. */
const CHILD_HEIGHT: Record<Shot, { wanted: number; least: number }> = {
  wide: { wanted: 420, least: 150 }, medium: { wanted: 580, least: 300 }, close: { wanted: 780, least: 460 }, behind: { wanted: 540, least: 280 }, above: { wanted: 470, least: 150 },
}
const FARTHER: Partial<Record<Shot, Shot>> = { close: 'medium', medium: 'wide', behind: 'wide' }
const perches = (role: Role): boolean => role.actor.pose === 'perch' && role.member.kind === 'pet' && role.member.type === 'Bird'
const flies = (role: Role): boolean => role.actor.pose === 'fly' && role.member.kind === 'pet' && role.member.type === 'Bird'
const SMALL = 34
const NEARER = 1.6
/** In page units: close to us, a large bird would leave no room for a face. */
const WINGSPANS = [430, 340, 270, 210]


interface Request { roles: readonly Role[]; direction: Direction; place: { indoor: boolean; swims: boolean }; groundOf: (shot: Shot) => number; horizonOf: (shot: Shot) => number; centre: number; lightSide: -1 | 1; key: string; page: number; notes: string[]; /** Props that belong to the place. */ has: readonly Prop[] }

interface Wanted { prop: Prop; thing: Thing; want: number; text: string | undefined; row: number; /** Who looks at it. */ owner?: Role | undefined }

/** Makes no sense in the sea. */
const DRY = new Set<Prop>(['puddle', 'campfire', 'umbrella', 'kite', 'hole', 'door', 'window'])

/** Indoors it is the window that shows them. */
const SKY = new Set<Prop>(['moon', 'star', 'comet'])

/** A door in the street has a house to it, a lamp a post. */
const outOfDoors = ({ prop, text }: Direction['props'][number], indoor: boolean): string | undefined => (indoor ? text : prop === 'door' ? 'front' : prop === 'lamp' ? 'street' : text)

function wantedThings(roles: readonly Role[], direction: Direction, has: readonly Prop[], { indoor, swims }: Request['place']): Wanted[] {
  const held = new Set(roles.map((r) => r.holding))
  const diners = roles.filter((r) => r.seat === 'chair')
  // What the place has of its own is not drawn a second time, but for the table at which somebody sits.
  const drawn = direction.props.filter((p) => !held.has(p.prop) && (!has.includes(p.prop) || p.text || (p.prop === 'table' && diners.length > 0)) && !isSatOn(p.prop, roles) && !isAboard(p.prop, roles) && !(swims && DRY.has(p.prop)) && !(indoor && SKY.has(p.prop))).map((p, i) => ({ ...p, thing: THINGS[p.prop](outOfDoors(p, indoor)), i }))
  const small = drawn.filter((p) => isLaid(p.prop))
  const table = drawn.some((p) => p.prop === 'table') && small.length > 0
  return drawn.flatMap(({ prop, at, text, thing: alone, i }): Wanted[] => {
    if (table && isLaid(prop)) return []
    const thing = table && prop === 'table' ? laid(alone, small) : indoor && goesOnTable(prop) ? onStool(alone) : liesDown(prop, text) ? lying(alone) : alone
    // What somebody looks at stands beside them, on the side to which they are turned.
    const owner = roles.find((r) => r.actor.looksAt === prop)
    const diner = prop === 'table' ? diners[0] : undefined
    // A table stands among those who sit at it, a little before them.
    if (diner) return [{ prop, thing, want: diners.length > 1 ? diners.reduce((sum, r) => sum + r.want, 0) / diners.length : clamp(diner.want + diner.faces * 0.04, 0, 1), text, row: 0.4 }]
    const want = besideBoat(owner && at === undefined ? clamp(owner.want + owner.faces * 0.13, 0, 1) : propWant(at, i), roles)
    return [{ prop, thing, want, text, owner, row: at === 'far' ? -1 : at === 'near' || thing.rests === 'flat' || thing.height < 40 ? 1 : 0 }]
  })
}

/** What stands among the cast; the longest things go behind it, or nobody would have room. */
const EDGE = 8
/** Page y that feet of the front row don't pass. */
const FRONT = 972
const LONG = 140
const stands = (thing: Thing): boolean => (thing.rests === 'flat' || thing.rests === 'ground') && thing.width < LONG

/** Wherever else it was wanted, what somebody looks at stands on the side to which they are turned. */
const beforeEyes = (want: number, owner: Role | undefined): number =>
  owner ? (owner.faces > 0 ? Math.max(want, owner.want + BESIDE) : Math.min(want, owner.want - BESIDE)) : want
const BESIDE = 0.02

/** Everything there is to place, in centimetres. */
interface Troupe extends Arms { figures: ReadonlyMap<string, Figure>; things: readonly Measured[]; tallest: number }
type Measured = Wanted & { box: Box }

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
    ...arms(roles, figures), figures,
    things: wantedThings(roles, direction, has, place).map((w) => ({ ...w, box: bounds(w.thing.nodes) })),
    tallest: Math.min(130, Math.max(SMALL, ...roles.map((r) => heightOf(r.member)))),
  }
}

/** Of whom somebody carries or hugs. */
function faceInArms(cast: Troupe, bearer: string, size: number): Item['held'] {
  const held = cast.roles.map((r) => (r.carriedBy === bearer || r.huggedBy === bearer ? cast.carried.get(r.member.who) : undefined)).find((one) => one !== undefined)
  if (!held) return undefined
  const { centre: [x, y], radius } = held.figure.face
  return { centre: [(held.at[0] + x) * size, (held.at[1] + y) * size], radius: radius * size }
}

interface Laid { placed: Placed[]; fit: number; ground: Ground; step: number }
/** `share` is the size reached, as a part of what the shot wants: who had to be drawn smaller stands farther off, and so higher on the page. */
function lay(cast: Troupe, request: Request, shot: Shot, unit: number, share: number): Laid {
  const [near, horizon] = [request.groundOf(shot), request.horizonOf(shot)]
  const child = unit * cast.tallest
  const standing = cast.roles.filter((r) => !r.carriedBy && !r.huggedBy && !flies(r))
  const step = stepOf(standing.length)
  const rows = new Map(standing.map((role, i) => [role.member.who, rowOf(role, i, standing, cast.figures.get(role.member.who)?.box.height ?? 0)]))
  const front = Math.max(0, ...rows.values(), ...cast.things.map((w) => (stands(w.thing) ? w.row : 0)))
  const free = Math.min(horizon + (near - horizon) * Math.min(1, share) ** 0.4, (FRONT + horizon * step * front) / (1 + step * front))
  // The rows of a crowd in a room begin where its floor does, and stand closer.
  const y = request.place.indoor && shot !== 'above' ? Math.max(free, horizon + (near - horizon) * FLOOR_FROM) : free
  const ground: Ground = { y, step: Math.min((y - horizon) * step, (FRONT - y) / Math.max(1, front)), centre: request.centre }
  const crew = standing.filter((r) => r.aboard).length
  const items: Item[] = []
  for (const role of standing) {
    const figure = cast.figures.get(role.member.who)
    if (!figure) continue
    const row = rows.get(role.member.who) ?? 0
    const size = unit * nearness(row, step)
    const face = { centre: [figure.face.centre[0] * size, figure.face.centre[1] * size] as const, radius: figure.face.radius * size }
    const lift = role.aboard ? footing(role, figure) * size : perches(role) ? PERCH * size : raised(role) ? raised(role) * size : request.place.swims ? child * (0.12 + 0.4 * chance(request.key, `float ${role.member.who}`)) : 0
    items.push({ id: role.member.who, box: scaledBox(spread(onSeat(cast.boxes.get(role.member.who) ?? figure.box, role), role, crew), size), face, held: faceInArms(cast, role.member.who, size), want: row > 0 ? inwards(role.want, standing.length) : role.want, row, lift, minor: false })
  }
  for (const w of cast.things) if (stands(w.thing)) items.push({ id: `prop:${w.prop}`, box: scaledBox(w.box, unit * nearness(w.row, step)), want: beforeEyes(inwards(w.want, standing.length + cast.things.length), w.owner), row: w.row, lift: 0, minor: true })
  return { ...layout(items, ground, child * 0.03), ground, step }
}

/** Height of what a perching bird sits on, in centimetres. */
export const PERCH = 50

/** Shot, size and places. A cast too large for a shot is shown from farther off, and the notes say so. */
export function page(request: Request): PageLayout {
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
    const tall = Math.max(...(people.length ? people : lie.placed).map(({ item }) => (item.minor ? 0 : item.box.height)), 1)
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
    if (r && figure) figures.push(inFrame({ role: r, figure, x, y, row: item.row, lift: item.lift, size: unit * nearness(item.row, lie.step) }))
    else if (w) things.push(placeThing(w, unit * nearness(item.row, lie.step), x, y, item.row, 0, 1, request.lightSide))
  }
  for (const r of cast.roles) {
    const bearer = figures.find((f) => f.role.member.who === (r.carriedBy ?? r.huggedBy))
    const held = cast.carried.get(r.member.who)
    if (!held || !bearer) continue
    const size = unit * nearness(bearer.row, lie.step)
    figures.push(inFrame({ role: r, figure: enlarged(held.figure, size), x: bearer.x + held.at[0] * size, y: bearer.y + held.at[1] * size, row: bearer.row + (held.stands ? -0.02 : 0.02), lift: held.stands ? bearer.lift : 1, size, under: held.under }))
  }
  const boxOf = (f: PlacedFigure): Box => ({ x: f.x + f.figure.box.x, y: f.y + f.figure.box.y, width: f.figure.box.width, height: f.figure.box.height })
  const friend = figures.find((f) => f.role.member.who === 'child') ?? figures[0]
  for (const r of cast.roles.filter(flies)) {
    const drawn = figureOf(r.member.who)
    if (!drawn) continue
    const head = friend ? [friend.x + friend.figure.face.centre[0], friend.y + friend.figure.box.y] as const : [PAGE / 2, lie.ground.y - 300] as const
    const side = r.want < (friend?.role.want ?? 0.5) ? -1 : 1
    const taken = figures.map(boxOf)
    // Near, as large as there is room for; where there is none it is farther off.
    for (const span of WINGSPANS) {
      const figure = enlarged(drawn, Math.min(1, span / Math.max(drawn.box.width, drawn.box.height)))
      const { at: [x, y], free } = hover(figure.box, [head[0] + side * figure.box.width * 0.9 - (figure.box.x + figure.box.width / 2), head[1] - figure.box.y - figure.box.height * 0.9], taken, figure.box.height * 0.16)
      if (!free && span !== WINGSPANS.at(-1)) continue
      figures.push({ role: r, figure, x, y, row: 0, lift: Math.max(2, lie.ground.y - y), size: unit })
      break
    }
  }
  const heads = figures.map((f) => f.y + f.figure.box.y)
  // What stands behind a crowd still stands on the floor, not up its wall.
  const [near, horizon] = [request.groundOf(shot), request.horizonOf(shot)]
  const floor = Math.min(lie.ground.y, horizon + (near - horizon) * FLOOR_FROM)
  const crown = Math.min(...heads, lie.ground.y - 100)
  const high = (w: Measured): PlacedThing => {
    const half = (w.box.width * unit) / 2
    return placeThing(w, unit, clamp(w.want * PAGE, half + 30, PAGE - half - 30), Math.max(w.box.height * unit + 40, crown + w.box.height * unit * 0.25), -2, lie.ground.y - crown, 1, request.lightSide)
  }
  for (const w of cast.things) {
    // What is long and flat lies under everyone's feet: a jetty.
    if (w.thing.rests === 'flat' && !stands(w.thing)) things.push(placeThing(w, unit, figures.length ? (Math.min(...figures.map((f) => f.x)) + Math.max(...figures.map((f) => f.x))) / 2 : PAGE / 2, lie.ground.y + 9 * unit, -2, 1, 1, request.lightSide))
    if (w.thing.rests === 'wall' || (w.thing.rests === 'ground' && !stands(w.thing))) {
      const over = sheltersAll(w) ? spanOf(figures) : undefined
      const s = over ? clamp((over.right - over.left) / (w.box.width * unit), 0.92, 1.35) : shot === 'close' ? 0.8 : 0.92
      const half = (w.box.width * unit * s) / 2
      // What somebody looks at is near, and whole.
      const told = w.thing.rests === 'ground' && cast.roles.some((r) => r.actor.looksAt === w.prop)
      const shown = told ? 1.04 : 0.8
      const foot = Math.max(lie.ground.y - lie.ground.step * (over ? 0.5 : told ? 0.9 : 1.8), floor)
      const at = over ? (over.left + over.right) / 2 : clamp(awayFrom(w.want, figures), half * shown, PAGE - half * shown)
      things.push(inView(placeThing(w, unit, at, foot, -2, 0, s, request.lightSide), unit * s * flipOf(w.thing, request.lightSide), figures, things, request.place.indoor ? Math.min(floor, foot) : horizon + (near - horizon) * FIELD_FROM))
    }
    if (w.thing.rests === 'over') {
      const sleeper = figures.find(({ role }) => role.actor.pose === 'sleep' && role.member.kind !== 'pet')
      if (!sleeper) continue
      const box = boxOf(sleeper)
      const head = sleeper.x + sleeper.figure.face.centre[0]
      const feet = head < box.x + box.width / 2 ? box.x + box.width : box.x
      things.push(placeThing(w, unit, head + (feet - head) * 0.52, box.y + box.height, sleeper.row + 0.01, 1, (box.width * 0.46) / (w.box.width * unit), request.lightSide))
    }
    if (w.thing.rests === 'air' && !FLUTTERS.has(w.prop)) things.push(high(w))
  }
  // Last, so that nothing which stands behind everyone hides them.
  for (const w of cast.things.filter(({ prop }) => FLUTTERS.has(prop))) {
    const box = scaledBox(w.box, unit * flipOf(w.thing, request.lightSide), unit)
    const [top, air] = [crown - NEAR_HEADS, box.height * 0.3]
    const lost = { x: 0, y: 0, width: PAGE, height: top - air }
    const { at: [x, y], free } = hover(box, [w.want * PAGE - (box.x + box.width / 2), top - box.y], [lost, ...figures.map(boxOf)], air)
    things.push(free ? { ...placeThing(w, unit, x, y, -2, lie.ground.y - y, 1, request.lightSide), near: true } : high(w))
  }
  return { shot, ground: lie.ground.y, step: lie.ground.step, unit, figures, things }
}

/** Where the floor of a room begins, from the horizon (0) to the cast's ground (1). */
const FLOOR_FROM = 0.56

/** Out of doors, how near the horizon a thing may stand of which something small is told. */
const FIELD_FROM = 0.3

/** Small, so they are near: beside heads where there is room, since many a window on the page leaves out what is higher. */
const FLUTTERS = new Set<Prop>(['paper-plane', 'butterfly', 'moth'])
/** Page units by which it may rise above the highest: less than the air that every window leaves there (lib/domain/book/crop.ts). */
const NEAR_HEADS = 30

/** Everyone is in it or under it. */
const SHELTERS = new Set<Prop>(['cubby', 'under-table'])
const sheltersAll = ({ prop, text }: Wanted): boolean => SHELTERS.has(prop) || (prop === 'big-bush' && text === 'boots')

const spanOf = (figures: readonly PlacedFigure[]): { left: number; right: number } => ({
  left: Math.min(PAGE, ...figures.map((f) => f.x + f.figure.box.x)),
  right: Math.max(0, ...figures.map((f) => f.x + f.figure.box.x + f.figure.box.width)),
})

/** What hangs or stands behind everyone shows best beside them. */
function awayFrom(want: number, figures: readonly PlacedFigure[]): number {
  const x = want * PAGE
  const { left, right } = spanOf(figures)
  if (x < left || x > right) return x
  return want < 0.5 ? Math.min(x, left * 0.75) : Math.max(x, PAGE - (PAGE - right) * 0.75)
}

const flipOf = (thing: Thing, lightSide: -1 | 1): -1 | 1 => (lightSide === 1 && !thing.reads ? -1 : 1)

function placeThing(w: Measured, unit: number, x: number, y: number, row: number, lift: number, by: number, lightSide: -1 | 1): PlacedThing {
  const s = unit * by
  const flip = flipOf(w.thing, lightSide)
  return { prop: w.prop, thing: w.thing, nodes: [group(w.thing.nodes, { transform: scale(s * flip, s) })], box: scaledBox(w.box, s * flip, s), x, y, row, lift }
}

/** Drawn wholly inside the page. */
export const inFrame = (f: PlacedFigure): PlacedFigure => {
  const { box } = f.figure
  return { ...f, x: clamp(f.x, MARGIN - box.x, PAGE - MARGIN - box.x - box.width), y: clamp(f.y, MARGIN - box.y, PAGE - EDGE - box.y - box.height) }
}
