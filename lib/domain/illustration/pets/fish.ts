// Fish: four flattened ellipsoids in a row, fins as rayed fans; free in the water, or in a bowl anywhere else.
import { group, movable } from '../kit/shape'
import { mix, shade } from '../kit/colour'
import { path } from '../kit/shape'
import { add, lerpPoint } from '../kit/vector'
import type { Node, Point } from '../scene'
import { BOWL, drawBowl } from './bowl'
import { drawEye, drawSideBrow } from './eyes'
import { buildFishCoat } from './fish-coat'
import { drawFin, TAIL_OUTLINES } from './fish-fins'
import { MOODS } from './feelings'
import { resolveAim } from './gaze'
import { oval, toPathData } from './outline'
import type { RigOutput, RigInput } from './rig'
import type { FishRow } from './breed-row'
import { type Ellipsoid, createSolidView, type SolidView } from './solid'
import { getBlushColour, fill, stroke, drawToned } from './tone'
import { drawOnBowl, drawOnFish } from './mount'

const POSE_PITCH: Partial<Record<string, number>> = { leap: 24, 'look-up': 20, beg: 40, sleep: -8, hide: -14 }

export function drawFish(row: FishRow, posed: RigInput): RigOutput {
  const { spec, pose } = posed
  const free = spec.pose === 'swim'
  const mood = pose === 'sleep' ? MOODS.asleep : posed.mood
  const back = pose === 'back-turned' || spec.view === 'back'
  const yaw = back
    ? 150
    : ({ side: 0, threeQuarter: 36, front: 62 } as const)[spec.view === 'back' ? 'side' : (spec.view ?? 'side')]
  const aim = resolveAim(spec, pose === 'look-up')
  const pitch = (POSE_PITCH[pose] ?? 0) + mood.pitch * 0.9 + aim.pitch * 0.8
  const view = createSolidView({ yaw, pitch, roll: mood.roll * 0.4, drop: 0.06, at: [0, free ? -80 : -92] })
  const snout = row.body[0] ?? [50, 0, 14]
  const worn = drawOnFish(
    { at: view.point([snout[0], snout[1], 0]), yaw, pitch, roll: mood.roll * 0.4, light: posed.light },
    snout[2],
    spec.wears,
    !free,
  )
  const nodes = [
    ...worn.behind,
    group(drawSwimmer(row, posed, view, mood, aim.gaze, pitch), { face: true }),
    ...worn.front,
  ]
  const swim = { part: 'body', movement: 'swim', pivot: view.point([0, 0, 0]) } as const
  const front = view.point([snout[0], snout[1], 0])
  const eye = view.point([snout[0] - 6, snout[1] + snout[2] * 0.5, snout[2] * 0.6])
  const mouth = view.point([snout[0] + snout[2], snout[1], 0])
  if (free)
    return {
      nodes: [...movable(swim, nodes), ...drawBubbles(mouth)],
      face: { centre: front, radius: 30 },
      eyes: eye,
      mouth,
      paw: mouth,
      back: view.point([0, 34, 0]),
      feet: [[0, 0]],
    }
  const bowl = drawBowl(movable(swim, nodes))
  const over = drawOnBowl(BOWL, posed.light, spec.wears)
  return {
    nodes: [...over.behind, ...bowl.nodes, ...over.front],
    face: { centre: bowl.place(front), radius: 30 },
    eyes: bowl.place(eye),
    mouth: bowl.place(mouth),
    paw: bowl.place(mouth),
    back: [0, -220],
    feet: [
      [-50, 0],
      [50, 0],
    ],
  }
}

const drawBubbles = (from: Point): Node[] =>
  [
    [12, -20, 5],
    [20, -38, 3.4],
  ].flatMap(([dx = 0, dy = 0, r = 1]) => [
    path(toPathData(oval(add(from, [dx, dy]), r, r)), '#ffffff', { opacity: 0.5 }),
    fill(oval(add(from, [dx - r * 0.3, dy - r * 0.3]), r * 0.3, r * 0.3), '#ffffff'),
  ])

function drawSwimmer(
  row: FishRow,
  { spec, colours, light }: RigInput,
  view: SolidView,
  mood: RigInput['mood'],
  look: Point,
  pitch: number,
): Node[] {
  const body = row.body.map(([f, u, r]): Ellipsoid => [f, u, 0, r, r, r * 0.62])
  const outline = view.chain(body)
  const toPage = (f: number, u: number, z = 0): Point => view.point([f, u, z])
  const [snout, shoulder, waist, root] = [row.body[0], row.body[1], row.body[2], row.body[3]]
  if (!snout || !shoulder || !waist || !root) return []
  const nodes: Node[] = []
  // Fins show the mood: spread when pleased, clamped when afraid or sad.
  const spread = 1 + Math.max(-0.42, Math.min(0.3, mood.ear * 0.26 + mood.fluff * 0.16))
  const droop = mood.tail < -30 ? -16 : mood.tail > 20 ? 8 : 0
  const fancy = row.tail === 'fan'
  const colour = fancy
    ? mix(colours.primary, colours.accent, 0.7)
    : row.bands || row.stripe || row.patches
      ? shade(colours.primary, row.patches ? -0.03 : 0.02)
      : colours.accent
  const edge = row.bands ? colours.accent : undefined
  const tx = root[0] - root[2] * 0.4
  const tail = (points: readonly Point[], k: number) =>
    points.map(([x, y]) =>
      toPage(tx - x * row.tailLength, root[1] + y * row.tailLength * 0.8 * k * spread + x * droop * 0.6),
    )
  nodes.push(
    ...drawFin(
      toPage(tx, root[1] + root[2] * 0.7),
      toPage(tx, root[1] - root[2] * 0.7),
      tail(TAIL_OUTLINES[row.tail], 1),
      colour,
      true,
      edge,
    ),
  )
  if (row.tail === 'veil')
    nodes.push(
      ...drawFin(
        toPage(tx, root[1] + root[2] * 0.5),
        toPage(tx, root[1] - root[2] * 0.5),
        tail(
          [
            [0.3, 0.3],
            [0.66, 0.5],
            [0.6, 0.05],
            [0.72, -0.4],
            [0.3, -0.36],
          ],
          1,
        ),
        mix(colour, colours.primary, 0.55),
        false,
      ),
    )
  const top = shoulder[1] + shoulder[2] * 0.86
  const dorsal = row.dorsal * spread
  nodes.push(
    ...drawFin(
      toPage(shoulder[0] + (fancy ? -4 : 4), top - (fancy ? 6 : 0)),
      toPage(waist[0] - 16, waist[1] + waist[2] * 0.72),
      (fancy && dorsal > 30
        ? [
            [12, 0.34],
            [2, 0.72],
            [-12, 0.82],
            [-28, 0.98],
            [-42, 0.9],
            [-60, 0.86],
            [-66, 0.6],
            [-72, 0.34],
            [-52, 0.06],
          ]
        : row.dorsal > 50
          ? [
              [4, 0.3],
              [-16, 0.8],
              [-46, 1.16],
              [-34, 0.5],
              [-40, 0.1],
            ]
          : [
              [14, 0.8],
              [-6, 1],
              [-26, 0.7],
              [-40, 0.1],
            ]
      ).map(([x = 0, y = 0]) => toPage(x, top + dorsal * y)),
      shade(colour, fancy ? 0 : -0.03),
      true,
      edge,
    ),
  )
  const bottom = waist[1] - waist[2] * 0.8
  const anal = row.anal * spread
  nodes.push(
    ...drawFin(
      toPage(fancy ? 22 : -4, bottom + (fancy ? 6 : 0)),
      toPage(-38, bottom + 8),
      (fancy && anal > 30
        ? [
            [24, 0.4],
            [12, 0.76],
            [-2, 0.84],
            [-16, 1.02],
            [-32, 0.96],
            [-50, 0.98],
            [-60, 0.74],
            [-72, 0.5],
            [-56, 0.14],
          ]
        : row.anal > 50
          ? [
              [-2, 0.3],
              [-20, 0.8],
              [-50, 1.16],
              [-36, 0.5],
              [-42, 0.1],
            ]
          : [
              [-10, 0.9],
              [-26, 1],
              [-42, 0.3],
            ]
      ).map(([x = 0, y = 0]) => toPage(x, bottom - anal * y)),
      shade(colour, -0.05),
      true,
      edge,
    ),
  )
  nodes.push(
    ...drawFin(
      toPage(20, -shoulder[2] * 0.72, -6),
      toPage(6, -shoulder[2] * 0.8, -6),
      [toPage(14, -shoulder[2] * 0.95 - 16 * spread), toPage(0, -shoulder[2] - 16 * spread)],
      shade(colour, -0.09),
      false,
    ),
  )
  nodes.push(drawToned(outline, buildFishCoat(row, colours, view), { dx: 0, dy: 7, band: 4 }))

  const r = Math.max(6.4, shoulder[2] * (shoulder[2] > 25 ? 0.26 : 0.34))
  for (const s of [-1, 1]) {
    if (view.depth([0.45, 0.1, s]) < 0.15) continue
    const centre = toPage(snout[0] - (fancy ? 5 : 6), snout[1] + snout[2] * 0.55, s * snout[2] * 0.62)
    const k = Math.min(1, 0.3 + Math.abs(view.depth([0.2, 0, s])) * 0.75)
    const wide = Math.min(1.16, mood.eye.wide ?? 1)
    nodes.push(fill(oval(centre, r * 1.32 * k * wide, r * 1.32 * wide), '#fffaf0'))
    nodes.push(
      ...drawEye(
        centre,
        r * k * 0.9,
        r * 0.95,
        -pitch * 0.5,
        {
          ...mood.eye,
          white: Boolean(mood.eye.white),
          wide: 1,
          ...(mood.eye.upperLid ? { upperLid: mood.eye.upperLid + 0.06 } : {}),
        },
        { skin: colours.primary, gaze: look, light, side: -s },
      ),
    )
    if (mood.brow) nodes.push(drawSideBrow(centre, r, mood.brow, s, shade(colours.primary, -0.28)))
  }
  const lip = toPage(snout[0] + snout[2] * 0.86, snout[1] - snout[2] * 0.34, 2)
  const sad = mood.mouth === 'frown' || mood.mouth === 'wobble'
  const corner = toPage(snout[0] + snout[2] * 0.2, snout[1] - snout[2] * (sad ? 0.74 : 0.26), snout[2] * 0.62)
  const round = mood.mouth === 'laugh' ? 1.6 : mood.mouth === 'open' || mood.mouth === 'small' ? 1 : 0
  nodes.push(
    round
      ? fill(oval(lerpPoint(lip, corner, 0.15), 3.6 * round, 4.4 * round), '#7a3a34')
      : stroke([lip, add(lerpPoint(lip, corner, 0.5), [0, sad ? -3 : 3]), corner], shade(colours.primary, -0.3), 2.6),
  )
  if (mood.blush)
    nodes.push(
      fill(
        oval(toPage(snout[0] - 13, snout[1] - snout[2] * 0.34, snout[2] * 0.7), 5, 3.6),
        getBlushColour(colours.primary),
      ),
    )
  const flap = spec.feeling === 'delighted' ? 12 : droop
  nodes.push(
    ...drawFin(
      toPage(16, -4, 17),
      toPage(11, -15, 17),
      [toPage(0, 2 + flap, 26), toPage(-14, -5 + flap, 28), toPage(-10, -20, 26), toPage(2, -23, 22)],
      shade(row.bands || row.patches ? colours.primary : mix(colour, colours.primary, 0.3), 0.03),
      true,
      edge,
    ),
  )
  return nodes
}
