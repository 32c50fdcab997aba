// A whole head: ears, ruff, skull, muzzle, eyes, brows, hair. The parts behind the skull and in front of it are
// returned apart.
import { lightness, mix, shade } from '../kit/colour'
import { group, movable } from '../kit/shape'
import { add, lerpPoint } from '../kit/vector'
import type { Node, Point } from '../scene'
import { drawEars } from './ears'
import { drawEye } from './eyes'
import { getFaceMarks } from './facial-features'
import { type HeadFrame, createHeadFrame, type HeadOptions } from './head-frame'
import { drawMuzzle, buildMuzzleOutline } from './muzzle'
import { arcPoints, cloud, leaf, oval, type Outline, toPathData, tufts } from './outline'
import { drawMane, drawRuff } from './ruff'
import { resolveTint } from './breed-row'
import type { Ellipsoid } from './solid'
import type { WornParts } from '../worn/wear'
import { drawOnPetHead } from './mount'
import { getBlushColour, fill, isDark, plainCoat, stroke, drawToned } from './tone'

export interface HeadParts {
  behind: Node[]
  front: Node[]
  /** Ears that hang in front, or over the back of the head in the back view. */
  hanging: Node[]
  skull: Outline
  frame: HeadFrame
  eyes: Point
  mouth: Point
  /** What is worn; also part of `behind` and `front`. For the back view, which draws neither. */
  worn: WornParts
}

export function drawHead(options: HeadOptions): HeadParts {
  const frame = createHeadFrame(options)
  const { row, radius, view, colours } = frame
  const [a, b, c] = row.skull
  const [cf, cu, cs, cr] = row.cheeks
  const cheek = (s: number): Ellipsoid => [cf, cu, cs * s, cr * 0.9, cr, cr]
  const skull = view.hull([[0, 0, 0, a, b, c], cheek(1), cheek(-1)])
  const ears = drawEars(frame)
  const marks = getFaceMarks(frame)
  const muzzle = buildMuzzleOutline(frame)
  const hair = plainCoat(colours.primary)
  const front: Node[] = []
  if (row.ruff) front.push(...drawRuff(frame, row.ruff))
  if (row.mane) front.push(drawMane(frame, row.mane))
  front.push(
    drawToned(skull, marks && row.mouth !== 'horse' ? { base: colours.primary, marks } : hair, {
      dx: 0,
      dy: radius * 0.13,
      band: radius * 0.07,
    }),
  )
  if (row.horns) front.unshift(...drawHorns(frame))
  if (row.spikes)
    front.unshift(
      drawToned(
        [40, 66, 92, 118].flatMap((el) =>
          view.hull([[Math.cos((el * Math.PI) / 180) * 0.9, Math.sin((el * Math.PI) / 180) * 0.96, 0, 0.2, 0.2, 0.12]]),
        ),
        plainCoat(resolveTint(row.spikes, colours)),
        { dy: 2, band: 1 },
      ),
    )
  if (row.topknot)
    front.push(
      drawToned(
        cloud(view.point([-0.1, 0.95, 0]), radius * row.topknot[0] * 0.9, radius * row.topknot[1], 9, 'topknot'),
        plainCoat(row.mane ? resolveTint(row.mane.colour, colours) : colours.primary),
        { dy: radius * 0.12, band: radius * 0.08 },
      ),
    )
  front.push(...drawMuzzle(frame, muzzle))
  const { eyes, brows, centre } = drawEyes(frame, options.tiny === true)
  front.push(group(eyes, { clip: toPathData([...skull, ...muzzle]) }), ...brows, ...drawTrimmings(frame))
  const worn = drawOnPetHead(frame, options)
  const hanging = ears.filter((ear) => ear.inFront).flatMap((ear) => ear.nodes)
  // Hanging ears are drawn over a helmet and under a hat.
  front.push(...(options.wears === 'helmet' ? [...worn.front, ...hanging] : [...hanging, ...worn.front]))
  const tip = row.muzzle[1]
  return {
    worn,
    behind: [...worn.behind, ...ears.filter((e) => !e.inFront).flatMap((e) => e.nodes)],
    front: [group(front, { face: true })],
    hanging: row.ears?.front || ears.some((e) => e.laidBack) ? ears.flatMap((e) => e.nodes) : [],
    skull,
    frame,
    eyes: centre,
    mouth: view.point([tip[0] + tip[3] * 0.7, tip[1] - (tip[4] ?? tip[3]) * 0.6, 0]),
  }
}

function drawEyes(frame: HeadFrame, browless: boolean): { eyes: Node[]; brows: Node[]; centre: Point } {
  const { row, view, radius, colours, mood, gaze, light, roll } = frame
  const eye = row.eye
  const eyes: Node[] = []
  const brows: Node[] = []
  const centres: Point[] = []
  const skin = row.eyeSkin
    ? resolveTint(row.eyeSkin, colours)
    : row.pattern === 'points'
      ? mix(colours.primary, colours.accent, 0.55)
      : colours.primary
  for (const side of [-1, 1]) {
    const p = frame.onSkull(eye.azimuth * side, eye.elevation)
    const [a, b, c] = row.skull
    const depth = view.depth([p[0] / a, p[1] / b, p[2] / c])
    if (depth < 0.14) continue
    const centre = view.point(p)
    centres.push(centre)
    const resting = eye.iris && !mood.eye.shut && !mood.eye.wide
    const feeling = resting ? { slant: 0.14, ...mood.eye, upperLid: Math.max(0.1, mood.eye.upperLid ?? 0) } : mood.eye
    const rx = eye.rx * radius * Math.min(1, 0.16 + depth * 0.92)
    const iris = eye.iris ?? (lightness(skin) < 0.45 ? '#a8672f' : undefined)
    const drawn = drawEye(centre, rx, eye.ry * radius, roll, feeling, {
      skin,
      iris,
      slit: eye.slit,
      gaze,
      light,
      side: -side,
    })
    eyes.push(...(feeling.shut ? drawn : movable({ part: 'eyes', movement: 'blink', pivot: centre }, drawn)))
    if (mood.brow && !browless) {
      const raise = mood.brow === 'one-up' ? (side === 1 ? 0.75 : 0.3) : mood.brow === 'cross' ? 0.02 : 0.34
      const slope = mood.brow === 'worry' ? 0.26 : mood.brow === 'cross' ? -0.34 : 0.1
      const inner = view.point(frame.onSkull((eye.azimuth - 13) * side, eye.elevation + 17 + (raise + slope) * 20))
      const outer = view.point(frame.onSkull((eye.azimuth + 15) * side, eye.elevation + 17 + (raise - slope) * 20))
      const arch: Point = [0, mood.brow === 'cross' ? 0 : -radius * 0.06]
      brows.push(
        stroke(
          [inner, add(lerpPoint(inner, outer, 0.5), arch), outer],
          shade(skin, isDark(skin) ? 0.2 : -0.24),
          radius * 0.08,
        ),
      )
    }
  }
  const [first = frame.at, second = first] = centres
  return { eyes, brows, centre: lerpPoint(first, second, 0.5) }
}

function drawHorns({ view, radius, row, colours }: HeadFrame): Node[] {
  if (row.forelock) {
    const [root, tip] = [view.point([0.55, 0.82, 0]), view.point([0.95, 1.95, 0])]
    return [
      drawToned(leaf([root, lerpPoint(root, tip, 0.5), tip], [radius * 0.17, radius * 0.1, 0]), plainCoat('#f1cf6b'), {
        dy: 2,
        band: 1,
      }),
      stroke(
        [lerpPoint(root, tip, 0.35), add(lerpPoint(root, tip, 0.42), [radius * 0.1, -radius * 0.02])],
        shade(colours.accent, 0.02),
        2,
      ),
    ]
  }
  return [-1, 1].map((s) => {
    const [root, mid, tip] = [
      view.point([0, 0.8, s * 0.3]),
      view.point([-0.3, 1.5, s * 0.42]),
      view.point([-1, 1.66, s * 0.6]),
    ]
    return drawToned(
      leaf([root, mid, tip], [radius * 0.17, radius * 0.13, 0]),
      plainCoat(shade('#b9a58a', s < 0 ? -0.06 : 0)),
      {
        dy: 2,
        band: 1,
      },
    )
  })
}

/** Wrinkles, blush, crests, fringes and forelocks. */
function drawTrimmings(frame: HeadFrame): Node[] {
  const { row, view, radius, colours, mood, onSkull } = frame
  const nodes: Node[] = []
  if (row.wrinkles)
    for (const k of [0, 1])
      nodes.push(
        stroke(
          [-16, 0, 16].map((az) => view.point(onSkull(az, 38 + k * 14 - Math.abs(az) * 0.45))),
          shade(colours.primary, -0.14),
          radius * 0.05,
        ),
      )
  if (mood.blush && !frame.dark && !row.noBlush && row.mouth !== 'horse')
    for (const s of [-1, 1]) {
      const [a, b, c] = row.skull
      const n = onSkull(s * 60, -18)
      if (view.depth([n[0] / a, n[1] / b, n[2] / c]) > 0.35)
        nodes.push(
          fill(
            oval(view.point(onSkull(s * 60, -20)), radius * 0.15, radius * 0.1, frame.roll),
            getBlushColour(colours.primary),
          ),
        )
    }
  if (row.crest) {
    const q = view.point([0.1, 0.86, 0])
    nodes.push(
      fill(
        tufts(
          [
            add(q, [-radius * 0.4, radius * 0.2]),
            add(q, [-radius * 0.1, radius * 0.06]),
            add(q, [radius * 0.16, radius * 0.06]),
            add(q, [radius * 0.4, radius * 0.2]),
          ],
          -radius * 0.12,
          0.1,
        ),
        shade(colours.primary, 0.03),
      ),
    )
  }
  if (row.fringe) {
    const hair = [-58, -30, 0, 30, 58].map((az) => view.point(onSkull(az, 62)))
    nodes.push(
      fill(
        tufts(hair, -radius * 0.44, 0.1, [
          view.point(onSkull(70, 80)),
          view.point(onSkull(0, 90)),
          view.point(onSkull(-70, 80)),
        ]),
        shade(colours.primary, 0.045),
      ),
    )
  }
  if (row.forelock) {
    const shaggy = row.forelock === 'shaggy'
    const from = view.point([0, 0.98, 0])
    const to = view.point([0.86, 0.34, 0.18])
    nodes.push(
      fill(
        leaf(
          arcPoints(add(from, [-radius * 0.1, 0]), add(to, [0, shaggy ? radius * 0.25 : 0]), -0.12),
          [0.16, shaggy ? 0.28 : 0.18, shaggy ? 0.34 : 0.15, 0.12, 0].map((w) => w * radius),
        ),
        colours.accent,
      ),
      fill(
        leaf(
          arcPoints(from, add(to, [-radius * 0.28, -radius * 0.06]), -0.1),
          [0.1, 0.14, 0.12, 0.08, 0].map((w) => w * radius),
        ),
        shade(colours.accent, 0.07),
      ),
    )
  }
  return nodes
}
