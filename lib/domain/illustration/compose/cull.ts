// Leaves out what lies outside the page, or a part of it: in a close picture that is most of the place and half of
// every figure.
import { compose, transformPoint } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Box, GroupNode, Matrix, Node } from '../scene'

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const PAGE: Box = { x: 0, y: 0, width: 1000, height: 1000 }
/** Page units: what only touches the frame may stay. */
const MARGIN = 4

/** Whether a path begins in the frame, which is cheap to see and mostly settles it. */
function beginsIn(frame: Box, node: Node, outer: Matrix): boolean {
  if (node.kind !== 'path') return false
  const [, x, y] = BEGINNING.exec(node.d) ?? []
  if (x === undefined || y === undefined) return false
  const [px, py] = transformPoint(node.transform ? compose(outer, node.transform) : outer, [Number(x), Number(y)])
  return px > frame.x && px < frame.x + frame.width && py > frame.y && py < frame.y + frame.height
}
const BEGINNING = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/

const isIn = (frame: Box, node: Node, outer: Matrix): boolean => {
  if (beginsIn(frame, node, outer)) return true
  const { x, y, width, height } = bounds([{ kind: 'group', children: [node], transform: outer }])
  return (
    x < frame.x + frame.width + MARGIN &&
    y < frame.y + frame.height + MARGIN &&
    x + width > frame.x - MARGIN &&
    y + height > frame.y - MARGIN
  )
}

/** @param frame what is shown, in the nodes' own units */
export function cullOffPage(nodes: readonly Node[], frame: Box = PAGE, outer: Matrix = IDENTITY): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.kind !== 'group') return isIn(frame, node, outer) ? [node] : []
    const inner = node.transform ? compose(outer, node.transform) : outer
    if (node.clip !== undefined && !isIn(frame, { kind: 'path', d: node.clip, fill: '#000000' }, inner)) return []
    const children = cullOffPage(node.children, frame, inner)
    const shown: GroupNode = { ...node, children }
    return children.length || node.cast !== undefined ? [shown] : []
  })
}
