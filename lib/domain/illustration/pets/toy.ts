// Plush toys: a pear with four soft limbs, a seam, pads; carried, flopped, or come alive in imagination.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { add, between, compose, mul, normal, rotate, sub, translate } from '../kit/vector'
import type { Matrix, Node, Point } from '../scene'
import { MOODS } from './feelings'
import { aimOf } from './gaze'
import { headOf } from './head'
import { bow, cloud, leaf, moved, oval, pathOf, type Outline } from './outline'
import { widthsAlong } from './tail'
import type { RigPose } from './habits'
import type { Drawn, Posed } from './rig'
import { type ToyRow, tint } from './row'
import { solidView, type SolidView, type Vec3 } from './solid'
import { dab, plain, stroke, toned } from './tone'

/** Hands and feet: forward, up, side, from shoulder or hip, in limb lengths; near, far. */
interface ToyPose { height: number; hands: readonly [Vec3, Vec3]; feet: readonly [Vec3, Vec3]; turn?: number; roll?: number; airborne?: boolean }
const both = (v: Vec3): readonly [Vec3, Vec3] => [v, v]
const sit: ToyPose = { height: 0, hands: both([0.42, -0.78, 0.5]), feet: both([0.96, -0.16, 0.5]) }
const POSES: Partial<Record<RigPose, ToyPose>> = {
  sit,
  stand: { height: 0.82, hands: both([0.16, -0.86, 0.5]), feet: both([0.05, -1, 0.16]) },
  walk: { height: 0.8, hands: [[0.6, -0.6, 0.45], [-0.4, -0.7, 0.5]], feet: [[-0.45, -0.8, 0.16], [0.55, -0.8, 0.16]] },
  run: { height: 0.95, hands: [[0.8, 0.3, 0.4], [-0.6, -0.2, 0.5]], feet: [[-0.8, -0.45, 0.16], [0.8, -0.45, 0.16]] },
  leap: { height: 1.2, hands: both([0.3, 0.75, 0.7]), feet: [[0.35, -0.7, 0.6], [-0.3, -0.75, 0.5]], airborne: true },
  fly: { height: 1.2, hands: both([0.2, 0.5, 0.95]), feet: both([-0.3, -0.8, 0.3]), turn: 16, airborne: true },
  beg: { height: 0, hands: both([0.55, 0.62, 0.62]), feet: both([0.96, -0.16, 0.5]) },
  'look-up': sit,
  hide: { height: 0, hands: both([0.62, 0.72, 0.1]), feet: both([0.96, -0.16, 0.4]) },
  flop: { height: 0, turn: -16, hands: [[0.35, -0.86, 0.5], [0.25, -0.9, 0.6]], feet: [[0.9, -0.2, 0.7], [0.96, -0.16, 0.3]], roll: -18 },
  carried: { height: 0.9, hands: [[0.2, -0.9, 0.4], [0.2, -0.9, 0.3]], feet: [[0.4, -0.9, 0.2], [0.3, -0.95, 0.3]], roll: 12 },
  cuddled: { height: 0, hands: both([0.5, -0.5, 0.4]), feet: both([0.9, -0.2, 0.5]), roll: 14 },
  sleep: { height: 0.1, turn: -80, hands: [[0.6, -0.4, 0.3], [0.5, -0.6, 0.3]], feet: [[0.6, -0.7, 0.2], [0.5, -0.8, 0.2]] },
}

export function drawToy(row: ToyRow, posed: Posed): Drawn {
  const { drawing, pose, colours, key } = posed
  const stance = POSES[pose] ?? sit
  const asleep = pose === 'sleep'
  const mood = asleep ? MOODS.asleep : posed.mood
  const back = pose === 'back-turned' || drawing.view === 'back'
  const yaw = back ? -90 : { side: 44, threeQuarter: 62, front: 90, back: -90 }[drawing.view ?? 'side']
  const [bw, bh] = row.body
  const base = Math.max(stance.height * row.leg[2] * 1.05, row.leg[1] * 0.3)
  const view = solidView({ yaw, drop: 0.2 })
  const hip: Vec3 = [0, base + bw * 0.82, 0]
  const top: Vec3 = [0, hip[1] + bh, 0]
  const body = view.hull([[0, hip[1], 0, bw * 0.86, bw * 0.88, bw], [0, top[1] - 6, 0, bw * 0.58, bw * 0.56, bw * 0.66]])
  const limbs = [
    ...([1, -1] as const).map((s) => limbOf(row, posed, view, 'foot', s, stance.feet[s > 0 ? 0 : 1], [bw * 0.3, hip[1] - bw * 0.38, s * bw * 0.56], yaw)),
    ...([1, -1] as const).map((s) => limbOf(row, posed, view, 'hand', s, stance.hands[s > 0 ? 0 : 1], [0, top[1] - 10, s * bw * 0.56], yaw)),
  ]
  const aim = aimOf(drawing, pose === 'look-up')
  const slump = mood.pitch < -15 ? -6 : 0
  const head = headOf({
    row: row.head, at: view.point([bw * 0.06 - slump, top[1] + row.head.radius * 0.7 + slump, 0]), yaw: back ? -80 : aim.turned(Math.max(yaw, 40)),
    pitch: mood.pitch + aim.pitch + (pose === 'look-up' ? 26 : 0), roll: mood.roll + (stance.roll ?? 0), colours, mood: row.head.ears?.path ? { ...mood, ear: mood.ear * 0.6 - 0.35 } : mood, look: aim.look, key,
  })
  const belly = view.hull([[bw * 0.56, hip[1] + 4, 0, bw * 0.36, bw * 0.56, bw * 0.6]])
  const front = (u: number) => view.point([bw * 0.86, u, 0])
  const seam = [front(hip[1] + bh * 0.62), front(hip[1] - bw * 0.4)] as const
  const stitches = Array.from({ length: 5 }, (_, i) => stroke([between(seam[0], seam[1], (i + 0.2) / 5), between(seam[0], seam[1], (i + 0.72) / 5)], shade(colours.primary, -0.14), 1.8))
  const near = limbs.filter((l) => l.depth >= 0)
  const covering = pose === 'hide' ? near.slice(-2).map((l) => l.node) : []
  const all: Node[] = [
    ...limbs.filter((l) => l.depth < 0).map((l) => l.node), ...tailOf(row, posed, view, hip, bw),
    toned(body, back ? plain(colours.primary) : { base: colours.primary, marks: (t) => [dab(belly, shade(colours.secondary, t))] }, { dy: 7, band: 4 }),
    group([dab(moved(head.skull, 0, row.head.radius * 0.22), shade(colours.primary, -0.09))], { clip: pathOf(body) }), ...(back ? [] : stitches),
    ...near.filter((l) => !covering.includes(l.node)).map((l) => l.node), ...head.behind, ...(back ? [] : wearing(row, colours.accent, view.point([bw * 0.2, top[1] + 4, 0]))),
    ...(back ? [toned(head.skull, plain(colours.primary), { dy: 6 })] : head.front), ...(row.trunk && !back ? trunkOf(head.frame.view, row, colours.primary) : []), ...covering,
  ]
  const turn: Matrix = !stance.turn ? [1, 0, 0, 1, 0, 0] : asleep ? compose(translate(-70, -bw * 0.75), rotate(-stance.turn), translate(0, bw * 0.2)) : rotate(stance.turn)
  const at = (p: Point): Point => [turn[0] * p[0] + turn[2] * p[1] + turn[4], turn[1] * p[0] + turn[3] * p[1] + turn[5]]
  const hand = limbs[2]?.end ?? [0, 0]
  return {
    nodes: stance.turn ? [group(all, { transform: turn })] : all, face: { centre: at(head.frame.at), radius: row.head.radius }, eyes: at(head.eyes), mouth: at(hand), paw: at(limbs[3]?.end ?? hand), back: at(view.point([-bw * 0.6, top[1], 0])),
    feet: asleep ? [[-60, 0], [60, 0]] : limbs.slice(0, 2).map((l): Point => [l.end[0], 0]), ...(stance.airborne ? { airborne: true } : {}),
  }
}

interface Limb { node: Node; depth: number; end: Point }
function limbOf(row: ToyRow, { colours }: Posed, view: SolidView, kind: 'hand' | 'foot', s: 1 | -1, to: Vec3, root: Vec3, yaw: number): Limb {
  const [r0, r1, long] = kind === 'hand' ? row.arm : row.leg
  const end: Vec3 = [root[0] + to[0] * long, Math.max(r1, root[1] + to[1] * long), root[2] + to[2] * s * long]
  const way: Vec3 = [end[0] - root[0], end[1] - root[1], end[2] - root[2]]
  const size = Math.hypot(...way) || 1
  const facing = view.depth([way[0] / size, way[1] / size, way[2] / size])
  const q = view.point(end)
  const form: Outline = view.hull([[root[0], root[1], root[2], r0], [end[0], end[1], end[2], r1, r1 * (kind === 'hand' ? 1 : 1.12), r1]])
  const pad = facing > 0.35 ? [dab(oval(add(q, mul(normal(sub(q, view.point(root))), r1 * 0.1)), r1 * 0.62 * Math.min(1, facing + 0.2), r1 * 0.74), colours.secondary)] : []
  return { node: group([toned(form, plain(shade(colours.primary, s < 0 && yaw < 50 ? -0.05 : 0)), { dy: 4, band: 2.5 }), ...pad]), depth: view.depth(end), end: q }
}

function wearing(row: ToyRow, accent: string, neck: Point): Node[] {
  const bw = row.body[0]
  if (row.wears === 'none') return []
  if (row.wears === 'scarf')
    return [
      dab(leaf([add(neck, [-bw * 0.72, -3]), add(neck, [0, 9]), add(neck, [bw * 0.72, -3])], [7, 9, 7], false), accent),
      dab(leaf(bow(add(neck, [bw * 0.3, 6]), add(neck, [bw * 0.52, 44]), 0.06), [6, 8, 9, 9, 9], false), shade(accent, -0.05)), stroke([add(neck, [bw * 0.52 - 9, 40]), add(neck, [bw * 0.52 + 8, 37])], shade(accent, 0.14), 3),
    ]
  const loop = (s: number): Outline => leaf([[0, 0], [13 * s, -3], [25 * s, 0]].map(([x = 0, y = 0]) => add(neck, [x, y + 7])), [3, 8, 12], false)
  return [dab(loop(-1), accent), dab(loop(1), shade(accent, -0.03)), dab(oval(add(neck, [0, 7]), 6, 6), shade(accent, -0.08))]
}

function trunkOf(view: SolidView, row: ToyRow, colour: string): Node[] {
  const R = row.head.radius
  const points = ([[0.8, -0.1, 0], [1.1, -0.42, 0.05], [1.14, -0.82, 0.12], [1.3, -1.06, 0.2], [1.6, -1.0, 0.26]] as const).map((p) => view.point(p))
  return [toned(leaf(points, [0.3, 0.24, 0.19, 0.16, 0.14].map((w) => w * R), false), plain(shade(colour, 0.02)), { dy: 4, band: 2 })]
}

function tailOf(row: ToyRow, { colours, key }: Posed, view: SolidView, hip: Vec3, bw: number): Node[] {
  const tail = row.tail
  if (!tail) return []
  let [f, u] = [-bw * 0.7, hip[1] - bw * 0.3]
  let angle = tail.angle
  const points: Point[] = [view.point([f, u, 0])]
  for (let i = 0; i < 8; i++) {
    f += Math.cos((angle * Math.PI) / 180) * (tail.length / 8)
    u = Math.max(6, u + Math.sin((angle * Math.PI) / 180) * (tail.length / 8))
    angle += tail.curl
    points.push(view.point([f, u, 0]))
  }
  const colour = tail.colour ? tint(tail.colour, colours) : shade(colours.primary, -0.03)
  const end = points.at(-1) ?? [0, 0]
  return [
    toned(leaf(points, widthsAlong(tail.widths, points.length), Boolean(tail.plume ?? tail.sharp)), plain(colour), { dy: 4, band: 2 }),
    ...(tail.pompom ? [toned(cloud(end, tail.pompom, tail.pompom, 8, `${key}pom`), plain(colours.accent), { dy: 4, band: 2 })] : []),
  ]
}
