// Birds: a body of two ellipsoids on a tilted axis, a round head, three tail feathers, wings folded or open.
import { chance } from '../../chance'
import { mix, shade } from '../kit/colour'
import { group, movable } from '../kit/shape'
import { add, mul, polar } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import { drawBirdHead } from './bird-head'
import { drawFoldedWing, drawOpenWing, type Wing } from './bird-wing'
import { MOODS } from './feelings'
import { resolveAim, getBodyYaw } from './gaze'
import { arcPoints, leaf, translateOutline, oval, toPathData } from './outline'
import type { RigOutput, RigInput } from './rig'
import { type BirdRow, resolveTint } from './breed-row'
import { type Ellipsoid, createSolidView } from './solid'
import { castShadow, type Coat, fill, plainCoat, stroke, drawToned } from './tone'

const DEGREE = Math.PI / 180
const FOOT: Colour = '#b98f83'
const ASLANT = -34

export function drawBird(row: BirdRow, posed: RigInput): RigOutput {
  const { spec, pose, colours } = posed
  const mood = pose === 'sleep' ? MOODS.asleep : posed.mood
  const flies = pose === 'fly' || pose === 'leap'
  const perched = pose === 'perch' || pose === 'carried'
  const legs = row.legs ?? 1
  const away = pose === 'back-turned' || spec.view === 'back'
  // Poultry seen straight from behind looks like a bottle: it is turned aslant, so that its tail shows.
  const aslant = away && legs > 1.3
  const back = away && !aslant
  const yaw = back ? -90 : aslant ? ASLANT : Math.min(80, getBodyYaw(spec.view))
  const view = createSolidView({ yaw, drop: 0.1 })
  const stoop = mood.crouch < 0.9 ? -10 : mood.pitch < -15 ? -8 : mood.chest > 1 ? 8 : 0
  // On the ground the body leans forward a little, to keep a long tail off the ground.
  const clear = perched ? row.tilt : Math.min(row.tilt, 50)
  const tilt = (flies ? 20 : pose === 'graze' ? 4 : pose === 'beg' ? clear + 10 : clear) + (flies ? 0 : stoop)
  const axis: Point = [Math.cos(tilt * DEGREE), Math.sin(tilt * DEGREE)]
  const puff = 1 + Math.max(-0.07, mood.fluff * 0.09) + (pose === 'sleep' || pose === 'cuddled' ? 0.06 : 0)
  const [chestR, bellyR] = [row.chest * puff, row.belly * puff]
  const belly: Point = [
    0,
    (flies ? 60 : 0) + bellyR * 0.98 + 8 * legs * (pose === 'sleep' || pose === 'cuddled' ? 0.2 : 1),
  ]
  const at = (f: number, u: number): Point => add(belly, add(mul(axis, f), mul([-axis[1], axis[0]], u)))
  const chest = at(row.length * 0.62, -row.chest * 0.02)
  const tucked = pose === 'sleep' ? 0.72 : mood.crouch < 0.9 || mood.pitch < -15 ? 0.86 : 1.02
  const headCentre = add(at(row.length * 0.62 + row.radius * (flies ? 1.2 : tucked), flies ? 6 : -2), [
    pose === 'graze' ? 6 : flies ? 0 : -1 - (row.rise ?? 0) * 0.3,
    pose === 'graze' ? -row.radius * 0.9 : flies ? 0 : (row.rise ?? 0) * (pose === 'sleep' ? 0.3 : 1),
  ])
  const rump = at(-row.length * 0.62, 5)
  const ball = (p: Point, r: number): Ellipsoid => [p[0], p[1], 0, r, r, r * 0.88]
  const body = [
    ...view.hull([ball(chest, chestR), ball(belly, bellyR)]),
    ...view.hull([ball(belly, bellyR), ball(rump, bellyR * 0.45)]),
    ...view.hull([ball(chest, chestR), ball(headCentre, row.radius * 0.86)]),
  ]
  const breast = view.hull([ball(at(row.length * 0.2, -bellyR * 0.62), bellyR * 0.66)])
  const coat: Coat =
    row.mask || back
      ? plainCoat(colours.primary)
      : { base: colours.primary, marks: (t) => [fill(breast, shade(mix(colours.primary, colours.secondary, 0.45), t))] }

  const place = (p: Point, z = 0): Point => view.point([p[0], p[1], z])
  const wing: Wing = { row, colours, toPage: (f, u, z) => place(at(f, u), z) }
  const nodes: Node[] = []
  // In calm flight one wing is up and one down; in haste both are up.
  const glides = ['calm', 'curious', 'proud', 'happy'].includes(spec.feeling)
  const beat = (chance(posed.key, 'wing') - 0.5) * 12
  if (flies) nodes.push(group(drawOpenWing(wing, -1, (glides ? -66 : -46) + beat)))
  nodes.push(...drawTailFeathers(row, colours, at, place, tilt, flies, mood.tail, perched))
  const stride = pose === 'walk' || pose === 'run' ? 8 : 0
  const drawFoot = (side: number) => drawLeg(row, place, belly, bellyR, side, flies, legs, stride)
  if (!flies) nodes.push(...drawFoot(-1))
  nodes.push(drawToned(body, coat, { dx: 2 * posed.light, dy: 6, band: 3 }))
  if (!flies) nodes.push(...drawFoot(1))
  const wide = !flies && !back && (pose === 'run' || (spec.feeling === 'delighted' && pose !== 'sleep'))
  if (wide) nodes.splice(0, 0, group(drawOpenWing(wing, -1, -74)))
  if (back || (yaw > 60 && !flies && !wide)) for (const s of [-1, 1]) nodes.push(...drawFoldedWing(wing, body, s))
  else if (!flies && !wide) nodes.push(...drawFoldedWing(wing, body, 1))
  const aim = resolveAim(spec, pose === 'look-up')
  const resting = yaw > 50 ? 84 : back ? -90 : aslant ? 0 : flies ? 24 : 38
  const head = drawBirdHead(
    row,
    { ...posed, mood },
    {
      at: place(headCentre),
      yaw: aim.turnFrom(resting),
      pitch: mood.pitch + aim.pitch + (pose === 'look-up' ? 30 : pose === 'graze' ? -40 : 0),
      roll: mood.roll,
      gaze: aim.gaze,
      key: posed.key,
    },
  )
  const nod = { part: 'head', movement: 'nod', pivot: place(headCentre) } as const
  nodes.push(
    ...movable(nod, head.behind),
    group([castShadow(translateOutline(head.skull, -1, row.radius * 0.3), plainCoat(colours.primary), -0.08)], {
      clip: toPathData(body),
    }),
    ...movable(nod, [group(head.front, { face: true })]),
  )
  if (wide) nodes.push(group(drawOpenWing(wing, 1, -126)))
  if (flies) nodes.push(...drawFoot(1), group(drawOpenWing(wing, 1, (glides ? 96 : -136) + beat)))
  return {
    nodes,
    face: { centre: place(headCentre), radius: row.radius },
    eyes: head.eyes,
    mouth: head.beak,
    paw: place([6, 4]),
    back: place(at(0, bellyR)),
    feet: [place([4, 0], 9), place([4, 0], -9)],
    ...(perched ? { perched: true } : {}),
  }
}

/** Degrees between the feathers of a tail that is not spread. */
const FAN = 5

function drawTailFeathers(
  row: BirdRow,
  colours: RigInput['colours'],
  at: (f: number, u: number) => Point,
  place: (p: Point, z?: number) => Point,
  tilt: number,
  flies: boolean,
  lift: number,
  perched: boolean,
): Node[] {
  const colour = resolveTint(row.tailColour ?? 'accent', colours)
  const root = at(-row.length * 0.5, 8)
  // The tip of the lowest feather trails just above the ground, however sadly the tail hangs.
  const lowest = (Math.asin(Math.max(0, Math.min(1, (root[1] - 7) / row.tail[0]))) * 180) / Math.PI
  const hanging = Math.min(tilt + 4, lowest) - (row.cocked ?? 0) - lift * 0.22
  const down = flies ? tilt - 6 : perched ? tilt + 4 : Math.min(hanging, lowest - FAN)
  return [-1, 0, 1].map((i) => {
    const end = add(root, polar([0, 0], 180 + down + i * (flies ? 13 : FAN), row.tail[0] * (i ? 0.86 : 1)))
    const [, a, b, tip] = row.tail
    return fill(
      leaf(
        arcPoints(place(root, i * 4), place(end, i * 4), 0.02 * i),
        [a, b, b * 0.9, b * 0.7, tip].map((w) => w * 0.85),
        tip < 6,
      ),
      shade(colour, i === 0 ? 0 : i < 0 ? -0.08 : -0.04),
    )
  })
}

function drawLeg(
  row: BirdRow,
  place: (p: Point, z?: number) => Point,
  belly: Point,
  r: number,
  side: number,
  flies: boolean,
  legs: number,
  stride: number,
): Node[] {
  const z = side * 9
  const x = (legs > 1.3 ? side * 7 + 2 : 4) + side * stride
  const colour = row.comb || row.beakKind === 'seed' ? mix(row.beakColour, FOOT, 0.3) : FOOT
  if (flies)
    return [
      fill(
        leaf(
          arcPoints(place([2, belly[1] - r * 0.8], z), place([-10, belly[1] - r - 6], z), 0.1),
          [5, 4, 3, 3, 3],
          false,
        ),
        colour,
      ),
    ]
  const q = place([x, side < 0 && stride ? 9 : 5], z)
  const toes = row.comb || legs > 1.3 ? [-28, 4, 32] : [-10, 0, 10]
  return [
    stroke([place([x - 2, belly[1] - r * 0.7], z), q], shade(colour, -0.05), legs > 1.3 ? 4.5 : 6),
    ...toes.map((a, i) =>
      legs > 1.3
        ? stroke(
            [q, add(q, [Math.cos(a * DEGREE) * 13, 2 + Math.sin(a * DEGREE) * 4])],
            shade(colour, side < 0 ? -0.06 : 0),
            3.6,
          )
        : fill(oval(add(q, [(i - 1) * 5 + 2, 1]), 3, 5, a), shade(colour, side < 0 ? -0.06 : i === 1 ? 0.03 : 0)),
    ),
  ]
}
