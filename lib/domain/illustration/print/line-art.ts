/**
 * The same picture as line art for colouring in: each shape gets a white fill and an ink outline, in painting order,
 * so that what is in front still covers what is behind. For crayons: shapes are wide and closed, lines thick and
 * even. Left out: translucent layers, shades and highlights within a shape (close in colour to what they lie on),
 * patterns and hatching, and what is too small for a crayon. Small dark shapes of the cast (pupils, noses) stay
 * filled.
 */
import { toLab, type Lab } from '../kit/colour'
import { group, path } from '../kit/shape'
import { compose, scaleOf } from '../kit/vector'
import type { Box, Colour, GroupNode, Matrix, Node, Paint, Scene } from '../scene'
import { isTexture } from './crayon'
import { bounds } from './node-tree'

const INK: Colour = '#12313a'
const WHITE: Colour = '#ffffff'
/** In thousandths of what is shown, as are all lengths here; it is printed 19 cm wide: nearly a millimetre. */
const LINE = 5
const OPAQUE = 0.86
/** Below this OKLab distance a shape on another is its shade or its highlight. */
const ALIKE = 0.13
/** Shorter side and area below which a shape is left out: in faces, of the cast, and of all else. */
const SPECK = { face: { side: 5, area: 90 }, cast: { side: 8, area: 180 }, place: { side: 17, area: 700 } }
/** A line of a place that is shorter is left out. */
const SHORT_LINE = 90
const DARK = { lightness: 0.36, area: 700 }

/** A mouth, a nose: shapes within a figure that are no larger than this and this much darker than what they lie on. */
const FEATURE = { side: 10, area: 260, darker: 0.1 }
/** Difference in lightness between dark skin and lashes or brows drawn on it. */
const LASH_DARKER = 0.08
/** A pupil, even in a close shot: dark on the white of an eye. */
const PUPIL = { lighter: 0.4, area: 3000 }
/**
 * A first child that fills this share of its clip is the clipped shape itself; with less, the clip only trims what
 * sticks out.
 */
const FILLS = 0.85

/** `whole`: a clipped shape whose outline and white fill are drawn already. */
type Painted = { box: Box; colour: Lab; whole?: true }
/** Where a node is: within a figure or not, and the box that clips it. */
interface Surroundings {
  inCast: boolean
  inFace: boolean
  /** In a thing that the page names, as the letters on a sign. */
  inThing: boolean
  within: Box | undefined
}
type Leaf = Exclude<Node, GroupNode>

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const getScale = (m: Matrix): number => scaleOf(m) || 1

/** The middle colour of a gradient; undefined for a translucent one. */
function getOpaqueColour(paint: Paint): Lab | undefined {
  if (typeof paint === 'string') return toLab(paint)
  if (paint.stops.some(([, , opacity]) => opacity !== undefined && opacity < OPAQUE)) return undefined
  const middle = paint.stops[Math.floor((paint.stops.length - 1) / 2)]
  return middle && toLab(middle[1])
}

const labDistance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const overlapArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
function intersectBoxes(a: Box, b: Box | undefined): Box {
  if (!b) return a
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  }
}
const area = (box: Box): number => box.width * box.height

/** @param window what is shown of the picture: lines are as thick on paper, however near that is */
export function toLineArt(scene: Scene, window: Box = { x: 0, y: 0, width: scene.width, height: scene.height }): Scene {
  const unit = window.width / 1000
  const painted: Painted[] = []
  /** What a shape lies on: the last shape that contains nearly all of it. */
  const findBelow = (box: Box): Painted | undefined =>
    painted.findLast((inkNode) => overlapArea(inkNode.box, box) > 0.9 * area(box))

  const inkLeaf = (node: Leaf, outer: Matrix, { inCast, inFace, inThing, within }: Surroundings): Node[] => {
    const m = node.transform ? compose(outer, node.transform) : outer
    if ((node.opacity ?? 1) < OPAQUE) return []
    const box = intersectBoxes(bounds([{ ...node, transform: m }]), within)
    const strokeWidth = (LINE * unit) / getScale(m)
    if (!inFace && !inThing && isTexture(node, area(box), unit)) return []
    if (node.fill === undefined) {
      if (node.stroke === undefined) return []
      const below = findBelow(box)
      const long = Math.max(box.width, box.height)
      if (
        long < (inCast || inThing ? 6 : SHORT_LINE) * unit ||
        (below && labDistance(toLab(node.stroke), below.colour) < ALIKE)
      )
        return []
      // A thick stroke in its own colour would be an outline as thick as a finger.
      return [{ ...node, stroke: INK, strokeWidth: Math.min(node.strokeWidth ?? 2, strokeWidth), opacity: undefined }]
    }
    const colour = getOpaqueColour(node.fill)
    if (!colour) return []
    const below = findBelow(box)
    const size = area(box)
    const feature =
      inCast &&
      below !== undefined &&
      colour[0] < below.colour[0] - FEATURE.darker &&
      Math.min(box.width, box.height) < FEATURE.side * unit &&
      size < FEATURE.area * unit ** 2
    const pupil =
      inCast &&
      node.kind === 'ellipse' &&
      below !== undefined &&
      below.colour[0] - colour[0] > PUPIL.lighter &&
      size < PUPIL.area * unit ** 2
    const dark =
      feature || (colour[0] < DARK.lightness && (pupil || ((inCast || inThing) && size < DARK.area * unit ** 2)))
    const speck = SPECK[inFace ? 'face' : inCast || inThing ? 'cast' : 'place']
    if (!dark && (Math.min(box.width, box.height) < speck.side * unit || size < speck.area * unit ** 2)) return []
    // Lashes and brows on dark skin.
    const lash = inCast && dark && below !== undefined && below.colour[0] - colour[0] > LASH_DARKER
    if (below && !lash && labDistance(colour, below.colour) < ALIKE && (below.whole || size < 0.8 * area(below.box))) {
      // The lit part of a shape on its shaded part: later shapes are compared with the lit part.
      if (below.whole && size > 0.5 * area(below.box)) below.colour = colour
      return []
    }
    painted.push({ box, colour })
    if (dark) return [{ ...node, fill: INK, stroke: undefined, opacity: undefined }]
    return [
      { ...node, fill: undefined, stroke: INK, strokeWidth: 2 * strokeWidth, opacity: undefined },
      { ...node, fill: WHITE, stroke: undefined, opacity: undefined },
    ]
  }

  const inkNode = (node: Node, outer: Matrix, inside: Surroundings): Node[] => {
    if (node.kind !== 'group') return inkLeaf(node, outer, inside)
    const m = node.transform ? compose(outer, node.transform) : outer
    const { clip } = node
    const [first] = node.children
    const cut =
      clip === undefined ? undefined : intersectBoxes(bounds([path(clip, WHITE, { transform: m })]), inside.within)
    const fills =
      cut !== undefined &&
      first !== undefined &&
      first.kind !== 'group' &&
      first.fill !== undefined &&
      overlapArea(bounds([{ ...first, transform: first.transform ? compose(m, first.transform) : m }]), cut) >=
        FILLS * area(cut)
    const colour =
      fills && first.fill !== undefined && (first.opacity ?? 1) >= OPAQUE ? getOpaqueColour(first.fill) : undefined
    if (cut && colour) painted.push({ box: cut, colour, whole: true })
    const children = mergeOutlines(colour ? node.children.slice(1) : node.children, (child) =>
      inkNode(child, m, {
        inCast: inside.inCast || node.cast !== undefined,
        inFace: inside.inFace || node.face === true,
        inThing: inside.inThing || node.thing !== undefined || node.part === 'sound',
        within: cut ?? inside.within,
      }),
    )
    if (children.length === 0 && !colour) return []
    if (clip === undefined || !fills) return [{ ...node, children }]
    // The outline of a clipped shape is the outline of its clip.
    const form: Node[] = [
      path(clip, undefined, { stroke: INK, strokeWidth: (2 * LINE * unit) / getScale(m) }),
      path(clip, WHITE),
    ]
    return [{ ...node, clip: undefined, children: [...form, group(children, { clip })] }]
  }
  return {
    ...scene,
    nodes: mergeOutlines(scene.nodes, (node) =>
      inkNode(node, IDENTITY, { inCast: false, inFace: false, inThing: false, within: undefined }),
    ),
  }
}

/**
 * Neighbours of one colour form one shape (the ellipsoids of a dog's shoulder): all their outlines are drawn first,
 * then all their white fills, so that only the outline of the union is left. For the same reason an outline is drawn
 * before its fill, and twice as wide.
 */
function mergeOutlines(nodes: readonly Node[], inkNode: (node: Node) => Node[]): Node[] {
  const out: Node[] = []
  let run: { fill: Paint | undefined; lines: Node[]; whites: Node[] } = { fill: undefined, lines: [], whites: [] }
  const close = () => {
    out.push(...run.lines, ...run.whites)
    run = { fill: undefined, lines: [], whites: [] }
  }
  for (const node of nodes) {
    const inked = inkNode(node)
    const [line, white] = inked
    const form = node.kind !== 'group' && inked.length === 2 && line && white
    if (!form || node.fill !== run.fill) close()
    if (!form) {
      out.push(...inked)
      continue
    }
    run = { fill: node.fill, lines: [...run.lines, line], whites: [...run.whites, white] }
  }
  close()
  return out
}
