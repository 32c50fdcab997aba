// What must never be wrong in a picture, measured on its scene. Used by the tests and by `npm run check:pictures`.
import type { Cast } from '../cast'
import type { Direction, Prop } from '../direction'
import type { Picture } from '../picture'
import { cropToCast, measureWholeHeight } from '../../book/crop'
import { transformPoint, compose } from '../kit/vector'
import { bounds } from '../print/node-tree'
import { toSvg } from '../print/svg'
import { isFootIn } from '../stage/footprint'
import type { Box, Matrix, Node } from '../scene'
import { LEAST_SEEN, mayBeCut } from '../compose/partly-seen'
import { STORY_PART } from '../things/prop-drawing'
import { PROP_DRAWINGS } from '../things/table'
import { measureCoveredCircle, measureCoveredBox } from './covered'
import { findMarked } from './marks'

/** A nose over an ear's edge is a cuddle; a larger share of a face counts as covered. */
const MAX_FACE_COVERED = 0.1
/** Leaves room for a blade of grass or a paw's edge. */
const MAX_STORY_PART_COVERED = 0.1
/** Page units that a foot may be over the edge of forbidden ground: it is measured from where it begins. */
const FEET_OFF = 8
/** Page units: path data is rounded when it is printed. */
const ROUNDING = 0.01

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The story parts of all props, in page units, each with the nodes painted after it. */
function findStoryParts(nodes: readonly Node[], outer: Matrix = IDENTITY): { box: Box; after: Node[] }[] {
  return nodes.flatMap((node, i) => {
    if (node.kind !== 'group') return []
    const m = node.transform ? compose(outer, node.transform) : outer
    const found =
      node.part === STORY_PART
        ? [{ box: transformBox(bounds(node.children), m), after: [] }]
        : findStoryParts(node.children, m)
    // Only what comes later on the page counts; a prop is always drawn whole.
    return outer === IDENTITY ? found.map(({ box }) => ({ box, after: nodes.slice(i + 1) })) : found
  })
}

/** A box through a transform that does not rotate: props stand upright. */
function transformBox({ x, y, width, height }: Box, m: Matrix): Box {
  const [one, other] = [transformPoint(m, [x, y]), transformPoint(m, [x + width, y + height])]
  return {
    x: Math.min(one[0], other[0]),
    y: Math.min(one[1], other[1]),
    width: Math.abs(other[0] - one[0]),
    height: Math.abs(other[1] - one[1]),
  }
}

/** From one edge of the picture to the other: no end of it is told. */
const RUNS_ACROSS: ReadonlySet<Prop> = new Set<Prop>(['chalk-line'])

/** Each flaw in words; an empty list for a picture that is right. */
export function findFlaws(
  { scene, faces, crossesFrame: crosses, ground }: Picture,
  cast: Cast,
  direction: Direction,
): string[] {
  const flaws: string[] = []
  const groups = findMarked(scene.nodes, ({ cast: who }) => who !== undefined)
  const named = new Set(
    direction.actors.map(({ who }) => who).filter((who) => cast.some((member) => member.who === who)),
  )
  for (const who of named) {
    const times = groups.filter((group) => group.cast === who).length
    if (times !== 1) flaws.push(`${who} is drawn ${times} times`)
  }
  for (const group of groups) {
    if (![...named].some((who) => who === group.cast)) flaws.push(`${group.cast} is drawn and not named`)
    const { x, y, width, height } = bounds([group])
    const over = Math.max(-x, -y, x + width - scene.width, y + height - scene.height)
    if (!crosses && !(over <= ROUNDING)) flaws.push(`${group.cast} is cut off by ${over.toFixed(1)}`)
  }
  for (const { who, centre, radius } of faces)
    if (Math.min(centre[0], centre[1], scene.width - centre[0], scene.height - centre[1]) < radius - ROUNDING)
      flaws.push(`the face of ${who} is cut`)
  for (const node of findMarked(scene.nodes, ({ part }) =>
    direction.props.some(({ prop }) => part === `prop:${prop}`),
  )) {
    const { x, y, width, height } = bounds([node])
    const over = Math.max(-x, -y, x + width - scene.width, y + height - scene.height)
    const pageProp = direction.props.find(({ prop }) => node.part === `prop:${prop}`)
    const isPart = pageProp !== undefined && mayBeCut(PROP_DRAWINGS[pageProp.prop](pageProp.text))
    const isAcross = x < 0 && x + width > scene.width
    if (pageProp && RUNS_ACROSS.has(pageProp.prop) && isAcross) continue
    const inside =
      Math.max(0, Math.min(x + width, scene.width) - Math.max(x, 0)) *
      Math.max(0, Math.min(y + height, scene.height) - Math.max(y, 0))
    if (crosses && (isPart ? inside < width * height * LEAST_SEEN.inside : over > ROUNDING))
      flaws.push(`${node.part} is cut off by ${over.toFixed(1)}`)
  }
  // Groups are in painting order; an arm over a pet is a second layer of its carrier.
  const layers = findMarked(scene.nodes, (node) => (node.cast ?? node.castPart) !== undefined)
  layers.forEach((front, i) => {
    const who = front.cast ?? front.castPart
    for (const behind of layers.slice(0, i)) {
      const face = behind.cast === who ? undefined : faces.find((one) => one.who === behind.cast)
      const share = face ? measureCoveredCircle(face, [front]) : 0
      if (share > MAX_FACE_COVERED)
        flaws.push(`${who} covers ${Math.round(share * 100)} % of the face of ${behind.cast}`)
    }
  })
  for (const { box, after } of findStoryParts(scene.nodes)) {
    const share = measureCoveredBox(box, after)
    if (share > MAX_STORY_PART_COVERED) flaws.push(`${Math.round(share * 100)} % of a story part is covered`)
    if (box.x < 0 || box.y < 0 || box.x + box.width > scene.width || box.y + box.height > scene.height)
      flaws.push('a story part is cut off')
    const least = cropToCast(scene, measureWholeHeight(scene))
    if (box.y < least.y || box.y + box.height > least.y + least.height)
      flaws.push('a story part is outside the lowest window')
  }
  for (const foot of ground.feet) {
    const thing = ground.taken.find((one) => isFootIn(one, foot))
    if (thing) flaws.push(`a foot is in something to be kept ${thing.use === 'never' ? 'off' : 'clear of'}`)
    if (foot[1] < ground.free.from - FEET_OFF) flaws.push('a foot is in water or a wall')
    if (foot[1] > ground.free.to + FEET_OFF && foot[1] < scene.height) flaws.push('a foot is on a road')
  }
  const svg = toSvg(scene)
  const broken = /NaN|Infinity|undefined|null/.exec(svg)
  if (broken) flaws.push(`${broken[0]} in the drawing`)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) flaws.push('an id is used twice')
  const foreign =
    /<(?!\/?(?:svg|title|g|path|ellipse|rect|clipPath|linearGradient|radialGradient|stop)[ >/])[^ >]*/.exec(svg)
  if (foreign) flaws.push(`${foreign[0]} in the drawing`)
  return flaws
}
