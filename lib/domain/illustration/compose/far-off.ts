// What stands at the horizon, as a water tower out of town: small on every page, behind neither houses nor trees that
// are nearer.
import { group } from '../kit/shape'
import { clamp, compose, scale, translate } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Box } from '../scene'
import { project } from '../stage/camera'
import type { Stage } from '../stage/stage'
import { scaleBox } from './figures'
import { PAGE } from './layout'
import { SKY_PROPS, type PageProp } from './page-props'
import { flipOf, placeProp } from './place-prop'
import type { PageLayout, PlacedProp } from './placement'

/** Its height in page units, and how far below the horizon its foot is. */
export const FAR_OFF = { height: 190, below: 14 }
const EDGE = 12
/** Half of what is kept free at the fold, where a page ends and a printer cuts. */
const BESIDE_FOLD = 42

export function placeFarOff(pageProp: PageProp, x: number, horizonY: number, lightSide: -1 | 1): PlacedProp {
  const size = FAR_OFF.height / pageProp.box.height
  const { x: left, width } = scaleBox(pageProp.box, size * flipOf(pageProp, lightSide), size)
  return placeProp(pageProp, size, lightSide, {
    x: clamp(x, EDGE - left, PAGE - EDGE - left - width),
    y: horizonY + FAR_OFF.below,
    row: -2,
    lift: 1,
  })
}

const STEP = 20
const FARTHEST = 700
/** Page x of the fold in a scene over two pages: what is on one page stays there. */
const FOLD = PAGE / 2
/** Wider marks of a place are its land, its sky or its clouds. */
const LAND_FROM = 600
/** Layers that are farther are beyond it. */
const BEYOND = 0.9

/** What is in the sky would hang before a tree's leaves. */
const isBeyondTrees = ({ prop, drawing }: PlacedProp): boolean =>
  drawing.farOff === true || (SKY_PROPS.has(prop) && drawing.placement === 'air')

/** Moves what is far off as little as possible, to where neither a tree of the place nor anybody is before it. */
export function clearFarOff(layout: PageLayout, stage: Stage, mirrored: boolean, window: Box): PageLayout {
  // In a near picture it already has the place where it is seen best.
  if (layout.essential || !layout.props.some(isBeyondTrees)) return layout
  const near = stage.layers
    .filter(({ depth }) => depth < BEYOND)
    .flatMap(({ depth, nodes }) => {
      const at = project(stage, 0, 0, depth)
      return nodes.map((node) =>
        bounds([group([node], { transform: compose(translate(at.x, at.y), scale(at.scale)) })]),
      )
    })
    .filter(({ width }) => width < LAND_FROM)
    .map((box) => (mirrored ? { ...box, x: PAGE - box.x - box.width } : box))
  const taken = [
    ...near,
    ...layout.figures.map(({ x, y, figure: { box } }) => ({ ...box, x: x + box.x, y: y + box.y })),
  ]
  return {
    ...layout,
    props: layout.props.map((prop) =>
      isBeyondTrees(prop) ? moveFree(prop, taken, window, viewersOf(prop, layout)) : prop,
    ),
  }
}

/** Where those who look at it are: it stays on their side. */
const viewersOf = ({ prop }: PlacedProp, { figures }: PageLayout): number[] =>
  figures.filter(({ role }) => role.actor.looksAt === prop).map(({ x, figure }) => x + figure.face.centre[0])

/** Share of it behind trees and figures from which it cannot be told. */
const HIDDEN_FROM = 0.3

function moveFree(prop: PlacedProp, taken: readonly Box[], window: Box, viewers: readonly number[]): PlacedProp {
  const { x, y, box } = prop
  const [left, right] = [window.x, window.x + window.width]
  const [from, to] =
    window.width > PAGE ? (x < FOLD ? [left, FOLD - BESIDE_FOLD] : [FOLD + BESIDE_FOLD, right]) : [left, right]
  const hidden = (at: number): number =>
    taken.reduce(
      (sum, one) =>
        sum +
        Math.max(0, Math.min(at + box.x + box.width, one.x + one.width) - Math.max(at + box.x, one.x)) *
          Math.max(0, Math.min(y + box.y + box.height, one.y + one.height) - Math.max(y + box.y, one.y)),
      0,
    ) /
    (box.width * box.height)
  const places = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, i) => x - FARTHEST + i * STEP).filter(
    (at) =>
      at + box.x >= from + EDGE &&
      at + box.x + box.width <= to - EDGE &&
      viewers.every((viewer) => (at - viewer) * (x - viewer) > 0),
  )
  const cost = (at: number): number => hidden(at) * 2 * PAGE + Math.abs(at - x)
  const best = places.reduce((least, at) => (cost(at) < cost(least) ? at : least), x)
  return { ...prop, x: best, ...(hidden(best) > HIDDEN_FROM ? { isHidden: true as const } : {}) }
}
