import type { PageLayout } from '../compose/placement'
import type { Footprint } from '../stage/footprint'
import type { Stand } from './parts'

interface PlacedStand { stand: Stand; x: number; y: number; size: number }

/**
 * Largest width and height of a ground decoration on the page, in page units, and its least scale in page units a
 * centimetre, so that it never shrinks to a toy beside a crowd.
 */
const MOST = { width: 300, height: 400 }
const LEAST = 1.9
const EDGE = 6
/** How far behind the cast, in depth rows. */
const BEHIND = 0.3
/** Share that may be hidden more at the page's sides than in its middle. */
const SIDES = 0.08
const STRIDE = 16
/** What stands farther off is painted over a decoration all the same, and would seem to stand on it. */
const BEFORE_FARTHER = 8
const SAME_LINE = 4
/** What is as slender as a lamp post, and what it costs to hide one: less than having no room. */
const POST = 0.3
const BEFORE_POST = 2
/** From so much on there is no room for one. */
const MOST_HIDDEN = 2.5

/**
 * Places the day's ground decorations a little farther off than the cast, where least of them is hidden, preferring the
 * sides. Posts of the place that are nearer than they are stay clear of them: they are painted first.
 */
export function placeStands(
  stands: readonly Stand[],
  { figures, props, unitsPerCm, groundY, rowStep }: PageLayout,
  stood: readonly Footprint[] = [],
): PlacedStand[] {
  const y = groundY - Math.max(14, rowStep * BEHIND)
  const taken = [
    ...figures.map((f) => ({ x: f.x, y: f.y, box: f.figure.box })),
    ...props.filter((t) => t.row !== -2 || (t.drawing.placement === 'ground' && t.y < y)),
  ]
  const posts = stood.filter(({ left, right, front, height }) => front > y && right - left < height * POST)
  const out: PlacedStand[] = []
  for (const stand of stands) {
    const size = Math.min(Math.max(LEAST, unitsPerCm * 0.92), MOST.width / stand.width, MOST.height / stand.height)
    const half = (stand.width * size) / 2
    const top = y - stand.height * size
    const hidden = (x: number): number => {
      let sum = 0
      for (const { x: bx, y: by, box } of taken) sum += (by < y - SAME_LINE ? BEFORE_FARTHER : 1) * overlap(x - half, x + half, bx + box.x, bx + box.x + box.width) * overlap(top, y, by + box.y, by + box.y + box.height)
      const hidesPost = posts.some((post) => overlap(x - half, x + half, post.left, post.right) > 0)
      if (hidesPost) sum += BEFORE_POST * stand.width * stand.height * size * size
      for (const other of out) sum += 3 * overlap(x - half, x + half, other.x - (other.stand.width * other.size) / 2, other.x + (other.stand.width * other.size) / 2) * stand.height * size
      return sum / (stand.width * stand.height * size * size) - SIDES * Math.abs(x - 500) / 500
    }
    let best = { x: half + EDGE, cost: Infinity }
    for (let x = half + EDGE; x <= 1000 - half - EDGE; x += STRIDE) {
      const cost = hidden(x)
      if (cost < best.cost) best = { x, cost }
    }
    if (best.cost < MOST_HIDDEN) out.push({ stand, x: best.x, y, size })
  }
  return out
}

const overlap = (a: number, b: number, c: number, d: number): number => Math.max(0, Math.min(b, d) - Math.max(a, c))
