// Legs of quadrupeds: two or three bones found by inverse kinematics, skinned with hulls of ellipsoids; with socks,
// hooves, toes and bare feet.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { add, lerpPoint, length, mul, normalise, perpendicular, sub } from '../kit/vector'
import type { Colour, GroupNode, Node, Point } from '../scene'
import { getShavedColour } from './coats'
import { cloud, type Outline } from './outline'
import type { FootPose } from './poses'
import { type Colours, resolveTint } from './breed-row'
import type { Skeleton } from './skeleton'
import type { Ellipsoid } from './solid'
import { type Coat, fill, getLineColour, plainCoat, stroke, drawToned } from './tone'

export interface LegParts {
  outline: Outline
  /** Outline of the upper part, which casts a shadow on the trunk. */
  thigh: Outline
  node: GroupNode
  pompom: GroupNode | undefined
  paw: Point
  /** Where it touches the ground; undefined if it doesn't. */
  contact: Point | undefined
}
type Kind = 'fore' | 'hind'
const DEGREE = Math.PI / 180
const unitVector = (degrees: number): Point => [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)]

/**
 * Two-bone inverse kinematics (law of cosines): the joint between `from` and `to`. `ahead` picks the forward solution
 * (knee), else the backward one (elbow).
 */
function solveJoint(from: Point, to: Point, upper: number, lower: number, ahead: boolean): Point {
  const way = sub(to, from)
  const distance = Math.min(length(way), (upper + lower) * 0.995) || 1
  const u = normalise(way)
  const x = (upper * upper - lower * lower + distance * distance) / (2 * distance)
  const h = Math.sqrt(Math.max(0, upper * upper - x * x))
  const middle = add(from, mul(u, x))
  const aside = mul(perpendicular(u), h)
  const [a, b] = [add(middle, aside), sub(middle, aside)]
  return a[0] > b[0] === ahead ? a : b
}
const toEllipsoid = (p: Point, side: number, rf: number, ru = rf, rs = rf): Ellipsoid => [p[0], p[1], side, rf, ru, rs]

function solveLegJoints(skeleton: Skeleton, kind: Kind, side: number, foot: FootPose): Ellipsoid[] {
  const { row, stance, hip, shoulder } = skeleton
  const radii = kind === 'fore' ? row.foreleg : row.hindleg
  const [r0, r1, r2, paw, toeLength] = radii
  const [rump, chest] = [row.trunk[0][2], row.trunk[3][2]]
  const H = row.height
  const z = side * row.spread
  const root: Point =
    kind === 'fore'
      ? add(skeleton.spine(0.98), [-chest * 0.12, -chest * (stance.sits && !stance.lies ? 0.2 : 0.18)])
      : add(hip, stance.sits ? [rump * 0.12, 0] : [0, -rump * 0.06])
  if (foot.tucked) {
    const elbow = add(root, [chest * 0.35, -H * 0.3])
    const wrist = add(elbow, [
      H * 0.26 + chest * 0.3,
      H * 0.2 * (side > 0 ? 0.7 : 1) + ((foot.toe ?? 0) < -60 ? -H * 0.3 : 0),
    ])
    return [
      toEllipsoid(root, z, r0),
      toEllipsoid(elbow, z * 1.1, r1),
      toEllipsoid(wrist, z * 1.05, r2),
      toEllipsoid(add(wrist, [paw * 0.9, -paw * 0.9]), z, paw),
    ]
  }
  const angle = foot.toe ?? 0
  const reach = stance.airborne || Math.abs(foot.ahead) > 0.2 ? H : Math.min(H, 90)
  const heel: Point = [
    (kind === 'fore' ? shoulder : hip)[0] + foot.ahead * reach,
    foot.up * H + paw * (row.hooves ? 1 : 0.92),
  ]
  const toe = add(heel, mul(unitVector(angle), toeLength))
  if (kind === 'fore') {
    const wrist = add(heel, mul(unitVector(angle + 100), paw * (row.hooves ? 1.5 : 0.7)))
    const standing = Math.max(8, H - chest * 0.18 - paw * 1.6)
    const bone = stance.lies ? standing * 0.42 : standing * (row.hooves ? 0.474 : 0.54)
    let elbow = solveJoint(root, wrist, bone, bone * 0.98, false)
    if (stance.lies) elbow = [elbow[0], Math.max(elbow[1], r1 * 0.8)]
    return [
      toEllipsoid(root, z * 0.9, r0),
      toEllipsoid(elbow, z, r1),
      toEllipsoid(wrist, z, r2),
      toEllipsoid(heel, z, paw * 0.96),
      toEllipsoid(toe, z, paw * 0.9, paw * 0.86, paw * 0.9),
    ]
  }
  const flat = (stance.sits || row.flatFeet) && angle > -20
  const standing = Math.max(10, H)
  const meta = standing * (row.flatFeet ? 0.2 : row.hooves ? 0.29 : 0.3)
  const hock = flat
    ? add(heel, [-meta * (stance.sits ? 1 : 0.7), paw * 0.15])
    : add(heel, mul(unitVector(angle + (row.hooves ? 94 : 98)), meta))
  const [upper, lower] = stance.sits
    ? [rump * 0.95, rump]
    : [standing * (row.hooves ? 0.352 : 0.44), standing * (row.hooves ? 0.352 : 0.44)]
  let knee = solveJoint(root, hock, upper, lower, true)
  if (stance.sits) knee = [knee[0], Math.max(knee[1], rump * 0.55) * (skeleton.isBack ? 0.8 : 1)]
  const out = stance.sits ? z * (skeleton.headOn ? 2 : 1.5) : z
  const k = stance.sits ? 0.98 : 1
  return [
    toEllipsoid(root, out * 0.85, r0 * k, r0 * k, r0 * 0.72),
    toEllipsoid(knee, out * 1.05, r1, r1, r1 * 0.9),
    toEllipsoid(hock, out, r2),
    toEllipsoid(heel, out, paw * 0.92),
    toEllipsoid(toe, out, paw * 0.86, paw * 0.82, paw * 0.86),
  ]
}

const lerpEllipsoid = (a: Ellipsoid, b: Ellipsoid, t: number): Ellipsoid => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
  a[3] + (b[3] - a[3]) * t,
]
const growEllipsoid = (b: Ellipsoid, k: number): Ellipsoid => [b[0], b[1], b[2], b[3] * k]
const SPOTTED_COATS = ['rosette', 'spots', 'dapple']
const COATS_ON_LEGS = [...SPOTTED_COATS, 'tabby', 'piebald', 'saddle', 'patches', 'beagle', 'spines']

export function drawLeg(
  skeleton: Skeleton,
  kind: Kind,
  side: 1 | -1,
  foot: FootPose,
  colours: Colours,
  coat: Coat,
): LegParts {
  const { row, stance, view, headOn } = skeleton
  const far = (c: Colour) => (side > 0 ? c : shade(c, headOn ? -0.012 : -0.075))
  const joints = solveLegJoints(skeleton, kind, side, foot)
  const segments = joints.slice(1).map((b, i) => view.hull([joints[i] ?? b, b]))
  const outline = segments.flat()
  const paw = (kind === 'fore' ? row.foreleg : row.hindleg)[3]
  const base = far(
    row.coat === 'gpig' && kind === 'hind' ? colours.accent : row.pompoms ? getShavedColour(colours) : colours.primary,
  )
  const marks: ((tone: number) => Node[])[] = []
  if (side > 0 && coat.marks && (kind === 'hind' ? COATS_ON_LEGS : SPOTTED_COATS).includes(row.coat))
    marks.push(coat.marks)
  const tail = joints.slice(-2)
  const [knee, ankle] = [joints[1], joints[2]]
  if (row.socks && row.socks[1] < 2 && knee && ankle) {
    const [name, from] = row.socks
    const rest = joints.slice(from < 1 ? 2 : 3)
    const top = from < 1 ? lerpEllipsoid(knee, ankle, from) : lerpEllipsoid(ankle, joints[3] ?? ankle, from - 1)
    const sock = view.chain([top, ...rest].map((b) => growEllipsoid(b, 1.5)))
    marks.push((tone) => [fill(sock, shade(far(resolveTint(name, colours)), tone))])
  }
  if (row.feet) {
    const bare = view.hull(tail.map((b) => growEllipsoid(b, 1.3)))
    const colour = far(row.feet)
    marks.push((tone) => [fill(bare, shade(colour, tone))])
  }
  const [heel, toe] = tail
  if (row.hooves && heel && toe) {
    const hoof = view.hull(
      [heel, toe].map((b): Ellipsoid => [b[0], b[1] - paw * 0.62, b[2], paw * 1.5, paw * 0.62, paw * 1.5]),
    )
    marks.push((tone) => [fill(hoof, shade(side < 0 ? '#4c3d38' : '#5e4b44', tone))])
  }
  const soft = kind === 'fore' || !stance.sits || headOn
  const painted: Coat = marks.length ? { base, marks: (tone) => marks.flatMap((m) => m(tone)) } : plainCoat(base)
  const nodes: Node[] = [drawToned(outline, painted, { dx: 0, dy: 4, band: soft ? 0 : 3.5, light: soft ? 0 : 0.035 })]
  if (!row.hooves && toe && side > 0 && !row.flatFeet && !headOn) {
    const on = row.socks && row.socks[1] < 0.9 ? resolveTint(row.socks[0], colours) : base
    for (const k of [0, 1]) {
      const q = view.point([toe[0] + paw * (0.5 - k * 0.55), toe[1] - paw * 0.1, toe[2] + paw * 0.6])
      nodes.push(stroke([q, add(q, [paw * 0.06, paw * 0.5])], getLineColour(on), paw * 0.16))
    }
  }
  const tip = toe ?? joints[0] ?? toEllipsoid([0, 0], 0, 1)
  const pawAt = view.point([tip[0], tip[1], tip[2]])
  const lifted = foot.tucked || foot.up > 0.01
  const contact: Point | undefined =
    heel && !foot.tucked && !stance.airborne && !lifted ? view.point([(heel[0] + tip[0]) / 2, 0, heel[2]]) : undefined
  const cuff =
    row.pompoms && heel && !foot.tucked
      ? lerpPoint(
          view.point([heel[0], heel[1], heel[2]]),
          view.point([ankle?.[0] ?? 0, (ankle?.[1] ?? 0) + 8, ankle?.[2] ?? 0]),
          0.9,
        )
      : undefined
  return {
    outline,
    thigh: segments[0] ?? [],
    node: group(nodes),
    pompom: cuff && drawToned(cloud(cuff, 14, 13, 7, 'cuff'), plainCoat(far(colours.primary)), { dy: 5, band: 3 }),
    paw: pawAt,
    contact,
  }
}
