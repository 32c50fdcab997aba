// Which part of a square picture a page shows when there is room for less than all of it.
import { bounds } from '../illustration/print/node-tree'
import { transformPoint, compose } from '../illustration/kit/vector'
import type { Box, Matrix, Node, Scene } from '../illustration/scene'
import { STORY_PART } from '../illustration/things/prop-drawing'

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The extents of everyone drawn and of what the story tells of in a thing, in page units, cut at the page's edges; nothing when nobody is. */
export function castBox(scene: Scene): Box | undefined {
  let box: Box | undefined
  const look = (nodes: readonly Node[], outer: Matrix) => {
    for (const node of nodes) {
      if (node.kind !== 'group') continue
      const m = node.transform ? compose(outer, node.transform) : outer
      if (node.cast === undefined && node.part !== STORY_PART) look(node.children, m)
      else box = union(box, within(moved(bounds(node.children), m), scene))
    }
  }
  look(scene.nodes, IDENTITY)
  return box
}

function moved(box: Box, m: Matrix): Box {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const
  const points = corners.map((corner) => transformPoint(m, corner))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
}

function within(box: Box, page: { width: number; height: number }): Box {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  return {
    x,
    y,
    width: Math.max(0, Math.min(page.width, box.x + box.width) - x),
    height: Math.max(0, Math.min(page.height, box.y + box.height) - y),
  }
}

function union(a: Box | undefined, b: Box): Box {
  if (!a) return b
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** Air above heads and ground below feet, as parts of the picture's height: the edge of the paper lies over a little of it. */
const HEADROOM = 0.04
const FOOTROOM = 0.035
/** Where nobody is drawn, and as the first wish: sky is given up before ground. */
const FROM_TOP = 0.85

/** How tall a full-width window has to be to show everyone whole, in page units; 0 where nobody is drawn. */
export function wholeHeight(scene: Scene): number {
  const cast = castBox(scene)
  if (!cast) return 0
  return (
    Math.min(scene.height, cast.y + cast.height + scene.height * FOOTROOM) -
    Math.max(0, cast.y - scene.height * HEADROOM)
  )
}

/**
 * The full-width window of `height` page units that shows the cast. Sky goes first; when the cast is taller
 * than the window, feet go before heads.
 */
export function window(scene: Scene, height: number): Box {
  const shown = Math.min(height, scene.height)
  const spare = scene.height - shown
  const cast = castBox(scene)
  let y = spare * FROM_TOP
  if (cast) {
    const bottom = Math.min(scene.height, cast.y + cast.height + scene.height * FOOTROOM)
    if (y + shown < bottom) y = bottom - shown
    y = Math.min(y, cast.y - scene.height * HEADROOM)
  }
  return { x: 0, y: Math.min(spare, Math.max(0, y)), width: scene.width, height: shown }
}
