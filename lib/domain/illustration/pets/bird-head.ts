// A bird's head: a ball, a beak, eyes at the sides. Crests and combs show the mood.
import { mix, shade } from '../kit/colour'
import { group, path } from '../kit/shape'
import { polar } from '../kit/vector'
import type { Node, Point } from '../scene'
import { drawEye, drawSideBrow } from './eyes'
import type { HeadRotation } from './head-frame'
import { arcPoints, leaf, oval, type Outline, toPathData } from './outline'
import type { RigInput } from './rig'
import { drawOnBirdHead } from './mount'
import { type BirdRow, resolveTint } from './breed-row'
import { type Ellipsoid, type SolidView, createSolidView, type Vec3 } from './solid'
import { type Coat, fill, isDark, plainCoat, stroke, drawToned } from './tone'

const DEGREE = Math.PI / 180
interface HeadPlacement extends HeadRotation {
  at: Point
  gaze: Point
  key: string
}
interface BirdHead {
  behind: Node[]
  front: Node[]
  skull: Outline
  eyes: Point
  beak: Point
}

export function drawBirdHead(
  row: BirdRow,
  { spec, colours, mood, light }: RigInput,
  { at, yaw, pitch, roll, gaze }: HeadPlacement,
): BirdHead {
  const radius = row.radius
  const view = createSolidView({ yaw, pitch, roll, scale: radius, at, drop: 0.08 })
  const skull = view.hull([[0, 0, 0, 1, 0.98, 0.94]])
  const own = resolveTint(row.headColour ?? 'primary', colours)
  const behind = row.crest ? drawCrest(row, view, colours, mood) : []
  if (row.comb)
    behind.push(
      drawToned(
        [-0.32, 0.04, 0.38].flatMap((f) => view.hull([[f, 1.02, 0, 0.24, 0.3, 0.1]])),
        plainCoat(row.comb),
        { dy: 2, band: 1 },
      ),
    )
  const coat: Coat =
    row.mask || row.barred
      ? {
          base: own,
          marks: (t) =>
            row.mask
              ? [
                  fill(
                    [0.66, -0.66]
                      .filter((s) => view.depth([0.42, 0.02, s]) > -0.1)
                      .flatMap((s) => view.hull([[0.42, 0.02, s, 0.34, 0.4, 0.3]])),
                    shade(resolveTint(row.mask, colours), t),
                  ),
                ]
              : drawRipples(view, t),
        }
      : plainCoat(own)
  const beak = drawBeak(
    row,
    view,
    mood.mouth === 'open' || mood.mouth === 'laugh' || (mood.mouth === 'small' && Boolean(mood.eye.white)),
  )
  const turnedAway = view.depth([1, 0, 0]) < -0.3
  const front: Node[] = [
    ...(turnedAway ? beak : []),
    drawToned(skull, coat, { dy: radius * 0.13, band: radius * 0.07 }),
  ]
  if (row.cheek)
    for (const s of [-1, 1])
      if (view.depth([0.3, 0, s]) > 0.2)
        front.push(
          fill(oval(view.point([0.34, -0.3, 0.86 * s]), radius * 0.26, radius * 0.22), resolveTint(row.cheek, colours)),
        )
  if (!turnedAway) front.push(...beak)
  if (row.barred && !turnedAway) {
    front.push(
      path(
        (
          [
            [0.62, -0.62, 0.45],
            [0.4, -0.78, 0.62],
            [0.74, -0.72, 0.14],
            [0.62, -0.62, -0.45],
            [0.74, -0.72, -0.14],
          ] as const
        )
          .filter((p) => view.depth(p) > 0.2)
          .map((p) => toPathData(oval(view.point(p), radius * 0.085, radius * 0.1)))
          .join(''),
        '#33332e',
      ),
    )
    for (const s of [-1, 1])
      if (view.depth([0.42, -0.38, 0.78 * s]) > 0.3)
        front.push(
          fill(oval(view.point([0.42, -0.38, 0.78 * s]), radius * 0.17, radius * 0.12, 20 * s), colours.accent),
        )
  }
  const centres: Point[] = []
  for (const s of [-1, 1]) {
    const p: Vec3 = [Math.cos(0.3) * Math.cos(52 * DEGREE), Math.sin(0.3), s * Math.cos(0.3) * Math.sin(52 * DEGREE)]
    const depth = view.depth(p)
    if (depth < 0.2) continue
    const centre = view.point([p[0] * 0.98, p[1] * 0.98, p[2] * 0.98])
    const k = Math.min(1, 0.2 + depth * 0.85)
    const r = radius * 0.22
    centres.push(centre)
    if (row.crest || row.mask) front.push(fill(oval(centre, r * 1.36 * k, r * 1.36), row.mask ? '#fffaf0' : '#cfd6dc'))
    const skin = row.mask ? resolveTint(row.mask, colours) : own
    front.push(
      ...drawEye(centre, r * k, r, roll, mood.eye, {
        skin,
        gaze,
        light,
        side: -s,
        iris: isDark(skin) ? '#d08a35' : undefined,
      }),
    )
    if (mood.brow && depth > 0.35) {
      front.push(drawSideBrow(centre, r, mood.brow, s, shade(skin, isDark(skin) ? 0.2 : -0.26)))
    }
  }
  if (mood.blush && view.depth([0.5, -0.42, 0.72]) > 0.3 && (row.crest || row.beakKind === 'seed') && !isDark(own))
    front.push(fill(oval(view.point([0.5, -0.42, 0.72]), radius * 0.17, radius * 0.12), mix(own, '#ef8a6a', 0.45)))
  const worn = drawOnBirdHead(row, { at, yaw, pitch, roll, light }, spec.wears)
  front.push(...worn.front)
  return {
    behind: [...worn.behind, ...behind],
    front,
    skull,
    eyes: centres[0] ?? at,
    beak: view.point([0.9 + row.beak[0] * 0.6, -0.5, 0]),
  }
}

function drawCrest(row: BirdRow, view: SolidView, colours: RigInput['colours'], mood: RigInput['mood']): Node[] {
  const colour = resolveTint(row.crest ?? 'accent', colours)
  const raised = mood.eye.shut === 'down' ? -0.6 : Math.max(-1, Math.min(1, mood.ear + (mood.fluff > 0.6 ? 1.6 : 0)))
  const radius = row.radius
  return [4, 3, 2, 1, 0].map((i) => {
    const root = view.point([0.35 - i * 0.22, 0.8 - i * 0.05, 0])
    const spread = row.crestUp ? 108 + i * 9 : 118 + i * 14
    const angle = spread - raised * 14 + (raised < 0 ? -raised * 34 : 0)
    const long =
      radius *
      ((row.crestUp ? 1.3 : 1.25) - Math.abs(i - 1.6) * 0.12) *
      (raised < 0 ? 1 + raised * 0.35 : 1 + raised * 0.1)
    return fill(
      leaf(
        arcPoints(root, polar(root, -angle, long), row.crestUp ? -0.14 : 0.1),
        [3, 5.5, 6.4, 5, 0].map((w) => (w * radius) / 31),
      ),
      shade(colour, i % 2 ? -0.04 : 0.02),
    )
  })
}

const drawRipples = (view: SolidView, tone: number): Node[] =>
  [-1, 1].flatMap((s) =>
    view.depth([-0.36, 0.4, 0.62 * s]) < -0.1
      ? []
      : [0, 1, 2, 3].map((i) =>
          stroke(
            (
              [
                [-0.25 - i * 0.2, 0.95 - i * 0.12, 0.1 * s],
                [-0.36 - i * 0.16, 0.6 - i * 0.2, 0.62 * s],
                [-0.3 - i * 0.1, 0.2 - i * 0.26, 0.86 * s],
              ] as const
            ).map((p) => view.point(p)),
            shade('#4a4a40', tone),
            2.6,
          ),
        ),
  )

function drawBeak(row: BirdRow, view: SolidView, open: boolean): Node[] {
  const [l, h] = row.beak
  const upper = row.beakTop ?? row.beakColour
  if (row.beakKind === 'seed') {
    const gap = open ? 0.13 : 0
    return [
      fill(
        view.hull([
          [0.78, -0.2 - gap, 0, l * 0.4, h * 0.5, l * 0.45],
          [0.96 + l * 0.7, -0.22 - gap * 2.4, 0, 0.04, 0.04, 0.1],
        ]),
        shade(row.beakColour, -0.1),
      ),
      fill(
        view.hull([
          [0.78, -0.02 + gap * 0.3, 0, l * 0.5, h * 0.72, l * 0.55],
          [0.98 + l * 0.9, -0.14, 0, 0.05, 0.05, h > 0.18 ? 0.05 : 0.2],
        ]),
        upper,
      ),
      ...(row.comb ? [fill(view.hull([[0.82, -0.52, 0, 0.12, 0.26, 0.12]]), row.comb)] : []),
    ]
  }
  const hook: Ellipsoid[] = [
    [0.78, -0.06, 0, l * 0.62, h * 0.72, l * 0.8],
    [0.92 + l * 0.55, -0.12, 0, l * 0.42, h * 0.5, l * 0.55],
    [0.94 + l * 0.7, -0.16 - h * 0.95, 0, l * 0.13, h * 0.14, l * 0.14],
  ]
  const lower = fill(
    view.hull([
      [0.74, -0.42 - (open ? 0.14 : 0), 0, l * 0.5, h * 0.42, l * 0.55],
      [0.9 + l * 0.2, -0.5 - (open ? 0.22 : 0), 0, l * 0.26, h * 0.22, l * 0.26],
    ]),
    shade(row.beakColour, -0.08),
  )
  const inside = fill(
    view.hull([
      [0.84, -0.36, 0, l * 0.4, h * 0.3, l * 0.4],
      [0.9 + l * 0.25, -0.44, 0, l * 0.24, h * 0.2, l * 0.22],
    ]),
    '#8a3f42',
  )
  return [
    group([
      lower,
      ...(open ? [inside] : []),
      fill(view.chain(hook), upper),
      fill(view.hull([[0.86, 0.08, 0, l * 0.5, h * 0.3, l * 0.6]]), row.barred ? '#6f8fd0' : shade(upper, 0.06)),
    ]),
  ]
}
