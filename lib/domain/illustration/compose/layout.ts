// Layout before drawing's end: true extents are known, now everyone finds a place inside the frame, near each other, no face covered.
import type { Box, Point } from '../scene'

export const PAGE = 1000
export const MARGIN = 26

interface Face {
  centre: Point
  radius: number
}

/** One thing to be placed, in its own coordinates: feet at the origin. */
export interface LayoutItem {
  id: string
  box: Box
  face?: Face | undefined
  /** The face of whoever is in its arms. */
  heldFace?: Face | undefined
  wantedX: number
  /** -1 behind the cast's line, 0 on it, 1 before it, and anything between. */
  row: number
  /** How far above the ground the origin hangs: what perches. */
  lift: number
  /** Whether others may stand close before or behind it: small things on the ground. */
  minor: boolean
}
export interface PlacedItem {
  item: LayoutItem
  x: number
  y: number
}

export interface Ground {
  /** Page y of the line on which the cast stands. */
  y: number
  /** From one row to the next. */
  rowStep: number
  centreX: number
}

const riseOf = (item: LayoutItem, ground: Ground) => item.row * ground.rowStep - item.lift
const topOf = (item: LayoutItem, ground: Ground) => item.box.y + riseOf(item, ground)
const bottomOf = (item: LayoutItem, ground: Ground) => topOf(item, ground) + item.box.height
const facesOf = ({ face, heldFace }: LayoutItem): Face[] => [face, heldFace].filter((f) => f !== undefined)
/** y of the lowest chin. */
const chinYOf = (item: LayoutItem, ground: Ground) =>
  Math.max(
    ...(item.face
      ? facesOf(item).map(({ centre, radius }) => centre[1] + radius)
      : [item.box.y + item.box.height * 0.45]),
  ) + riseOf(item, ground)

/** More than so many stand closer than a few would. */
const CROWD_FROM = 3

/** How far apart the origins of a (left) and b must be: near enough to play, bodies overlapping a little, faces never. */
function minDistance(a: LayoutItem, b: LayoutItem, ground: Ground, gap: number, crowd: boolean): number {
  const clear = a.box.x + a.box.width - b.box.x
  const least = Math.min(a.box.width, b.box.width)
  const [front, back] = a.row >= b.row ? [a, b] : [b, a]
  // Who stands well before another may hide the other's legs, never the face.
  if (front.row > back.row && topOf(front, ground) > chinYOf(back, ground))
    return clear - least * Math.min(crowd || front.minor ? 0.8 : 0.4, 0.2 + 0.6 * (front.row - back.row))
  if (a.minor || b.minor) return clear + gap * 0.4
  const ofA = facesOf(a).map(({ centre, radius }) => centre[0] + radius - b.box.x)
  const ofB = facesOf(b).map(({ centre, radius }) => a.box.x + a.box.width - (centre[0] - radius))
  return Math.max(clear - least * (crowd ? 0.45 : 0.3), ...ofA.map((x) => x + gap), ...ofB.map((x) => x + gap))
}

/** Smallest x of each so that every pair keeps apart, in the given order. */
function packLeft(items: readonly LayoutItem[], ground: Ground, gap: number): number[] {
  const xs: number[] = []
  const crowd = items.filter((item) => !item.minor).length > CROWD_FROM
  items.forEach((item, i) => {
    let x = i === 0 ? -item.box.x : -Infinity
    for (let j = 0; j < i; j++) {
      const other = items[j]
      if (other) x = Math.max(x, (xs[j] ?? 0) + minDistance(other, item, ground, gap, crowd))
    }
    xs.push(x)
  })
  return xs
}

export interface ItemLayout {
  placed: PlacedItem[]
  /** What everything must be scaled by to fit the page; 1 when it fits. */ fit: number
}

/**
 * Places items from left to right by `want`. Items come at the size wanted; when they don't fit the page, `fit` says by how much to
 * draw them smaller, and places are those of the full size (lay out again with the smaller figures).
 */
export function layoutItems(items: readonly LayoutItem[], ground: Ground, gap: number): ItemLayout {
  const order = [...items].sort((a, b) => a.wantedX - b.wantedX || (a.id < b.id ? -1 : 1))
  const xs = packLeft(order, ground, gap)
  let [left, right, high] = [Infinity, -Infinity, Infinity]
  let low = -Infinity
  order.forEach((item, i) => {
    const x = xs[i] ?? 0
    left = Math.min(left, x + item.box.x)
    right = Math.max(right, x + item.box.x + item.box.width)
    high = Math.min(high, topOf(item, ground))
    low = Math.max(low, bottomOf(item, ground))
  })
  if (!order.length) return { placed: [], fit: 1 }
  const room = PAGE - 2 * MARGIN
  const fit = Math.min(
    1,
    room / (right - left),
    (ground.y - MARGIN) / Math.max(1, -high),
    low > 0 ? Math.max(0.2, (PAGE - 12 - ground.y) / low) : 1,
  )
  const free = Math.max(0, room - (right - left))
  // The group as a whole leans to where its members want to be, no farther than the frame.
  const mean = order.reduce((sum, item) => sum + item.wantedX, 0) / order.length
  const start = Math.min(
    MARGIN + free,
    Math.max(MARGIN, ground.centreX - (right - left) / 2 + (mean - 0.5) * free * 0.8),
  )
  return {
    placed: order.map((item, i) => ({ item, x: (xs[i] ?? 0) - left + start, y: ground.y + riseOf(item, ground) })),
    fit,
  }
}

/**
 * Where something flies: as near `towards` as it can be with air around it, inside the frame. `taken` are boxes on the page.
 * With no free place left it takes the one that overlaps least.
 */
export function findFreeAir(
  box: Box,
  towards: Point,
  taken: readonly Box[],
  air: number,
): { at: Point; free: boolean } {
  let best: { at: Point; cost: number; free: boolean } = { at: towards, cost: Infinity, free: false }
  for (let y = MARGIN - box.y; y <= Math.max(PAGE * 0.62, MARGIN - box.y); y += 22)
    for (let x = MARGIN - box.x; x <= PAGE - MARGIN - box.x - box.width; x += 22) {
      let overlap = 0
      for (const t of taken) {
        const w = Math.min(x + box.x + box.width, t.x + t.width) - Math.max(x + box.x, t.x) + air
        const h = Math.min(y + box.y + box.height, t.y + t.height) - Math.max(y + box.y, t.y) + air
        if (w > 0 && h > 0) overlap += w * h
      }
      const cost = overlap * 40 + Math.hypot(x - towards[0], y - towards[1])
      if (cost < best.cost) best = { at: [x, y], cost, free: overlap === 0 }
    }
  return best
}
