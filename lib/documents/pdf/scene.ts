// Prints a scene as PDF operators, next to the DOM and SVG printers.
import { bounds } from '../../domain/illustration/print/node-tree'
import { compose, scaleOf } from '../../domain/illustration/kit/vector'
import type { Matrix, Node } from '../../domain/illustration/scene'
import { oneColour, seenThrough, type Gradients } from './gradients'
import type { PictureItem } from './page-model'
import { card, outline, oval, rectangle, rgb, transform } from './operators'
import { THINNEST_LINE } from './paper'

type Leaf = Exclude<Node, { kind: 'group' }>

/** Default stroke width. */
const LINE = 2
const ROUND_LINES = '1 J 1 j'

const form = (node: Leaf): string =>
  node.kind === 'path' ? outline(node.d) : node.kind === 'ellipse' ? oval(node) : card(node)

function painted(node: Leaf): string {
  const rule = node.kind === 'path' && node.evenOdd ? '*' : ''
  return node.fill === undefined ? 'S' : node.stroke === undefined ? `f${rule}` : `B${rule}`
}

/** Stroke width in the node's own units, no thinner on paper (after `m`) than printers accept. */
const width = (wanted: number, m: Matrix): number =>
  Math.round(Math.max(wanted, THINNEST_LINE / (scaleOf(m) || 1)) * 1000) / 1000

/** Prints fill and stroke of a shape. `m` maps its coordinates to the page's. */
function printLeaf(out: string[], node: Leaf, m: Matrix, inks: Gradients): void {
  const { fill, stroke, transform: by } = node
  const alpha = typeof fill === 'object' ? seenThrough(fill) : 1
  if (alpha === 'fades' && stroke !== undefined) {
    // The soft mask belongs to the fill alone.
    printLeaf(out, { ...node, stroke: undefined }, m, inks)
    printLeaf(out, { ...node, fill: undefined }, m, inks)
    return
  }
  if (fill === undefined && stroke === undefined) return
  const opacity = (node.opacity ?? 1) * (alpha === 'fades' ? 1 : alpha)
  const saved = by !== undefined || opacity < 1 || alpha === 'fades'
  if (saved) out.push('q')
  if (by) out.push(transform(by))
  if (opacity < 1) out.push(inks.opacity(opacity))
  if (typeof fill === 'object') {
    if (alpha === 'fades') out.push(inks.fade(fill, bounds([{ ...node, transform: undefined }])))
    const colour = oneColour(fill)
    out.push(colour === undefined ? inks.colours(fill, m) : `${rgb(colour)} rg`)
  } else if (fill !== undefined) out.push(`${rgb(fill)} rg`)
  if (stroke !== undefined) out.push(`${rgb(stroke)} RG ${width(node.strokeWidth ?? LINE, m)} w`)
  out.push(form(node), painted(node))
  if (saved) out.push('Q')
}

function printNode(out: string[], node: Node, outer: Matrix, inks: Gradients): void {
  const m = node.transform ? compose(outer, node.transform) : outer
  if (node.kind !== 'group') {
    printLeaf(out, node, m, inks)
    return
  }
  const saved = node.transform !== undefined || node.clip !== undefined
  if (saved) out.push('q')
  if (node.transform) out.push(transform(node.transform))
  if (node.clip !== undefined) out.push(outline(node.clip), 'W n')
  for (const child of node.children) printNode(out, child, m, inks)
  if (saved) out.push('Q')
}

/** Operators that print a picture on a page of `pageHeight` points with its origin in the upper left corner. */
export function printPicture({ scene, window, x, y, width }: PictureItem, pageHeight: number, inks: Gradients): string {
  const unit = width / window.width
  const place: Matrix = [unit, 0, 0, unit, x - window.x * unit, y - window.y * unit]
  const out = ['q', rectangle({ x, y, width, height: window.height * unit }), 'W n', transform(place), ROUND_LINES]
  const toPage = compose([1, 0, 0, -1, 0, pageHeight], place)
  for (const node of scene.nodes) printNode(out, node, toPage, inks)
  out.push('Q')
  return out.join('\n')
}
