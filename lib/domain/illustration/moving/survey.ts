// What a scene is made of, shape by shape in the order of painting: where each is on the page, and what of it can move.
import { compose } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Box, GroupNode, Matrix, Movable, Node } from '../scene'

type Leaf = Exclude<Node, { kind: 'group' }>
export interface SurveyedLeaf {
  node: Leaf
  /** What is seen of it on the page. */
  box: Box
  outer: Matrix
  /** Clips round it, each in the units of its matrix. */
  clips: readonly { d: string; outer: Matrix }[]
}
export interface SurveyedPart {
  group: GroupNode
  move: Movable
  /** A member of the cast, or the word of a thing. */
  owner: string
  outer: Matrix
  /** Its shapes among all, from here up to there. */
  from: number
  to: number
}
export interface Survey {
  leaves: readonly SurveyedLeaf[]
  parts: readonly SurveyedPart[]
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const intersect = (a: Box, b: Box): Box => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  }
}
export const isEmpty = ({ width, height }: Box): boolean => width <= 0 || height <= 0

interface Around {
  outer: Matrix
  clips: SurveyedLeaf['clips']
  /** What all clips leave. */
  window: Box
  cast: string | undefined
  thing: string | undefined
}

export function surveyScene({
  width,
  height,
  nodes,
}: {
  width: number
  height: number
  nodes: readonly Node[]
}): Survey {
  const leaves: SurveyedLeaf[] = []
  const parts: SurveyedPart[] = []
  const visit = (node: Node, around: Around): void => {
    const { outer } = around
    if (node.kind !== 'group') {
      const box = intersect(bounds([{ kind: 'group', children: [node], transform: outer }]), around.window)
      leaves.push({ node, box, outer, clips: around.clips })
      return
    }
    const inner = node.transform ? compose(outer, node.transform) : outer
    const clipped =
      node.clip === undefined ? undefined : bounds([{ kind: 'path', d: node.clip, fill: '#000000', transform: inner }])
    const within: Around = {
      outer: inner,
      clips: node.clip === undefined ? around.clips : [...around.clips, { d: node.clip, outer: inner }],
      window: clipped ? intersect(around.window, clipped) : around.window,
      cast: node.cast ?? around.cast,
      thing: node.thing ?? around.thing,
    }
    const from = leaves.length
    for (const child of node.children) visit(child, within)
    const owner = ownerOf(node, within)
    if (node.move && owner !== undefined)
      parts.push({ group: node, move: node.move, owner, outer: inner, from, to: leaves.length })
  }
  const page: Box = { x: 0, y: 0, width, height }
  for (const node of nodes) visit(node, { outer: IDENTITY, clips: [], window: page, cast: undefined, thing: undefined })
  return { leaves, parts }
}

/** A thing that somebody holds or acts on moves with the hand or not at all: it is none that moves by itself. */
function ownerOf({ move, children }: GroupNode, { cast, thing }: Around): string | undefined {
  if (cast !== undefined) return move?.part === 'thing' || thing !== undefined ? undefined : cast
  const [first] = children
  return thing ?? (first?.kind === 'group' ? first.thing : undefined)
}
