import type { Shot } from '../direction'
import { group } from '../kit/shape'
import { clamp, compose, lerp, scale, translate } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Box, Node, Point } from '../scene'
import { giveWay, projectFootprint, type Footprint, type ForbiddenGround } from './footprint'
import type { Stage } from './stage'

/**
 * Per shot: zoom factor, page y of the cast's ground line (0: as on the stage), how far the horizon is raised, and how
 * far a high or low camera moves it.
 */
const SHOTS: Record<Shot, { zoom: number; ground: number; raise: number; sway: number }> = {
  wide: { zoom: 1.12, ground: 0, raise: 20, sway: 70 },
  medium: { zoom: 1.75, ground: 925, raise: 90, sway: 100 },
  close: { zoom: 2.5, ground: 962, raise: 110, sway: 110 },
  behind: { zoom: 1.5, ground: 925, raise: 70, sway: 60 },
  above: { zoom: 1, ground: 0, raise: 0, sway: 0 },
}

/**
 * Page units by which the cast of a wide shot stands nearer than the stage's ground line, which leaves room for type.
 */
const WIDE_NEARER = 40

/** Page y of the horizon, and of the cast's ground line, in a shot of this stage. */
export const horizonYOf = (shot: Shot, stage: Pick<Stage, 'horizonY' | 'cameraHeight' | 'lens'>): number =>
  stage.lens?.horizonY ?? stage.horizonY - SHOTS[shot].raise - stage.cameraHeight * SHOTS[shot].sway
export const groundYOf = (shot: Shot, stage: Pick<Stage, 'groundY' | 'lens'>): number =>
  stage.lens?.groundY ??
  (shot === 'above' ? stage.groundY : shot === 'wide' ? stage.groundY + WIDE_NEARER : SHOTS[shot].ground)

/** What of a stage decides how the camera sees it. */
type Camera = Pick<Stage, 'shot' | 'lens' | 'groundY' | 'horizonY' | 'cameraHeight' | 'focusX' | 'pan'>

/** Projects a point of the stage (wide-shot units, at a depth) to the page: its position and scale in the shot. */
export function project(stage: Camera, x: number, y: number, depth: number): { x: number; y: number; scale: number } {
  const zoom = stage.lens?.zoom ?? SHOTS[stage.shot].zoom
  if (stage.shot === 'above') return { x, y, scale: 1 }
  // The foreground frame moves with the camera.
  if (depth < 0) return { x, y, scale: 1 }
  const d = clamp(depth)
  const z = 1 + (zoom - 1) * (1 - 0.72 * d)
  // Parallax: what is near slides farther when the camera pans.
  return {
    x: stage.focusX + (x - stage.focusX) * z + stage.pan * (1 - 0.6 * d),
    y:
      lerp(groundYOf(stage.shot, stage), horizonYOf(stage.shot, stage), d) +
      (y - lerp(stage.groundY, stage.horizonY, d)) * z,
    scale: z,
  }
}

/** Page y between which the cast may stand: behind it water or houses, before it a road. */
export interface FreeGround {
  from: number
  to: number
}
/** Page units from forbidden ground that feet keep. */
const OFF = 8

/** Where feet may be in this shot, between the forbidden ground behind the cast and that before it. */
export function freeGroundIn(
  stage: Stage,
  shot: Shot,
  forbidden: readonly ForbiddenGround[],
  lens = stage.lens,
): FreeGround {
  if (!forbidden.length) return { from: -Infinity, to: Infinity }
  const { groundY, horizonY, cameraHeight, focusX, pan } = stage
  const camera: Camera = { shot, lens, groundY, horizonY, cameraHeight, focusX, pan }
  const yAt = (scale: number, depth: number): number => {
    const at = project(camera, 0, 0, depth)
    return at.y + stage.groundYAt(scale) * at.scale
  }
  return forbidden.reduce(
    (free, { from, to, depth }) =>
      to < 1
        ? { ...free, from: Math.max(free.from, yAt(to, depth) + OFF) }
        : lens?.before
          ? free
          : { ...free, to: Math.min(free.to, yAt(from, depth) - OFF) },
    { from: -Infinity, to: Infinity },
  )
}

const onPage = (nodes: readonly Node[], at: { x: number; y: number; scale: number }): Box =>
  bounds([group(nodes, { transform: compose(translate(at.x, at.y), scale(at.scale)) })])
const reaches = ({ x, y, width, height }: Box, quiet: Box): boolean =>
  x < quiet.x + quiet.width && y < quiet.y + quiet.height && x + width > quiet.x && y + height > quiet.y
const isWithin = ({ x, y, width, height }: Box, quiet: Box): boolean =>
  x > quiet.x && y > quiet.y && x + width < quiet.x + quiet.width && y + height < quiet.y + quiet.height
/** What is farther than this is beyond every tree of a place. */
const FAR = 0.72
const NOTHING: ReadonlySet<Node> = new Set()
/** What is farther than this is pale, and may be seen under words. */
const NEAR = 0.44

const covers = (
  storyThings: readonly Box[],
  nodes: readonly Node[],
  at: { x: number; y: number; scale: number },
): boolean => {
  if (!storyThings.length || !nodes.length) return false
  const box = onPage(nodes, at)
  return storyThings.some((one) => reaches(one, box))
}
/** Furniture that is farther stands at the wall: it gives way to what the story hangs there. */
const AT_WALL = 0.25

/**
 * The layers as the camera sees them, either the foreground frame (`front`) or everything behind it. Each layer is
 * scaled by its nearness and moved so that its own ground line meets the shot's. What stands where somebody's feet
 * are gives way; so does what stands in the `quiet` part, if there is one, and what hangs or stands on the wall where
 * the story's own things (`storyThings`, page boxes) are. `far` counts the nodes that are farther than `FAR`. `stood` are
 * the footprints of what is drawn, in page units.
 */
export function renderLayers(
  stage: Stage,
  front: boolean,
  feet: readonly Point[] = [],
  quiet?: Box,
  storyThings: readonly Box[] = [],
): { nodes: Node[]; stood: Footprint[]; far: number } {
  const stood: Footprint[] = []
  let far = 0
  let isFar = true
  const nodes = stage.layers
    .filter((layer) => layer.depth < 0 === front)
    .flatMap((layer): readonly Node[] => {
      const at = project(stage, 0, 0, layer.depth)
      const footprint = layer.footprint && projectFootprint(layer.footprint, at)
      const aside = footprint && feet.length ? giveWay(footprint, feet) : 0
      if (
        footprint &&
        layer.depth > (stage.indoor ? AT_WALL : 0) &&
        layer.depth < FAR &&
        covers(storyThings, layer.nodes, at)
      )
        return []
      if (aside === null || (footprint && quiet && reaches(onPage(layer.nodes, at), quiet))) return []
      if (footprint) stood.push({ ...footprint, left: footprint.left + aside, right: footprint.right + aside })
      const hidden = storyThings.length
        ? new Set(layer.hung?.filter((thing) => covers(storyThings, thing, at)).flat())
        : NOTHING
      const left = hidden.size ? layer.nodes.filter((node) => !hidden.has(node)) : layer.nodes
      const nodes = quiet && layer.depth < NEAR ? left.filter((node) => !isWithin(onPage([node], at), quiet)) : left
      isFar &&= layer.depth >= FAR
      if (isFar) far += at.scale === 1 && !aside ? nodes.length : 1
      return at.scale === 1 && !aside
        ? nodes
        : [group(nodes, { transform: compose(translate(at.x + aside, at.y), scale(at.scale)) })]
    })
  return { nodes, stood, far }
}
