// A bird's head: a ball, a beak, eyes at the sides; crests and combs carry the mood.
import { mix, shade } from '../kit/colour'
import { group, path } from '../kit/shape'
import { polar } from '../kit/vector'
import type { Node, Point } from '../scene'
import { eyeOf, sideBrow } from './eyes'
import type { Pose3 } from './head-frame'
import { bow, leaf, oval, type Outline, pathOf } from './outline'
import type { Posed } from './rig'
import { onBirdsHead } from './mount'
import { type BirdRow, tint } from './breed-row'
import { type Ball, type SolidView, solidView, type Vec3 } from './solid'
import { type Coat, dab, isDark, plain, stroke, toned } from './tone'

const DEGREE = Math.PI / 180
interface Placed extends Pose3 {
  at: Point
  look: Point
  key: string
}
interface BirdHead {
  behind: Node[]
  front: Node[]
  skull: Outline
  eyes: Point
  beak: Point
}

export function birdHead(
  row: BirdRow,
  { drawing, colours, mood, light }: Posed,
  { at, yaw, pitch, roll, look }: Placed,
): BirdHead {
  const R = row.radius
  const view = solidView({ yaw, pitch, roll, scale: R, at, drop: 0.08 })
  const skull = view.hull([[0, 0, 0, 1, 0.98, 0.94]])
  const own = tint(row.headColour ?? 'primary', colours)
  const behind = row.crest ? crestOf(row, view, colours, mood) : []
  if (row.comb)
    behind.push(
      toned(
        [-0.32, 0.04, 0.38].flatMap((f) => view.hull([[f, 1.02, 0, 0.24, 0.3, 0.1]])),
        plain(row.comb),
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
                  dab(
                    [0.66, -0.66]
                      .filter((s) => view.depth([0.42, 0.02, s]) > -0.1)
                      .flatMap((s) => view.hull([[0.42, 0.02, s, 0.34, 0.4, 0.3]])),
                    shade(tint(row.mask, colours), t),
                  ),
                ]
              : ripples(view, t),
        }
      : plain(own)
  const beak = beakOf(
    row,
    view,
    mood.mouth === 'open' || mood.mouth === 'laugh' || (mood.mouth === 'small' && Boolean(mood.eye.white)),
  )
  const turnedAway = view.depth([1, 0, 0]) < -0.3
  const front: Node[] = [...(turnedAway ? beak : []), toned(skull, coat, { dy: R * 0.13, band: R * 0.07 })]
  if (row.cheek)
    for (const s of [-1, 1])
      if (view.depth([0.3, 0, s]) > 0.2)
        front.push(dab(oval(view.point([0.34, -0.3, 0.86 * s]), R * 0.26, R * 0.22), tint(row.cheek, colours)))
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
          .map((p) => pathOf(oval(view.point(p), R * 0.085, R * 0.1)))
          .join(''),
        '#33332e',
      ),
    )
    for (const s of [-1, 1])
      if (view.depth([0.42, -0.38, 0.78 * s]) > 0.3)
        front.push(dab(oval(view.point([0.42, -0.38, 0.78 * s]), R * 0.17, R * 0.12, 20 * s), colours.accent))
  }
  const centres: Point[] = []
  for (const s of [-1, 1]) {
    const p: Vec3 = [Math.cos(0.3) * Math.cos(52 * DEGREE), Math.sin(0.3), s * Math.cos(0.3) * Math.sin(52 * DEGREE)]
    const depth = view.depth(p)
    if (depth < 0.2) continue
    const centre = view.point([p[0] * 0.98, p[1] * 0.98, p[2] * 0.98])
    const k = Math.min(1, 0.2 + depth * 0.85)
    const r = R * 0.22
    centres.push(centre)
    if (row.crest || row.mask) front.push(dab(oval(centre, r * 1.36 * k, r * 1.36), row.mask ? '#fffaf0' : '#cfd6dc'))
    const skin = row.mask ? tint(row.mask, colours) : own
    front.push(
      ...eyeOf(centre, r * k, r, roll, mood.eye, {
        skin,
        look,
        light,
        side: -s,
        iris: isDark(skin) ? '#d08a35' : undefined,
      }),
    )
    if (mood.brow && depth > 0.35) {
      front.push(sideBrow(centre, r, mood.brow, s, shade(skin, isDark(skin) ? 0.2 : -0.26)))
    }
  }
  if (mood.blush && view.depth([0.5, -0.42, 0.72]) > 0.3 && (row.crest || row.beakKind === 'seed') && !isDark(own))
    front.push(dab(oval(view.point([0.5, -0.42, 0.72]), R * 0.17, R * 0.12), mix(own, '#ef8a6a', 0.45)))
  const worn = onBirdsHead(row, { at, yaw, pitch, roll, light }, drawing.wears)
  front.push(...worn.front)
  return {
    behind: [...worn.behind, ...behind],
    front,
    skull,
    eyes: centres[0] ?? at,
    beak: view.point([0.9 + row.beak[0] * 0.6, -0.5, 0]),
  }
}

function crestOf(row: BirdRow, view: SolidView, colours: Posed['colours'], mood: Posed['mood']): Node[] {
  const colour = tint(row.crest ?? 'accent', colours)
  const raised = mood.eye.shut === 'down' ? -0.6 : Math.max(-1, Math.min(1, mood.ear + (mood.fluff > 0.6 ? 1.6 : 0)))
  const R = row.radius
  return [4, 3, 2, 1, 0].map((i) => {
    const root = view.point([0.35 - i * 0.22, 0.8 - i * 0.05, 0])
    const spread = row.crestUp ? 108 + i * 9 : 118 + i * 14
    const angle = spread - raised * 14 + (raised < 0 ? -raised * 34 : 0)
    const long =
      R * ((row.crestUp ? 1.3 : 1.25) - Math.abs(i - 1.6) * 0.12) * (raised < 0 ? 1 + raised * 0.35 : 1 + raised * 0.1)
    return dab(
      leaf(
        bow(root, polar(root, -angle, long), row.crestUp ? -0.14 : 0.1),
        [3, 5.5, 6.4, 5, 0].map((w) => (w * R) / 31),
      ),
      shade(colour, i % 2 ? -0.04 : 0.02),
    )
  })
}

const ripples = (view: SolidView, tone: number): Node[] =>
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

function beakOf(row: BirdRow, view: SolidView, open: boolean): Node[] {
  const [l, h] = row.beak
  const upper = row.beakTop ?? row.beakColour
  if (row.beakKind === 'seed') {
    const gap = open ? 0.13 : 0
    return [
      dab(
        view.hull([
          [0.78, -0.2 - gap, 0, l * 0.4, h * 0.5, l * 0.45],
          [0.96 + l * 0.7, -0.22 - gap * 2.4, 0, 0.04, 0.04, 0.1],
        ]),
        shade(row.beakColour, -0.1),
      ),
      dab(
        view.hull([
          [0.78, -0.02 + gap * 0.3, 0, l * 0.5, h * 0.72, l * 0.55],
          [0.98 + l * 0.9, -0.14, 0, 0.05, 0.05, h > 0.18 ? 0.05 : 0.2],
        ]),
        upper,
      ),
      ...(row.comb ? [dab(view.hull([[0.82, -0.52, 0, 0.12, 0.26, 0.12]]), row.comb)] : []),
    ]
  }
  const hook: Ball[] = [
    [0.78, -0.06, 0, l * 0.62, h * 0.72, l * 0.8],
    [0.92 + l * 0.55, -0.12, 0, l * 0.42, h * 0.5, l * 0.55],
    [0.94 + l * 0.7, -0.16 - h * 0.95, 0, l * 0.13, h * 0.14, l * 0.14],
  ]
  const lower = dab(
    view.hull([
      [0.74, -0.42 - (open ? 0.14 : 0), 0, l * 0.5, h * 0.42, l * 0.55],
      [0.9 + l * 0.2, -0.5 - (open ? 0.22 : 0), 0, l * 0.26, h * 0.22, l * 0.26],
    ]),
    shade(row.beakColour, -0.08),
  )
  const inside = dab(
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
      dab(view.chain(hook), upper),
      dab(view.hull([[0.86, 0.08, 0, l * 0.5, h * 0.3, l * 0.6]]), row.barred ? '#6f8fd0' : shade(upper, 0.06)),
    ]),
  ]
}
