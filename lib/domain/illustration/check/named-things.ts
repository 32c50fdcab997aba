// Whether what a direction names is in the picture, and loses nothing in any window on it: the page, as screens show
// it, the band of a PDF or a proof, and the frames of a picture to all edges.
import { cropToCast, measureWholeHeight } from '../../book/crop'
import { standsAmongCast } from '../compose/behind-all'
import { mayBeCut, LEAST_SEEN } from '../compose/partly-seen'
import type { Prop } from '../direction'
import { bounds } from '../print/node-tree'
import type { Picture } from '../picture'
import type { Box, Scene } from '../scene'
import { placeOf } from '../stage/places/table'
import { PROP_DRAWINGS } from '../things/table'
import { canLieOnTable } from '../things/tabletop'
import { actorsIn, type CheckedPage, type Measured } from './checked-page'
import { findMarked } from './marks'

/** The lowest band of a square page in print. */
const LOWEST_BAND = 0.67
/** Page units: positions are rounded, and shapes by a tool's thickness. */
const ROUNDING = 2

interface Window extends Box {
  name: string
}

/** The windows through which a square picture is seen. */
function windowsOn(scene: Scene): Window[] {
  const { width, height } = scene
  const whole = { name: 'page', x: 0, y: 0, width, height }
  if (width !== 1000 || height !== 1000) return [whole]
  const band = cropToCast(scene, Math.max(height * LOWEST_BAND, Math.min(height, measureWholeHeight(scene))))
  return [whole, { name: 'band', ...band }]
}

const overlap = (a: number, b: number, c: number, d: number): number => Math.max(0, Math.min(b, d) - Math.max(a, c))
const shareInside = (box: Box, window: Box): number =>
  (overlap(box.x, box.x + box.width, window.x, window.x + window.width) *
    overlap(box.y, box.y + box.height, window.y, window.y + window.height)) /
  Math.max(1, box.width * box.height)

function cutBy(box: Box, window: Box): number {
  return Math.max(
    window.x - box.x,
    window.y - box.y,
    box.x + box.width - window.x - window.width,
    box.y + box.height - window.y - window.height,
  )
}

/** What the frame of a near picture may take a part of, and of any what all stand on: a jetty runs out of it. */
const isDivisible = ({ direction, picture }: CheckedPage, word: string): boolean => {
  const pageProp = direction.props.find(({ prop }) => prop === word)
  const draw = PROP_DRAWINGS[word as Prop]
  if (draw === undefined) return false
  const drawing = draw(pageProp?.text)
  return (picture.crossesFrame && mayBeCut(drawing)) || (drawing.placement === 'flat' && !standsAmongCast(drawing))
}

/** Named things cut by a window, in words. */
export function checkThings(page: CheckedPage, scene: Scene = page.picture.scene, frame = ''): Measured {
  const result: Measured = { count: 0, flaws: [] }
  const named = new Set<string>([
    ...page.direction.props.map(({ prop }) => prop),
    ...page.direction.actors.flatMap(({ act, holding }) => [act?.thing, holding].filter((word) => word !== undefined)),
  ])
  const things = findMarked(scene.nodes, ({ thing }) => thing !== undefined && named.has(thing))
  const windows = windowsOn(scene)
  for (const thing of things) {
    const box = bounds([thing])
    if (box.width === 0) continue
    result.count++
    for (const window of windows) {
      const cut = cutBy(box, window)
      const isCut = isDivisible(page, thing.thing ?? '')
        ? shareInside(box, window) < LEAST_SEEN.inside - 0.02
        : cut > ROUNDING
      if (isCut) {
        result.flaws.push(`${thing.thing}: ${cut.toFixed(0)} cut by ${frame || window.name}`)
        break
      }
    }
  }
  return result
}

/** Faces cut by a window, in words. */
export function checkFacesInWindows(
  { picture }: CheckedPage,
  { scene, faces }: Pick<Picture, 'scene' | 'faces'> = picture,
  frame = '',
): Measured {
  const flaws = faces.flatMap(({ who, centre: [x, y], radius }) => {
    const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
    return windowsOn(scene).flatMap((window) => {
      const cut = cutBy(box, window)
      return cut > ROUNDING ? [`the face of ${who}: ${cut.toFixed(0)} cut by ${frame || window.name}`] : []
    })
  })
  return { count: faces.length, flaws }
}

/** What a place has of its own, what is sat on, worn as bedding or sailed in, and what nobody sees there. */
const UNSEEN_INDOORS: ReadonlySet<string> = new Set(['moon', 'star', 'comet'])
const UNSEEN_IN_WATER: ReadonlySet<string> = new Set([
  'puddle',
  'campfire',
  'umbrella',
  'kite',
  'hole',
  'door',
  'window',
])

/** Whether each prop of a direction is somewhere in its picture. */
export function checkPresence(page: CheckedPage): Measured {
  const { direction, picture, things } = page
  const result: Measured = { count: 0, flaws: [] }
  const { place } = placeOf(direction.setting)
  const own: readonly string[] = 'ownProps' in place ? place.ownProps : []
  const hasSeat = findMarked(picture.scene.nodes, ({ part }) => part === 'seat' || part === 'vessel').length > 0
  const writes = actorsIn(page).some(({ actor }) => actor.act?.verb === 'write')
  const sleeps = direction.actors.some(({ pose }) => pose === 'sleep' || pose === 'lie')
  for (const { prop, text } of direction.props) {
    if (things.some(({ thing }) => thing === prop) || (own.includes(prop) && !text)) {
      result.count++
      continue
    }
    const isExplained =
      ('indoor' in place && UNSEEN_INDOORS.has(prop)) ||
      ('swims' in place && UNSEEN_IN_WATER.has(prop)) ||
      (writes && prop === 'crayon') ||
      (sleeps && (prop === 'blanket' || prop === 'pillow')) ||
      // It lies on the table, and is drawn with it.
      (canLieOnTable(prop) && things.some(({ thing }) => thing === 'table')) ||
      // What people stand on or sit at is below a picture of a face.
      (picture.scene.shot === 'face' && (prop === 'jetty' || prop === 'table')) ||
      hasSeat
    result.count++
    if (!isExplained) result.flaws.push(`${prop}: not in the picture`)
  }
  return result
}
