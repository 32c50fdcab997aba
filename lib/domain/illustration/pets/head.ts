// A whole head: ears, ruff, skull, muzzle, eyes, brows, hair. The part behind the skull and the part in front come apart.
import { lightness, mix, shade } from '../kit/colour'
import { group } from '../kit/shape'
import { add, lerpPoint } from '../kit/vector'
import type { Node, Point } from '../scene'
import { earsOf } from './ears'
import { eyeOf } from './eyes'
import { faceMarks } from './facial-features'
import { type HeadFrame, headFrame, type HeadOptions } from './head-frame'
import { muzzleOf, muzzleOutline } from './muzzle'
import { bow, cloud, leaf, oval, type Outline, pathOf, tufts } from './outline'
import { maneOf, ruffOf } from './ruff'
import { tint } from './breed-row'
import type { Ball } from './solid'
import type { Wearing } from '../worn/wear'
import { onPetsHead } from './mount'
import { blushOn, dab, isDark, plain, stroke, toned } from './tone'

export interface Head {
  behind: Node[]
  front: Node[]
  /** Ears that hang in front, or over the back of the head when it is seen from behind. */
  hanging: Node[]
  skull: Outline
  frame: HeadFrame
  eyes: Point
  mouth: Point
  /** What is worn, which is part of `behind` and `front`: for the back of a head, which has neither. */
  worn: Wearing
}

export function headOf(options: HeadOptions): Head {
  const frame = headFrame(options)
  const { row, R, view, colours } = frame
  const [a, b, c] = row.skull
  const [cf, cu, cs, cr] = row.cheeks
  const cheek = (s: number): Ball => [cf, cu, cs * s, cr * 0.9, cr, cr]
  const skull = view.hull([[0, 0, 0, a, b, c], cheek(1), cheek(-1)])
  const ears = earsOf(frame)
  const marks = faceMarks(frame)
  const muzzle = muzzleOutline(frame)
  const hair = plain(colours.primary)
  const front: Node[] = []
  if (row.ruff) front.push(...ruffOf(frame, row.ruff))
  if (row.mane) front.push(maneOf(frame, row.mane))
  front.push(
    toned(skull, marks && row.mouth !== 'horse' ? { base: colours.primary, marks } : hair, {
      dx: 0,
      dy: R * 0.13,
      band: R * 0.07,
    }),
  )
  if (row.horns) front.unshift(...hornsOf(frame))
  if (row.spikes)
    front.unshift(
      toned(
        [40, 66, 92, 118].flatMap((el) =>
          view.hull([[Math.cos((el * Math.PI) / 180) * 0.9, Math.sin((el * Math.PI) / 180) * 0.96, 0, 0.2, 0.2, 0.12]]),
        ),
        plain(tint(row.spikes, colours)),
        { dy: 2, band: 1 },
      ),
    )
  if (row.topknot)
    front.push(
      toned(
        cloud(view.point([-0.1, 0.95, 0]), R * row.topknot[0] * 0.9, R * row.topknot[1], 9, 'topknot'),
        plain(row.mane ? tint(row.mane.colour, colours) : colours.primary),
        { dy: R * 0.12, band: R * 0.08 },
      ),
    )
  front.push(...muzzleOf(frame, muzzle))
  const { eyes, brows, centre } = eyesOf(frame)
  front.push(group(eyes, { clip: pathOf([...skull, ...muzzle]) }), ...brows, ...trimmings(frame))
  const worn = onPetsHead(frame, options)
  const hanging = ears.filter((ear) => ear.inFront).flatMap((ear) => ear.nodes)
  // Ears that hang come out of a helmet at its sides, and from under a hat.
  front.push(...(options.wears === 'helmet' ? [...worn.front, ...hanging] : [...hanging, ...worn.front]))
  const T = row.muzzle[1]
  return {
    worn,
    behind: [...worn.behind, ...ears.filter((e) => !e.inFront).flatMap((e) => e.nodes)],
    front,
    hanging: row.ears?.front ? ears.flatMap((e) => e.nodes) : [],
    skull,
    frame,
    eyes: centre,
    mouth: view.point([T[0] + T[3] * 0.7, T[1] - (T[4] ?? T[3]) * 0.6, 0]),
  }
}

function eyesOf(frame: HeadFrame): { eyes: Node[]; brows: Node[]; centre: Point } {
  const { row, view, R, colours, mood, look, light, roll } = frame
  const eye = row.eye
  const eyes: Node[] = []
  const brows: Node[] = []
  const centres: Point[] = []
  const skin = row.eyeSkin
    ? tint(row.eyeSkin, colours)
    : row.pattern === 'points'
      ? mix(colours.primary, colours.accent, 0.55)
      : colours.primary
  for (const side of [-1, 1]) {
    const p = frame.on(eye.az * side, eye.el)
    const [a, b, c] = row.skull
    const depth = view.depth([p[0] / a, p[1] / b, p[2] / c])
    if (depth < 0.14) continue
    const centre = view.point(p)
    centres.push(centre)
    const resting = eye.iris && !mood.eye.shut && !mood.eye.wide
    const feeling = resting ? { slant: 0.14, ...mood.eye, lid: Math.max(0.1, mood.eye.lid ?? 0) } : mood.eye
    const rx = eye.r * R * Math.min(1, 0.16 + depth * 0.92)
    const iris = eye.iris ?? (lightness(skin) < 0.45 ? '#a8672f' : undefined)
    eyes.push(...eyeOf(centre, rx, eye.ry * R, roll, feeling, { skin, iris, slit: eye.slit, look, light, side: -side }))
    if (mood.brow) {
      const raise = mood.brow === 'one-up' ? (side === 1 ? 0.75 : 0.3) : mood.brow === 'cross' ? 0.02 : 0.34
      const slope = mood.brow === 'worry' ? 0.26 : mood.brow === 'cross' ? -0.34 : 0.1
      const inner = view.point(frame.on((eye.az - 13) * side, eye.el + 17 + (raise + slope) * 20))
      const outer = view.point(frame.on((eye.az + 15) * side, eye.el + 17 + (raise - slope) * 20))
      const arch: Point = [0, mood.brow === 'cross' ? 0 : -R * 0.06]
      brows.push(
        stroke(
          [inner, add(lerpPoint(inner, outer, 0.5), arch), outer],
          shade(skin, isDark(skin) ? 0.2 : -0.24),
          R * 0.08,
        ),
      )
    }
  }
  const [first = frame.at, second = first] = centres
  return { eyes, brows, centre: lerpPoint(first, second, 0.5) }
}

function hornsOf({ view, R, row, colours }: HeadFrame): Node[] {
  if (row.forelock) {
    const [root, tip] = [view.point([0.55, 0.82, 0]), view.point([0.95, 1.95, 0])]
    return [
      toned(leaf([root, lerpPoint(root, tip, 0.5), tip], [R * 0.17, R * 0.1, 0]), plain('#f1cf6b'), { dy: 2, band: 1 }),
      stroke(
        [lerpPoint(root, tip, 0.35), add(lerpPoint(root, tip, 0.42), [R * 0.1, -R * 0.02])],
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
    return toned(leaf([root, mid, tip], [R * 0.17, R * 0.13, 0]), plain(shade('#b9a58a', s < 0 ? -0.06 : 0)), {
      dy: 2,
      band: 1,
    })
  })
}

/** Wrinkles, blush, crests, fringes and forelocks. */
function trimmings(frame: HeadFrame): Node[] {
  const { row, view, R, colours, mood, on } = frame
  const nodes: Node[] = []
  if (row.wrinkles)
    for (const k of [0, 1])
      nodes.push(
        stroke(
          [-16, 0, 16].map((az) => view.point(on(az, 38 + k * 14 - Math.abs(az) * 0.45))),
          shade(colours.primary, -0.14),
          R * 0.05,
        ),
      )
  if (mood.blush && !frame.dark && !row.noBlush && row.mouth !== 'horse')
    for (const s of [-1, 1]) {
      const [a, b, c] = row.skull
      const n = on(s * 60, -18)
      if (view.depth([n[0] / a, n[1] / b, n[2] / c]) > 0.35)
        nodes.push(dab(oval(view.point(on(s * 60, -20)), R * 0.15, R * 0.1, frame.roll), blushOn(colours.primary)))
    }
  if (row.crest) {
    const q = view.point([0.1, 0.86, 0])
    nodes.push(
      dab(
        tufts(
          [
            add(q, [-R * 0.4, R * 0.2]),
            add(q, [-R * 0.1, R * 0.06]),
            add(q, [R * 0.16, R * 0.06]),
            add(q, [R * 0.4, R * 0.2]),
          ],
          -R * 0.12,
          0.1,
        ),
        shade(colours.primary, 0.03),
      ),
    )
  }
  if (row.fringe) {
    const hair = [-58, -30, 0, 30, 58].map((az) => view.point(on(az, 62)))
    nodes.push(
      dab(
        tufts(hair, -R * 0.44, 0.1, [view.point(on(70, 80)), view.point(on(0, 90)), view.point(on(-70, 80))]),
        shade(colours.primary, 0.045),
      ),
    )
  }
  if (row.forelock) {
    const shaggy = row.forelock === 'shaggy'
    const from = view.point([0, 0.98, 0])
    const to = view.point([0.86, 0.34, 0.18])
    nodes.push(
      dab(
        leaf(
          bow(add(from, [-R * 0.1, 0]), add(to, [0, shaggy ? R * 0.25 : 0]), -0.12),
          [0.16, shaggy ? 0.28 : 0.18, shaggy ? 0.34 : 0.15, 0.12, 0].map((w) => w * R),
        ),
        colours.accent,
      ),
      dab(
        leaf(
          bow(from, add(to, [-R * 0.28, -R * 0.06]), -0.1),
          [0.1, 0.14, 0.12, 0.08, 0].map((w) => w * R),
        ),
        shade(colours.accent, 0.07),
      ),
    )
  }
  return nodes
}
