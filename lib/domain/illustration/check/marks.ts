// What a picture says it shows, as its printed groups do: members of the cast, faces, acting hands, named things.
import { compose } from '../kit/vector'
import type { GroupNode, Matrix, Node } from '../scene'

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** A group in page units: with the transforms of all that it is in. */
export interface Marked extends GroupNode {
  transform: Matrix
  /** The member in whose group it is, or whose it is. */
  of: string | undefined
}

/** Groups that are wanted, in painting order, in page units. */
export function findMarked(
  nodes: readonly Node[],
  wanted: (group: GroupNode) => boolean,
  outer: Matrix = IDENTITY,
  owner?: string,
): Marked[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const transform = node.transform ? compose(outer, node.transform) : outer
    const of = node.cast ?? node.castPart ?? owner
    return [...(wanted(node) ? [{ ...node, transform, of }] : []), ...findMarked(node.children, wanted, transform, of)]
  })
}
