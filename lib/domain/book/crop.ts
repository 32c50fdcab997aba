// Crops a square picture to a window when a page has less room.
import { bounds } from '../illustration/print/node-tree'
import { transformPoint, compose } from '../illustration/kit/vector'
import type { Box, Matrix, Node, Scene } from '../illustration/scene'

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** Groups of things that a direction names are labelled with this and their word. */
const NAMED_THING = 'prop:'

/**
 * Bounding box of the cast and of every thing that the direction names, in page units, clipped to the page; undefined
 * if nobody is drawn. Where figures cross the frame, the picture says itself what must be seen (`essential`).
 */
export function measureCast(scene: Scene): Box | undefined {
  if (scene.essential) return within(scene.essential, scene)
  let box: Box | undefined
  const look = (nodes: readonly Node[], outer: Matrix) => {
    for (const node of nodes) {
      if (node.kind !== 'group') continue
      const m = node.transform ? compose(outer, node.transform) : outer
      if (node.cast === undefined && !node.part?.startsWith(NAMED_THING)) look(node.children, m)
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

/**
 * Margin above heads and below feet, as fractions of the picture's height: the torn paper edge covers a little of it.
 */
const HEADROOM = 0.04
const FOOTROOM = 0.035
/** Default window, also used if nobody is drawn: sky is cut before ground. */
const FROM_TOP = 0.85

/** Height of the full-width window that shows everyone whole, in page units; 0 if nobody is drawn. */
export function measureWholeHeight(scene: Scene): number {
  const cast = measureCast(scene)
  if (!cast) return 0
  return (
    Math.min(scene.height, cast.y + cast.height + scene.height * FOOTROOM) -
    Math.max(0, cast.y - scene.height * HEADROOM)
  )
}

/**
 * Returns the full-width window of `height` page units that shows what is essential. Sky is cut first. Margins are
 * given up before anything told; only what is taller than the window loses its feet before its head.
 */
export function cropToCast(scene: Scene, height: number): Box {
  const shown = Math.min(height, scene.height)
  const spare = scene.height - shown
  const cast = measureCast(scene)
  let y = spare * FROM_TOP
  if (cast) {
    const left = Math.max(0, shown - cast.height)
    const room = left / (scene.height * (HEADROOM + FOOTROOM))
    const [above, below] = [HEADROOM, FOOTROOM].map((margin) => scene.height * margin * Math.min(1, room))
    const bottom = Math.min(scene.height, cast.y + cast.height + (below ?? 0))
    if (y + shown < bottom) y = bottom - shown
    y = Math.min(y, cast.y - (above ?? 0))
  }
  return { x: 0, y: Math.min(spare, Math.max(0, y)), width: scene.width, height: shown }
}
