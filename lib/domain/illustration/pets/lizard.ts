// Lizards: a low trunk, legs out to the sides, a long tail, seen from rather high. They share the quadrupeds' head.
import { chance } from '../../chance'
import { mix, shade } from '../kit/colour'
import { group, movable, path } from '../kit/shape'
import { add } from '../kit/vector'
import type { Node, Point } from '../scene'
import { MOODS } from './feelings'
import { resolveAim } from './gaze'
import { drawHead } from './head'
import { drawBeard, drawCrest, type OnBack } from './lizard-spikes'
import { curve, leaf, oval, type Outline, toPathData, polygon, tufts } from './outline'
import type { RigOutput, RigInput } from './rig'
import type { LizardRow } from './breed-row'
import { type Ellipsoid, createSolidView, type SolidView, type Vec3 } from './solid'
import { type Coat, fill, stroke, drawToned } from './tone'

const POSE_LIFT: Partial<Record<string, number>> = {
  'look-up': 16,
  reach: 12,
  leap: 14,
  sleep: -5,
  lie: -3,
  hide: -5,
  cuddled: -2,
}
const POSE_STRIDE: Partial<Record<string, number>> = { walk: 1, run: 1.5, leap: 1.2 }
const DEGREE = Math.PI / 180
const ASLANT = -32

export function drawLizard(row: LizardRow, posed: RigInput): RigOutput {
  const { spec, pose, colours, key } = posed
  const mood = pose === 'sleep' ? MOODS.asleep : posed.mood
  // From behind it is turned aslant, or it could not be recognised.
  const back = pose === 'back-turned' || spec.view === 'back'
  const yaw = ({ side: 0, threeQuarter: 34, front: 66, back: ASLANT } as const)[back ? 'back' : (spec.view ?? 'side')]
  const view = createSolidView({ yaw, drop: 0.42 })
  // A lizard's face shows little: mood is shown by body height and tail.
  const lift =
    (POSE_LIFT[pose] ?? 5) +
    (mood.chest > 1
      ? 12
      : mood.crouch < 0.9
        ? -6
        : mood.tail > 35
          ? 9
          : mood.pitch < -15
            ? -5
            : mood.fluff > 0.6
              ? 8
              : 0)
  const stride = POSE_STRIDE[pose] ?? 0.35
  const bodyOf = ([f, u, ru, rs]: LizardRow['trunk'][number], i: number): Ellipsoid => [
    f,
    u + lift * (i / 3),
    (i - 1.5) * (stride > 0.5 ? 3 : 0) * (i % 2 ? 1 : -1),
    ru,
    ru,
    rs,
  ]
  const trunk = row.trunk.map(bodyOf)
  const [rump, middle, ribs, chest] = trunk
  if (!rump || !middle || !ribs || !chest) throw new Error('a lizard has four trunk balls')
  const on = (f: number, v: number): Point => {
    const [a, b] = f < middle[0] ? [rump, middle] : f < ribs[0] ? [middle, ribs] : [ribs, chest]
    const k = (f - a[0]) / (b[0] - a[0])
    const q = a.map((x, j) => (x ?? 0) + ((b[j] ?? 0) - (x ?? 0)) * k)
    const [, u = 0, s = 0, ru = 0, , rs = 0] = q
    return view.point([f, u + Math.sqrt(Math.max(0, 1 - Math.min(1, v * v))) * ru, s + v * rs])
  }
  const body = view.chain(trunk)
  const coat: Coat = {
    base: colours.primary,
    marks: (t) => [
      fill(view.hull([[-20, 2 + lift * 0.3, 26, 60, 9, 14]]), shade(colours.secondary, t)),
      row.coat === 'bars' ? drawBars(on, colours, t) : drawSpots(on, colours, t, key),
    ],
  }
  const legs = (front: boolean, s: 1 | -1) => drawLeg(row, posed, view, front ? chest : rump, front, s, stride)
  const [tail, points, widths] = buildTail(row, posed, view, rump, stride, mood)
  const radius = row.head.radius
  const at3: Vec3 = [chest[0] + radius * 0.7, chest[1] + 13 + lift * 0.7 + (pose === 'look-up' ? 5 : 0), 0]
  const aim = resolveAim(spec, pose === 'look-up')
  const headAt = view.point(at3)
  const pitch = Math.max(
    -30,
    Math.min(30, 6 + mood.pitch * 1.3 + (pose === 'look-up' ? 26 : pose === 'reach' ? 8 : 0) + aim.pitch),
  )
  const head = drawHead({
    row: row.head,
    at: headAt,
    yaw: back ? ASLANT * 0.4 : aim.turnFrom(yaw + 34),
    pitch,
    roll: mood.roll,
    colours,
    mood: { ...mood, ear: 0 },
    gaze: aim.gaze,
    light: posed.light,
    key,
    wears: spec.wears,
  })
  const neck = view.hull([
    [chest[0], chest[1], chest[2], chest[3] * 0.85, chest[3] * 0.85, (chest[5] ?? chest[3]) * 0.85],
    [at3[0] - 8, at3[1] - 4, 0, 13, 13, 15],
  ])
  const trunkForm = [...body, ...neck]
  const spines = row.spikes ? drawCrest(on, points, widths, colours.accent) : { back: [], tail: [] }
  const side = (s: number): Node[] =>
    row.spikes
      ? [
          fill(
            tufts(
              Array.from({ length: 8 }, (_, i) =>
                view.point([-34 + i * 10, middle[1] - 3, s * (i < 2 || i > 6 ? 24 : 30)]),
              ),
              s > 0 ? 6 : -6,
              0,
            ),
            shade(colours.secondary, s > 0 ? -0.03 : -0.1),
          ),
        ]
      : []
  const beard = row.spikes
    ? drawBeard(
        head.frame.view,
        row,
        headAt,
        mood.fluff > 0.6 || mood.chest > 1 || mood.eye.white === true,
        colours.accent,
      )
    : []
  const speckles =
    row.coat === 'spots' && !back
      ? [
          path(
            (
              [
                [0.1, 0.64, 0.2],
                [-0.3, 0.6, 0.4],
                [0.4, 0.5, -0.2],
                [-0.1, 0.6, -0.3],
                [0.05, 0.4, 0.66],
              ] as const
            )
              .map((p) => toPathData(oval(head.frame.view.point(p), 2.8, 2.1)))
              .join(''),
            colours.accent,
          ),
        ]
      : []
  const trunkNodes = [...side(-1), ...spines.back, drawToned(trunkForm, coat, { dy: 7, band: 4 }), ...side(1)]
  const face = [...beard, ...head.behind, ...head.front, ...speckles]
  const [tailRoot = headAt, tailTip = tailRoot] = [points[0], points.at(-1)]
  const raised = tailTip[0] < tailRoot[0] ? 'lift-left' : 'lift-right'
  const tailNodes = movable({ part: 'tail', movement: raised, pivot: tailRoot }, [
    ...spines.tail,
    drawToned(tail, buildTailCoat(row, posed, points), { dy: 4, band: 2 }),
  ])
  const limbs = [legs(false, -1), legs(true, -1), legs(false, 1), legs(true, 1)] as const
  const nodes = [
    ...(back ? [] : tailNodes),
    ...limbs.slice(0, 2),
    ...trunkNodes,
    ...limbs.slice(2),
    ...face,
    ...(back ? tailNodes : []),
  ]
  return {
    nodes,
    face: { centre: headAt, radius: radius },
    eyes: head.eyes,
    mouth: head.mouth,
    paw: view.point([chest[0], 4, 34]),
    back: on(0, 0),
    feet: [view.point([chest[0] + 8, 0, 30]), view.point([rump[0] - 2, 0, 30]), view.point([chest[0] + 8, 0, -30])],
  }
}

const drawBars = (on: OnBack, colours: RigInput['colours'], tone: number): Node =>
  path(
    Array.from({ length: 6 }, (_, i) => {
      const x = -40 + i * 15
      return toPathData(
        curve([
          on(x - 4, -1),
          on(x - 1, -0.3),
          on(x - 5, 0.3),
          on(x - 1, 0.95),
          on(x + 5, 0.95),
          on(x + 4, 0.3),
          on(x + 7, -0.3),
          on(x + 3, -1),
        ]),
      )
    }).join(''),
    shade(mix(colours.primary, colours.accent, 0.7), tone),
  )
const drawSpots = (on: OnBack, colours: RigInput['colours'], tone: number, key: string): Node =>
  path(
    Array.from({ length: 24 }, (_, i) => {
      const q = on(
        -40 + (i % 9) * 10 + chance(key, `x${i}`) * 7,
        -0.75 + Math.floor(i / 9) * 0.55 + chance(key, `y${i}`) * 0.3,
      )
      return toPathData(oval(q, 3 + chance(key, `r${i}`) * 2.2, 2.2 + chance(key, `s${i}`) * 1.2))
    }).join(''),
    shade(colours.accent, tone),
  )

function drawLeg(
  row: LizardRow,
  { pose, colours }: RigInput,
  view: SolidView,
  base: Ellipsoid,
  front: boolean,
  s: 1 | -1,
  stride: number,
): Node {
  const swing = (front ? 1 : -1) * s * stride
  const wide = base[5] ?? base[3]
  const root: Vec3 = [base[0] + (front ? -4 : 2), base[1] - 1, s * wide * 0.7]
  const elbow: Vec3 = [root[0] + (front ? -8 : 8) + swing * 4, Math.max(10, root[1] * 0.9), s * (wide + 13)]
  const raised = front && s > 0 && pose === 'reach'
  const foot: Vec3 = [root[0] + (front ? 14 : -4) + swing * 12 + (raised ? 8 : 0), raised ? 34 : 4, s * (wide + 17)]
  const [a, m, e] = row.leg
  const form = view.chain([
    [root[0], root[1], root[2], a + 3],
    [elbow[0], elbow[1], elbow[2], m],
    [foot[0], foot[1], foot[2], e],
  ])
  const colour = s < 0 ? shade(colours.primary, -0.08) : colours.primary
  const toes = [-28, 2, 30, 58].flatMap((k): Node[] => {
    const p: Vec3 = [foot[0] + Math.cos(k * DEGREE) * 13, foot[1] - 2, foot[2] + Math.sin(k * DEGREE) * 13 * s]
    const toe = stroke([view.point(foot), view.point(p)], row.pads ? colour : shade(colour, -0.03), 4.2)
    return row.pads ? [toe, fill(oval(view.point(p), 3.6, 3.1), shade(colour, 0.04))] : [toe]
  })
  const along = (p: Vec3, q: Vec3, k: number): Point =>
    view.point([p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k, p[2] + (q[2] - p[2]) * k])
  const coat: Coat =
    row.coat === 'spots'
      ? {
          base: colour,
          marks: (t) => [
            path(
              [along(root, elbow, 0.3), along(root, elbow, 0.7), along(elbow, foot, 0.2), along(elbow, foot, 0.6)]
                .map((q) => toPathData(oval(q, 2.2, 1.8)))
                .join(''),
              shade(colours.accent, t),
            ),
          ],
        }
      : { base: colour }
  return group([...toes, drawToned(form, coat, { dy: 3, band: 0, light: 0 })])
}

function buildTail(
  row: LizardRow,
  { pose }: RigInput,
  view: SolidView,
  rump: Ellipsoid,
  stride: number,
  mood: RigInput['mood'],
): readonly [Outline, Point[], number[]] {
  const [long, root, middle, tip] = row.tail
  const curl = pose === 'sleep' || pose === 'carried' || pose === 'cuddled' || mood.crouch < 0.9 ? 1.5 : 1
  const reach = curl > 1 ? 0.7 : 1
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const u = i / 9
    const up = Math.max(0, mood.tail) * 0.7 * u * u
    return view.point([
      rump[0] + 6 - u * long * reach,
      Math.max(5, rump[1] * (1 - u) + 4 * u - 2) + up,
      Math.sin(u * 3.9 * curl + (stride > 0.5 ? 1 : 0)) * 44 * u - 46 * u * u + (mood.tail < -30 ? 70 * u * u : 0),
    ])
  })
  const widths = points.map((_, i) => {
    const u = i / 9
    return u < 0.45 ? root + (middle - root) * (u / 0.45) : middle + (tip - middle) * ((u - 0.45) / 0.55)
  })
  return [leaf(points, widths), points, widths]
}
const buildTailCoat = (row: LizardRow, { colours }: RigInput, points: readonly Point[]): Coat => ({
  base: colours.primary,
  marks: (t) => [
    path(
      points
        .slice(1, 9)
        .map((q, i) =>
          toPathData(
            row.coat === 'bars'
              ? polygon([add(q, [-3, -18]), add(q, [3, -18]), add(q, [1, 18]), add(q, [-6, 18])])
              : oval(add(q, [0, i % 2 ? 4 : -3]), 4.6 - i * 0.2, 3),
          ),
        )
        .join(''),
      shade(row.coat === 'bars' ? mix(colours.primary, colours.accent, 0.7) : colours.accent, t),
    ),
  ],
})
