// Ears from a root on the skull to a tip that the mood moves.
import { mix, shade } from '../kit/colour'
import { movable } from '../kit/shape'
import { add, lerpPoint, normalise, perpendicular, sub } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import type { HeadFrame } from './head-frame'
import { arcPoints, cloud, leaf, tufts } from './outline'
import { type EarRow, resolveTint } from './breed-row'
import { lerp3, mirrorSide, type Vec3 } from './solid'
import { fill, plainCoat, drawToned } from './tone'

interface Ear {
  inFront: boolean
  /** Laid back, over the back of a head that is turned away. */
  laidBack: boolean
  depth: number
  nodes: Node[]
}

export const drawEars = (frame: HeadFrame): Ear[] => {
  const ears = frame.row.ears
  return ears ? ([-1, 1] as const).map((side) => drawEar(frame, ears, side)).sort((a, b) => a.depth - b.depth) : []
}

/** How much nearer to us its tip is than its root, in radii of the head. */
const LAID_BACK = 0.4
function drawEar(frame: HeadFrame, ear: EarRow, side: 1 | -1): Ear {
  const { view, radius, at, mood, earBlow, colours } = frame
  const raised = side === 1 ? mood.ear : (mood.farEar ?? mood.ear)
  const toPage = (v: Vec3): Point => view.point(mirrorSide(v, side))
  const aim = lerp3(ear.tip, (raised >= 0 ? ear.up : ear.down) ?? ear.tip, Math.abs(raised))
  const tip3: Vec3 = [aim[0] + earBlow * (ear.front ? 1.3 : 0.5), aim[1] - (ear.front ? earBlow * 0.9 : 0), aim[2]]
  const [root, tip] = [toPage(ear.root), toPage(tip3)]
  const across = sub(toPage([ear.root[0] + ear.axis[0], ear.root[1] + ear.axis[1], ear.root[2] + ear.axis[2]]), root)
  const aside = perpendicular(normalise(sub(tip, root)))
  // Apparent breadth of the ear in this view, as a share of its full width.
  const breadth = Math.min(
    1.05,
    Math.max(ear.fold ? 0.8 : 0.5, Math.abs(across[0] * aside[0] + across[1] * aside[1]) / radius),
  )
  const depth = view.depth(mirrorSide(ear.root, side))
  const near = depth > -0.02
  const own = ear.colour ? resolveTint(ear.colour, colours) : shade(colours.primary, ear.tone ?? (near ? 0 : -0.05))
  const colour = near ? own : shade(own, -0.045)
  const pink = ear.innerColour
    ? resolveTint(ear.innerColour, colours)
    : frame.dark
      ? mix(own, '#c98a86', 0.35)
      : mix(shade(own, 0.02), '#d98f86', 0.5)
  const nodes: Node[] = []
  if (ear.round) nodes.push(...drawRoundEar(frame, ear, side, tip3, colour, pink))
  else if (ear.puff)
    nodes.push(
      drawToned(
        cloud(
          toPage(lerp3(ear.root, tip3, 0.55)),
          ear.puff[0] * radius * Math.max(0.75, breadth),
          ear.puff[1] * radius,
          8,
          `ear${side}`,
        ),
        plainCoat(colour),
        {
          dy: radius * 0.12,
          band: radius * 0.08,
        },
      ),
    )
  else {
    const outwards = sub(toPage([0.6, 0, 1]), at)[0]
    const lean = Math.max(0.45, Math.min(1, Math.abs(sub(toPage([0.8, 0, 1]), at)[0]) / radius)) * Math.sign(outwards)
    const sag = (ear.sag ?? 0.05) * (tip[0] > root[0] ? -1 : 1) * (ear.front ? 1 : -0.4)
    const points = ear.path
      ? ear.path.map((v, i) => toPage(i > 1 ? [v[0] + earBlow * 0.4, v[1] + raised * 0.25, v[2]] : v))
      : ear.fold
        ? [
            root,
            lerpPoint(root, tip, 0.45),
            lerpPoint(root, tip, 0.8),
            add(lerpPoint(root, tip, 0.9), [lean * radius * 0.14, 0]),
            add(lerpPoint(root, tip, 0.74), [lean * radius * 0.36, 0]),
          ]
        : arcPoints(root, tip, sag, ear.widths.length)
    const widths = ear.widths.map((w) => w * radius * breadth)
    if (ear.tuft)
      nodes.push(
        fill(
          tufts(
            [
              add(tip, [-radius * 0.07, radius * 0.12]),
              add(tip, [radius * 0.02, -radius * 0.02]),
              add(tip, [radius * 0.09, radius * 0.14]),
            ],
            -radius * ear.tuft,
            0.1,
            [lerpPoint(tip, root, 0.3)],
          ),
          colour,
        ),
      )
    nodes.push(
      drawToned(leaf(points, widths, Boolean(ear.sharp)), plainCoat(colour), {
        dy: radius * 0.05,
        band: radius * 0.05,
      }),
    )
    if (ear.inner && view.depth(mirrorSide([0.5, 0.2, 0.5], side)) > -0.05) {
      const [first, second, last, before] = [points[0], points[1], points.at(-1), points.at(-2)]
      const inside =
        ear.path && first && second && last && before
          ? [lerpPoint(first, second, 0.3), ...points.slice(1, -1), lerpPoint(last, before, 0.25)]
          : arcPoints(lerpPoint(root, tip, 0.06), lerpPoint(root, tip, 0.84), sag, ear.widths.length)
      nodes.push(
        fill(
          leaf(
            inside,
            widths.map((w) => w * 0.55),
            Boolean(ear.sharp),
          ),
          pink,
        ),
      )
    }
  }
  return {
    inFront: Boolean(ear.front) && near,
    laidBack: view.depth(mirrorSide(tip3, side)) - depth > LAID_BACK,
    depth,
    nodes: movable({ part: 'ear', movement: 'twitch', pivot: root }, nodes),
  }
}

function drawRoundEar(frame: HeadFrame, ear: EarRow, side: number, tip: Vec3, colour: Colour, pink: Colour): Node[] {
  const { view, radius } = frame
  const r = ear.round ?? 0
  const [f, u, s] = mirrorSide(tip, side)
  const nodes: Node[] = [
    drawToned(view.hull([[f, u, s, 0.1, r, r]]), plainCoat(colour), { dy: radius * 0.05, band: radius * 0.04 }),
  ]
  if (view.depth([1, 0, side * 0.2]) > 0.1)
    nodes.push(fill(view.hull([[f + 0.08, u - 0.03, s, 0.06, r * 0.62, r * 0.62]]), pink))
  return nodes
}
