/**
 * The same picture as lines to colour in: each form white inside and inked around, in the order in which it was painted, so that what
 * is in front still covers what is behind. Left out is what is there for light alone: see-through layers, shades and lights within a
 * form (near in colour to what they lie on), and specks too small for a crayon. Small dark things (pupils, noses) stay dark.
 */
import { lab, type Lab } from '../kit/colour'
import { group, path } from '../kit/shape'
import { compose } from '../kit/vector'
import type { Box, Colour, GroupNode, Matrix, Node, Paint, Scene } from '../scene'
import { bounds } from './plain'

const INK: Colour = '#12313a'
const WHITE: Colour = '#ffffff'
/** Page units; a page is 1000 wide and printed 20 cm: about half a millimetre. */
const LINE = 3
const OPAQUE = 0.86
/** Difference in OKLab below which a form on another is its shade or its light. */
const ALIKE = 0.13
/** Shorter side and area, in page units, of the smallest form that is drawn. */
const SPECK = { side: 5, area: 90 }
const DARK = { lightness: 0.36, area: 700 }

type Painted = { box: Box; colour: Lab }
type Leaf = Exclude<Node, GroupNode>

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const spread = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2])) || 1

/** A gradient's middle; nothing for one that lets through what is behind it. */
function plainColour(paint: Paint): Lab | undefined {
  if (typeof paint === 'string') return lab(paint)
  if (paint.stops.some(([, , opacity]) => opacity !== undefined && opacity < OPAQUE)) return undefined
  const middle = paint.stops[Math.floor((paint.stops.length - 1) / 2)]
  return middle && lab(middle[1])
}

const apart = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const area = (box: Box): number => box.width * box.height

export function lineArt(scene: Scene): Scene {
  const painted: Painted[] = []
  /** What a form lies on: the last form that holds nearly all of it. */
  const under = (box: Box): Painted | undefined => painted.findLast((one) => overlap(one.box, box) > 0.9 * area(box))

  const leaf = (node: Leaf, outer: Matrix): Node[] => {
    const m = node.transform ? compose(outer, node.transform) : outer
    if ((node.opacity ?? 1) < OPAQUE) return []
    const box = bounds([{ ...node, transform: m }])
    const strokeWidth = LINE / spread(m)
    if (node.fill === undefined) {
      if (node.stroke === undefined) return []
      const below = under(box)
      const long = Math.max(box.width, box.height)
      if (long < 6 || (below && apart(lab(node.stroke), below.colour) < ALIKE)) return []
      // A thick line is a form; its own colour would be an outline as thick as a finger.
      return [{ ...node, stroke: INK, strokeWidth: Math.min(node.strokeWidth ?? 2, strokeWidth), opacity: undefined }]
    }
    const colour = plainColour(node.fill)
    if (!colour) return []
    const below = under(box)
    const size = area(box)
    const dark = colour[0] < DARK.lightness && size < DARK.area
    if (!dark && (Math.min(box.width, box.height) < SPECK.side || size < SPECK.area)) return []
    if (below && apart(colour, below.colour) < ALIKE && size < 0.8 * area(below.box)) return []
    painted.push({ box, colour })
    if (dark) return [{ ...node, fill: INK, stroke: undefined, opacity: undefined }]
    return [
      { ...node, fill: undefined, stroke: INK, strokeWidth: 2 * strokeWidth, opacity: undefined },
      { ...node, fill: WHITE, stroke: undefined, opacity: undefined },
    ]
  }

  const one = (node: Node, outer: Matrix): Node[] => {
    if (node.kind !== 'group') return leaf(node, outer)
    const m = node.transform ? compose(outer, node.transform) : outer
    const children = inOneLine(node.children, (child) => one(child, m))
    if (children.length === 0) return []
    const { clip } = node
    if (clip === undefined) return [{ ...node, children }]
    // A clip is cut from what it holds: its line is the form's.
    const form: Node[] = [path(clip, undefined, { stroke: INK, strokeWidth: (2 * LINE) / spread(m) }), path(clip, WHITE)]
    return [{ ...node, clip: undefined, children: [...form, group(children, { clip })] }]
  }
  return { ...scene, nodes: inOneLine(scene.nodes, (node) => one(node, IDENTITY)) }
}

/**
 * Neighbours of one colour are one form (the balls that make a dog's shoulder): all their lines come first, then all their white, so that
 * only the line around the whole is left. For the same reason a form's own line is drawn before its white, and twice as wide.
 */
function inOneLine(nodes: readonly Node[], drawn: (node: Node) => Node[]): Node[] {
  const out: Node[] = []
  let run: { fill: Paint | undefined; lines: Node[]; whites: Node[] } = { fill: undefined, lines: [], whites: [] }
  const close = () => {
    out.push(...run.lines, ...run.whites)
    run = { fill: undefined, lines: [], whites: [] }
  }
  for (const node of nodes) {
    const made = drawn(node)
    const [line, white] = made
    const form = node.kind !== 'group' && made.length === 2 && line && white
    if (!form || node.fill !== run.fill) close()
    if (!form) {
      out.push(...made)
      continue
    }
    run = { fill: node.fill, lines: [...run.lines, line], whites: [...run.whites, white] }
  }
  close()
  return out
}
