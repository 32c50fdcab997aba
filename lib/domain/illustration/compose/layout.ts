// Packs items of known extents into the frame, near each other and with no face covered. Knows nothing of rigs or
// props.
import type { Box, Point } from '../scene'

export const PAGE = 1000
export const MARGIN = 26

interface Face {
  centre: Point
  radius: number
}

/** One item to place, in its own coordinates: feet at the origin, page units. */
export interface LayoutItem {
  id: string
  box: Box
  face?: Face | undefined
  /** The face of whoever is in its arms. */
  heldFace?: Face | undefined
  wantedX: number
  /** Depth row: -1 behind the ground line, 0 on it, 1 in front, or anything between. */
  row: number
  /** How far above the ground the origin is, as of a perching bird. */
  lift: number
  /** Small props on the ground: others may stand close before or behind them. */
  minor: boolean
  /** Somebody whose hands or lap tell the page: animals stand beside, not before them. */
  busy?: boolean | undefined
  /** Somebody on the floor or on a chair of their own: two such sit side by side. */
  sits?: boolean | undefined
  isAnimal?: boolean | undefined
  /** A thing as wide as somebody: close before feet, they would seem to stand in it. */
  isBulky?: boolean | undefined
}
export interface PlacedItem {
  item: LayoutItem
  x: number
  y: number
}

export interface Ground {
  /** Page y of the ground line on which the cast stands. */
  y: number
  /** Page units from one depth row to the next. */
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

/** A cast of more than this stands closer together. */
const CROWD_FROM = 3

/** How much of the smaller one may be before somebody's hands, lap or feet, or before another who sits. */
const BESIDE = 0.12

/** Least distance between the origins of a (left) and b: bodies may overlap a little, faces never. */
function minDistance(a: LayoutItem, b: LayoutItem, ground: Ground, gap: number, crowd: boolean): number {
  const clear = a.box.x + a.box.width - b.box.x
  const least = Math.min(a.box.width, b.box.width)
  const [front, back] = a.row >= b.row ? [a, b] : [b, a]
  const areBeside = (a.sits && b.sits) || (back.busy && front.isAnimal) || (front.isBulky && !back.minor)
  // A figure well in front of another may hide its legs, never its face.
  if (front.row > back.row && topOf(front, ground) > chinYOf(back, ground))
    return (
      clear -
      least * (areBeside ? BESIDE : Math.min(crowd || front.minor ? 0.8 : 0.4, 0.2 + 0.6 * (front.row - back.row)))
    )
  if (a.minor || b.minor) return clear + gap * 0.4
  const ofA = facesOf(a).map(({ centre, radius }) => centre[0] + radius - b.box.x)
  const ofB = facesOf(b).map(({ centre, radius }) => a.box.x + a.box.width - (centre[0] - radius))
  return Math.max(
    clear - least * (areBeside ? BESIDE : crowd ? 0.45 : 0.3),
    ...ofA.map((x) => x + gap),
    ...ofB.map((x) => x + gap),
  )
}

/** Smallest x of each item so that every pair keeps its distance, in the given order. */
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
  /** Factor by which everything must be scaled to fit the page; 1 when it fits. */
  fit: number
}

/**
 * Places items from left to right in the order of `wantedX`, at the size they come with. When they don't fit the page,
 * `fit` says how much smaller they must be drawn, and the positions are those of the full size: lay out again with
 * smaller items.
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
  // The group as a whole leans to where its members want to be, but stays inside the frame.
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
 * The position in the air nearest to `towards` where a box fits inside the frame with `air` around it. `taken` are
 * boxes on the page. With no free position left, the one that overlaps least.
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
