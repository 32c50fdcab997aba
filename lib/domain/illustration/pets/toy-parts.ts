// A plush toy's limbs, clothes, trunk and tail.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { add, mul, normalise, sub } from '../kit/vector'
import type { Node, Point } from '../scene'
import { arcPoints, cloud, leaf, oval, type Outline } from './outline'
import type { RigInput } from './rig'
import { type ToyRow, resolveTint } from './breed-row'
import type { SolidView, Vec3 } from './solid'
import { resampleWidths } from './tail'
import { fill, plainCoat, stroke, drawToned } from './tone'

interface Limb {
  node: Node
  depth: number
  end: Point
}
export function drawLimb(
  row: ToyRow,
  { colours }: RigInput,
  view: SolidView,
  kind: 'hand' | 'foot',
  s: 1 | -1,
  to: Vec3,
  root: Vec3,
  yaw: number,
): Limb {
  const [r0, r1, long] = kind === 'hand' ? row.arm : row.leg
  const end: Vec3 = [root[0] + to[0] * long, Math.max(r1, root[1] + to[1] * long), root[2] + to[2] * s * long]
  const way: Vec3 = [end[0] - root[0], end[1] - root[1], end[2] - root[2]]
  const size = Math.hypot(...way) || 1
  const facing = view.depth([way[0] / size, way[1] / size, way[2] / size])
  const q = view.point(end)
  const form: Outline = view.hull([
    [root[0], root[1], root[2], r0],
    [end[0], end[1], end[2], r1, r1 * (kind === 'hand' ? 1 : 1.12), r1],
  ])
  const pad =
    facing > 0.35
      ? [
          fill(
            oval(
              add(q, mul(normalise(sub(q, view.point(root))), r1 * 0.1)),
              r1 * 0.62 * Math.min(1, facing + 0.2),
              r1 * 0.74,
            ),
            colours.secondary,
          ),
        ]
      : []
  return {
    node: group([
      drawToned(form, plainCoat(shade(colours.primary, s < 0 && yaw < 50 ? -0.05 : 0)), { dy: 4, band: 2.5 }),
      ...pad,
    ]),
    depth: view.depth(end),
    end: q,
  }
}

export function drawToyClothes(row: ToyRow, accent: string, neck: Point): Node[] {
  const bw = row.body[0]
  if (row.wears === 'none') return []
  if (row.wears === 'scarf')
    return [
      fill(
        leaf([add(neck, [-bw * 0.72, -3]), add(neck, [0, 9]), add(neck, [bw * 0.72, -3])], [7, 9, 7], false),
        accent,
      ),
      fill(
        leaf(arcPoints(add(neck, [bw * 0.3, 6]), add(neck, [bw * 0.52, 44]), 0.06), [6, 8, 9, 9, 9], false),
        shade(accent, -0.05),
      ),
      stroke([add(neck, [bw * 0.52 - 9, 40]), add(neck, [bw * 0.52 + 8, 37])], shade(accent, 0.14), 3),
    ]
  const loop = (s: number): Outline =>
    leaf(
      [
        [0, 0],
        [13 * s, -3],
        [25 * s, 0],
      ].map(([x = 0, y = 0]) => add(neck, [x, y + 7])),
      [3, 8, 12],
      false,
    )
  return [
    fill(loop(-1), accent),
    fill(loop(1), shade(accent, -0.03)),
    fill(oval(add(neck, [0, 7]), 6, 6), shade(accent, -0.08)),
  ]
}

export function drawElephantTrunk(view: SolidView, row: ToyRow, colour: string): Node[] {
  const R = row.head.radius
  const points = (
    [
      [0.8, -0.1, 0],
      [1.1, -0.42, 0.05],
      [1.14, -0.82, 0.12],
      [1.3, -1.06, 0.2],
      [1.6, -1.0, 0.26],
    ] as const
  ).map((p) => view.point(p))
  return [
    drawToned(
      leaf(
        points,
        [0.3, 0.24, 0.19, 0.16, 0.14].map((w) => w * R),
        false,
      ),
      plainCoat(shade(colour, 0.02)),
      { dy: 4, band: 2 },
    ),
  ]
}

export function drawToyTail(row: ToyRow, { colours, key }: RigInput, view: SolidView, hip: Vec3, bw: number): Node[] {
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
  const colour = tail.colour ? resolveTint(tail.colour, colours) : shade(colours.primary, -0.03)
  const end = points.at(-1) ?? [0, 0]
  return [
    drawToned(
      leaf(points, resampleWidths(tail.widths, points.length), Boolean(tail.plume ?? tail.sharp)),
      plainCoat(colour),
      {
        dy: 4,
        band: 2,
      },
    ),
    ...(tail.pompom
      ? [drawToned(cloud(end, tail.pompom, tail.pompom, 8, `${key}pom`), plainCoat(colours.accent), { dy: 4, band: 2 })]
      : []),
  ]
}
