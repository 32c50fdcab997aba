// Plush toys: a pear-shaped body with four soft limbs, a seam and pads; carried, flopped, or come alive in imagination.
import { shade } from '../kit/colour'
import { group, movable } from '../kit/shape'
import { lerpPoint, compose, rotate, translate } from '../kit/vector'
import type { Matrix, Node, Point } from '../scene'
import { MOODS } from './feelings'
import { resolveAim } from './gaze'
import { drawHead } from './head'
import { drawLimb, drawToyTail, drawElephantTrunk, drawToyClothes } from './toy-parts'
import { translateOutline, toPathData } from './outline'
import type { RigPose } from './habits'
import type { RigOutput, RigInput } from './rig'
import type { ToyRow } from './breed-row'
import { createSolidView, type Vec3 } from './solid'
import { fill, plainCoat, stroke, drawToned } from './tone'

/** Directions of hands and feet (forward, up, side) from shoulder or hip, in limb lengths; near, far. */
interface ToyPose {
  height: number
  hands: readonly [Vec3, Vec3]
  feet: readonly [Vec3, Vec3]
  turn?: number
  roll?: number
  airborne?: boolean
}
const onBothSides = (v: Vec3): readonly [Vec3, Vec3] => [v, v]
/** Feet of a sitting toy: apart, so that both soles show. */
const SOLES: ToyPose['feet'] = [
  [0.62, -0.2, 0.62],
  [0.72, -0.16, 0.16],
]
const sit: ToyPose = { height: 0, hands: onBothSides([0.42, -0.78, 0.5]), feet: SOLES }
const POSES: Partial<Record<RigPose, ToyPose>> = {
  sit,
  stand: { height: 0.82, hands: onBothSides([0.16, -0.86, 0.5]), feet: onBothSides([0.05, -1, 0.34]) },
  walk: {
    height: 0.8,
    hands: [
      [0.6, -0.6, 0.45],
      [-0.4, -0.7, 0.5],
    ],
    feet: [
      [-0.45, -0.8, 0.16],
      [0.55, -0.8, 0.16],
    ],
  },
  run: {
    height: 0.95,
    hands: [
      [0.8, 0.3, 0.4],
      [-0.6, -0.2, 0.5],
    ],
    feet: [
      [-0.8, -0.45, 0.16],
      [0.8, -0.45, 0.16],
    ],
  },
  leap: {
    height: 1.2,
    hands: onBothSides([0.3, 0.75, 0.7]),
    feet: [
      [0.35, -0.7, 0.6],
      [-0.3, -0.75, 0.5],
    ],
    airborne: true,
  },
  fly: {
    height: 1.2,
    hands: onBothSides([0.2, 0.5, 0.95]),
    feet: onBothSides([-0.3, -0.8, 0.3]),
    turn: 16,
    airborne: true,
  },
  beg: { height: 0, hands: onBothSides([0.55, 0.62, 0.62]), feet: SOLES },
  'look-up': sit,
  hide: { height: 0, hands: onBothSides([0.62, 0.72, 0.1]), feet: onBothSides([0.96, -0.16, 0.4]) },
  flop: {
    height: 0,
    turn: -16,
    hands: [
      [0.35, -0.86, 0.5],
      [0.25, -0.9, 0.6],
    ],
    feet: [
      [0.9, -0.2, 0.7],
      [0.96, -0.16, 0.3],
    ],
    roll: -18,
  },
  carried: {
    height: 0.9,
    hands: [
      [0.2, -0.9, 0.4],
      [0.2, -0.9, 0.3],
    ],
    feet: [
      [0.4, -0.9, 0.2],
      [0.3, -0.95, 0.3],
    ],
    roll: 12,
  },
  cuddled: { height: 0, hands: onBothSides([0.5, -0.5, 0.4]), feet: onBothSides([0.9, -0.2, 0.5]), roll: 14 },
  sleep: {
    height: 0.1,
    turn: -80,
    hands: [
      [0.6, -0.4, 0.3],
      [0.5, -0.6, 0.3],
    ],
    feet: [
      [0.6, -0.7, 0.2],
      [0.5, -0.8, 0.2],
    ],
  },
}

export function drawToy(row: ToyRow, posed: RigInput): RigOutput {
  const { spec, pose, colours, key } = posed
  const stance = POSES[pose] ?? sit
  const asleep = pose === 'sleep'
  const mood = asleep ? MOODS.asleep : posed.mood
  const back = pose === 'back-turned' || spec.view === 'back'
  const yaw = back ? -90 : { side: 44, threeQuarter: 62, front: 90, back: -90 }[spec.view ?? 'side']
  const [bw, bh] = row.body
  const base = Math.max(stance.height * row.leg[2] * 1.05, row.leg[1] * 0.3)
  const view = createSolidView({ yaw, drop: 0.2 })
  const hip: Vec3 = [0, base + bw * 0.82, 0]
  const top: Vec3 = [0, hip[1] + bh, 0]
  const body = view.hull([
    [0, hip[1], 0, bw * 0.86, bw * 0.88, bw],
    [0, top[1] - 6, 0, bw * 0.58, bw * 0.56, bw * 0.66],
  ])
  const limbs = [
    ...([1, -1] as const).map((s) =>
      drawLimb(
        row,
        posed,
        view,
        'foot',
        s,
        stance.feet[s > 0 ? 0 : 1],
        [bw * 0.3, hip[1] - bw * 0.38, s * bw * 0.56],
        yaw,
      ),
    ),
    ...([1, -1] as const).map((s) =>
      drawLimb(row, posed, view, 'hand', s, stance.hands[s > 0 ? 0 : 1], [0, top[1] - 10, s * bw * 0.56], yaw),
    ),
  ]
  const aim = resolveAim(spec, pose === 'look-up')
  const slump = mood.pitch < -15 ? -6 : 0
  const head = drawHead({
    row: row.head,
    at: view.point([bw * 0.06 - slump, top[1] + row.head.radius * 0.7 + slump, 0]),
    yaw: back ? -80 : aim.turnFrom(Math.max(yaw, 40)),
    pitch: mood.pitch + aim.pitch + (pose === 'look-up' ? 26 : 0),
    roll: mood.roll + (stance.roll ?? 0),
    colours,
    mood: row.head.ears?.path ? { ...mood, ear: mood.ear * 0.6 - 0.35 } : mood,
    gaze: aim.gaze,
    light: posed.light,
    key,
    wears: spec.wears,
  })
  const belly = view.hull([[bw * 0.56, hip[1] + 4, 0, bw * 0.36, bw * 0.56, bw * 0.6]])
  const front = (u: number) => view.point([bw * 0.86, u, 0])
  const seam = [front(hip[1] + bh * 0.62), front(hip[1] - bw * 0.4)] as const
  const stitches = Array.from({ length: 5 }, (_, i) =>
    stroke(
      [lerpPoint(seam[0], seam[1], (i + 0.2) / 5), lerpPoint(seam[0], seam[1], (i + 0.72) / 5)],
      shade(colours.primary, -0.14),
      1.8,
    ),
  )
  const near = limbs.filter((l) => l.depth >= 0)
  const covering = pose === 'hide' ? near.slice(-2).map((l) => l.node) : []
  const all: Node[] = [
    ...limbs.filter((l) => l.depth < 0).map((l) => l.node),
    ...drawToyTail(row, posed, view, hip, bw),
    drawToned(
      body,
      back
        ? plainCoat(colours.primary)
        : { base: colours.primary, marks: (t) => [fill(belly, shade(colours.secondary, t))] },
      {
        dy: 7,
        band: 4,
      },
    ),
    group([fill(translateOutline(head.skull, 0, row.head.radius * 0.22), shade(colours.primary, -0.09))], {
      clip: toPathData(body),
    }),
    ...(back ? [] : stitches),
    ...near.filter((l) => !covering.includes(l.node)).map((l) => l.node),
    ...head.behind,
    ...(back ? [] : drawToyClothes(row, colours.accent, view.point([bw * 0.2, top[1] + 4, 0]))),
    ...(back ? [drawToned(head.skull, plainCoat(colours.primary), { dy: 6 }), ...head.worn.front] : head.front),
    ...(row.trunk && !back ? drawElephantTrunk(head.frame.view, row, colours.primary) : []),
    ...covering,
  ]
  const turn: Matrix = !stance.turn
    ? [1, 0, 0, 1, 0, 0]
    : asleep
      ? compose(translate(-70, -bw * 0.75), rotate(-stance.turn), translate(0, bw * 0.2))
      : rotate(stance.turn)
  const at = (p: Point): Point => [turn[0] * p[0] + turn[2] * p[1] + turn[4], turn[1] * p[0] + turn[3] * p[1] + turn[5]]
  const hand = limbs[2]?.end ?? [0, 0]
  return {
    nodes: movable(
      { part: 'body', movement: asleep || stance.airborne ? 'bob' : 'wobble', pivot: [0, 0] },
      stance.turn ? [group(all, { transform: turn })] : all,
    ),
    face: { centre: at(head.frame.at), radius: row.head.radius },
    eyes: at(head.eyes),
    mouth: at(hand),
    paw: at(limbs[3]?.end ?? hand),
    back: at(view.point([-bw * 0.6, top[1], 0])),
    feet: asleep
      ? [
          [-60, 0],
          [60, 0],
        ]
      : limbs.slice(0, 2).map((l): Point => [l.end[0], 0]),
    ...(stance.airborne ? { airborne: true } : {}),
  }
}
