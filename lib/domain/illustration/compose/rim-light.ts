// The thin light at the edge of whoever stands against low sun, moon or lamp: a pale shape of the figure, moved a little towards the light and laid behind it.
import { mix } from '../kit/colour'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import type { Colour, GroupNode, Node } from '../scene'
import type { Stage } from '../stage/stage'

/** Path data shorter than this draws an eyelash or a claw, which make no outline. */
const OUTLINE = 60

function flatten(node: Node, colour: Colour): Node[] {
  if (node.kind === 'group') {
    const transform = node.transform ? { transform: node.transform } : {}
    // What is clipped ends at its clip, which is all of its outline.
    if (node.clip !== undefined) return [{ kind: 'path', d: node.clip, fill: colour, ...transform }]
    const children = node.children.flatMap((child) => flatten(child, colour))
    return children.length ? [group(children, transform)] : []
  }
  if (node.kind !== 'path' || node.d.length < OUTLINE || node.fill === undefined || (node.opacity ?? 1) < 0.9) return []
  return [{ ...node, fill: colour, stroke: undefined, strokeWidth: undefined }]
}

interface Rim {
  colour: Colour
  wide: number
}
function rimOf(S: Stage): Rim | null {
  if (S.lamp) return { colour: '#ffd58a', wide: 3.2 }
  if (S.indoor || S.weather === 'rain') return S.dark ? { colour: mix(S.row.key, S.sky[1], 0.35), wide: 2.6 } : null
  if (S.light === 'golden') return { colour: '#ffedb0', wide: 3 }
  if (S.light === 'dusk') return { colour: '#ffc9a0', wide: 3 }
  return S.dark ? { colour: mix(S.row.key, S.sky[2], 0.3), wide: 3 } : null
}

/** `side`: whence the light comes on the page, -1 left, 1 right. */
export function rim(S: Stage, nodes: readonly Node[], x: number, y: number, side: -1 | 1): GroupNode[] {
  const light = rimOf(S)
  if (!light) return []
  const shape = nodes.flatMap((node) => flatten(node, light.colour))
  return [
    group(shape, {
      transform: translate(Math.round((x + side * light.wide) * 10) / 10, Math.round((y - light.wide * 0.6) * 10) / 10),
    }),
  ]
}
