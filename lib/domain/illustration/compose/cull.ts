// Leaves out what lies outside the page: in a close picture that is most of the place and half of every figure.
import { compose, transformPoint } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { GroupNode, Matrix, Node } from '../scene'

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const PAGE = 1000
/** Page units: what only touches the frame may stay. */
const MARGIN = 4

/** Whether a path begins on the page, which is cheap to see and mostly settles it. */
function beginsOnPage(node: Node, outer: Matrix): boolean {
  if (node.kind !== 'path') return false
  const [, x, y] = BEGINNING.exec(node.d) ?? []
  if (x === undefined || y === undefined) return false
  const [px, py] = transformPoint(node.transform ? compose(outer, node.transform) : outer, [Number(x), Number(y)])
  return px > 0 && px < PAGE && py > 0 && py < PAGE
}
const BEGINNING = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/

const isOnPage = (node: Node, outer: Matrix): boolean => {
  if (beginsOnPage(node, outer)) return true
  const { x, y, width, height } = bounds([{ kind: 'group', children: [node], transform: outer }])
  return x < PAGE + MARGIN && y < PAGE + MARGIN && x + width > -MARGIN && y + height > -MARGIN
}

export function cullOffPage(nodes: readonly Node[], outer: Matrix = IDENTITY): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.kind !== 'group') return isOnPage(node, outer) ? [node] : []
    const inner = node.transform ? compose(outer, node.transform) : outer
    if (node.clip !== undefined && !isOnPage({ kind: 'path', d: node.clip, fill: '#000000' }, inner)) return []
    const children = cullOffPage(node.children, inner)
    const shown: GroupNode = { ...node, children }
    return children.length || node.cast !== undefined ? [shown] : []
  })
}
