// The rim light at the edge of whoever stands against low sun, moon or lamp: a pale silhouette of the figure, moved a
// little towards the light and laid behind it.
import { mix } from '../kit/colour'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import type { Colour, GroupNode, Node } from '../scene'
import type { Stage } from '../stage/stage'

/** Path data shorter than this draws an eyelash or a claw, which add nothing to the silhouette. */
const MIN_PATH_LENGTH = 60

function silhouetteOf(node: Node, colour: Colour): Node[] {
  if (node.kind === 'group') {
    const transform = node.transform ? { transform: node.transform } : {}
    // The silhouette of a clipped group is its clip path.
    if (node.clip !== undefined) return [{ kind: 'path', d: node.clip, fill: colour, ...transform }]
    const children = node.children.flatMap((child) => silhouetteOf(child, colour))
    return children.length ? [group(children, transform)] : []
  }
  if (node.kind !== 'path' || node.d.length < MIN_PATH_LENGTH || node.fill === undefined || (node.opacity ?? 1) < 0.9)
    return []
  return [{ ...node, fill: colour, stroke: undefined, strokeWidth: undefined }]
}

interface RimLight {
  colour: Colour
  width: number
}
function rimOf(stage: Stage): RimLight | null {
  if (stage.lamp) return { colour: '#ffd58a', width: 3.2 }
  if (stage.indoor || stage.weather === 'rain')
    return stage.dark ? { colour: mix(stage.row.key, stage.sky[1], 0.35), width: 2.6 } : null
  if (stage.light === 'golden') return { colour: '#ffedb0', width: 3 }
  if (stage.light === 'dusk') return { colour: '#ffc9a0', width: 3 }
  return stage.dark ? { colour: mix(stage.row.key, stage.sky[2], 0.3), width: 3 } : null
}

/** `side`: where the light comes from on the page, -1 left, 1 right. */
export function drawRimLight(stage: Stage, nodes: readonly Node[], x: number, y: number, side: -1 | 1): GroupNode[] {
  const light = rimOf(stage)
  if (!light) return []
  const shape = nodes.flatMap((node) => silhouetteOf(node, light.colour))
  return [
    group(shape, {
      transform: translate(
        Math.round((x + side * light.width) * 10) / 10,
        Math.round((y - light.width * 0.6) * 10) / 10,
      ),
    }),
  ]
}
