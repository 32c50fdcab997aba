// Prints a scene onto a page: the third of the engine's printers.
import { bounds } from '../../domain/illustration/print/node-tree'
import { compose, scaleOf } from '../../domain/illustration/kit/vector'
import type { Matrix, Node } from '../../domain/illustration/scene'
import { oneColour, seenThrough, type Gradients } from './gradients'
import type { PictureItem } from './page-model'
import { card, outline, oval, rectangle, rgb, transform } from './operators'
import { THINNEST_LINE } from './paper'

type Leaf = Exclude<Node, { kind: 'group' }>

/** Thin where a scene says nothing of it. */
const LINE = 2
const ROUND_LINES = '1 J 1 j'

const form = (node: Leaf): string =>
  node.kind === 'path' ? outline(node.d) : node.kind === 'ellipse' ? oval(node) : card(node)

function painted(node: Leaf): string {
  const rule = node.kind === 'path' && node.evenOdd ? '*' : ''
  return node.fill === undefined ? 'S' : node.stroke === undefined ? `f${rule}` : `B${rule}`
}

/** A line's width in the node's own units, after which `m` makes it no thinner than paper bears. */
const width = (wanted: number, m: Matrix): number =>
  Math.round(Math.max(wanted, THINNEST_LINE / (scaleOf(m) || 1)) * 1000) / 1000

/** Fill and line of a leaf. `m` leads from its own coordinates to the page's as a PDF counts them. */
function printLeaf(out: string[], node: Leaf, m: Matrix, inks: Gradients): void {
  const { fill, stroke, transform: by } = node
  const seen = typeof fill === 'object' ? seenThrough(fill) : 1
  if (seen === 'fades' && stroke !== undefined) {
    // Only the fill fades.
    printLeaf(out, { ...node, stroke: undefined }, m, inks)
    printLeaf(out, { ...node, fill: undefined }, m, inks)
    return
  }
  if (fill === undefined && stroke === undefined) return
  const opacity = (node.opacity ?? 1) * (seen === 'fades' ? 1 : seen)
  const kept = by !== undefined || opacity < 1 || seen === 'fades'
  if (kept) out.push('q')
  if (by) out.push(transform(by))
  if (opacity < 1) out.push(inks.opacity(opacity))
  if (typeof fill === 'object') {
    if (seen === 'fades') out.push(inks.fade(fill, bounds([{ ...node, transform: undefined }])))
    const colour = oneColour(fill)
    out.push(colour === undefined ? inks.colours(fill, m) : `${rgb(colour)} rg`)
  } else if (fill !== undefined) out.push(`${rgb(fill)} rg`)
  if (stroke !== undefined) out.push(`${rgb(stroke)} RG ${width(node.strokeWidth ?? LINE, m)} w`)
  out.push(form(node), painted(node))
  if (kept) out.push('Q')
}

function printNode(out: string[], node: Node, outer: Matrix, inks: Gradients): void {
  const m = node.transform ? compose(outer, node.transform) : outer
  if (node.kind !== 'group') {
    printLeaf(out, node, m, inks)
    return
  }
  const kept = node.transform !== undefined || node.clip !== undefined
  if (kept) out.push('q')
  if (node.transform) out.push(transform(node.transform))
  if (node.clip !== undefined) out.push(outline(node.clip), 'W n')
  for (const child of node.children) printNode(out, child, m, inks)
  if (kept) out.push('Q')
}

/** The operators that print a picture on a page of `pageHeight` points, whose content counts from its upper left corner. */
export function printPicture({ scene, window, x, y, width }: PictureItem, pageHeight: number, inks: Gradients): string {
  const unit = width / window.width
  const place: Matrix = [unit, 0, 0, unit, x - window.x * unit, y - window.y * unit]
  const out = ['q', rectangle({ x, y, width, height: window.height * unit }), 'W n', transform(place), ROUND_LINES]
  const toPage = compose([1, 0, 0, -1, 0, pageHeight], place)
  for (const node of scene.nodes) printNode(out, node, toPage, inks)
  out.push('Q')
  return out.join('\n')
}
