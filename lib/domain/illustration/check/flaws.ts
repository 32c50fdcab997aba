// What must never be wrong in a picture, measured on the picture itself. Used by the tests and by `npm run check:pictures`.
import type { Cast } from '../cast'
import type { Direction } from '../direction'
import type { Picture } from '../illustrate'
import { window, wholeHeight } from '../../book/crop'
import { apply, compose } from '../kit/vector'
import { bounds, walk } from '../print/plain'
import { toSvg } from '../print/svg'
import type { Box, GroupNode, Matrix, Node } from '../scene'
import { TOLD_PART } from '../things/thing'
import { covered, type Round } from './covered'

/** A nose over an ear's edge is a cuddle; more than this of a face is a face covered. */
const FACE_COVERED = 0.1
/** A blade of grass or a paw's edge. */
const TOLD_COVERED = 0.1
/** Hundredths of a page unit. */
const ROUNDING = 0.01

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Small things in larger ones of which the story tells, in page units, with all that is painted after each. */
function toldIn(nodes: readonly Node[], outer: Matrix = IDENTITY): { round: Round; after: Node[] }[] {
  return nodes.flatMap((node, i) => {
    if (node.kind !== 'group') return []
    const m = node.transform ? compose(outer, node.transform) : outer
    const here = node.part === TOLD_PART ? [{ round: roundOf(bounds(node.children), m), after: [] }] : toldIn(node.children, m)
    // What comes later in the page itself; in the thing the whole of it is drawn.
    return outer === IDENTITY ? here.map(({ round }) => ({ round, after: nodes.slice(i + 1) })) : here
  })
}

function roundOf({ x, y, width, height }: Box, m: Matrix): Round {
  const [left, right] = [apply(m, [x, y + height / 2]), apply(m, [x + width, y + height / 2])]
  return { centre: [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2], radius: Math.hypot(right[0] - left[0], right[1] - left[1]) / 2 }
}

/** Each flaw in words; none for a picture that is right. */
export function flawsOf({ scene, faces }: Picture, cast: Cast, direction: Direction): string[] {
  const flaws: string[] = []
  const groups = [...walk(scene.nodes)].filter((node): node is GroupNode => node.kind === 'group' && node.cast !== undefined)
  const named = new Set(direction.actors.map(({ who }) => who).filter((who) => cast.some((member) => member.who === who)))
  for (const who of named) {
    const times = groups.filter((group) => group.cast === who).length
    if (times !== 1) flaws.push(`${who} is drawn ${times} times`)
  }
  for (const group of groups) {
    if (![...named].some((who) => who === group.cast)) flaws.push(`${group.cast} is drawn and not named`)
    const { x, y, width, height } = bounds([group])
    const over = Math.max(-x, -y, x + width - scene.width, y + height - scene.height)
    if (!(over <= ROUNDING)) flaws.push(`${group.cast} is cut off by ${over.toFixed(1)}`)
  }
  // Groups stand in the order in which they are painted; an arm over a pet is a further layer of who holds it.
  const layers = [...walk(scene.nodes)].filter((node): node is GroupNode => node.kind === 'group' && (node.cast ?? node.castPart) !== undefined)
  layers.forEach((front, i) => {
    const who = front.cast ?? front.castPart
    for (const behind of layers.slice(0, i)) {
      const face = behind.cast === who ? undefined : faces.find((one) => one.who === behind.cast)
      const share = face ? covered(face, [front]) : 0
      if (share > FACE_COVERED) flaws.push(`${who} covers ${Math.round(share * 100)} % of the face of ${behind.cast}`)
    }
  })
  for (const { round, after } of toldIn(scene.nodes)) {
    const share = covered(round, after)
    if (share > TOLD_COVERED) flaws.push(`${Math.round(share * 100)} % of what is told of in a thing is covered`)
    const { centre: [x, y], radius } = round
    if (Math.min(x, y, scene.width - x, scene.height - y) < radius) flaws.push('what is told of in a thing is cut off')
    const least = window(scene, wholeHeight(scene))
    if (y - radius < least.y || y + radius > least.y + least.height) flaws.push('what is told of in a thing is outside the lowest window')
  }
  const svg = toSvg(scene)
  const broken = /NaN|Infinity|undefined|null/.exec(svg)
  if (broken) flaws.push(`${broken[0]} in the drawing`)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) flaws.push('an id is used twice')
  const foreign = /<(?!\/?(?:svg|title|g|path|ellipse|rect|clipPath|linearGradient|radialGradient|stop)[ >/])[^ >]*/.exec(svg)
  if (foreign) flaws.push(`${foreign[0]} in the drawing`)
  return flaws
}
