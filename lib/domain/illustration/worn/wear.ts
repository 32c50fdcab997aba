/** Draws what is worn on a head: one part behind the head, the rest in front. */
import type { Worn } from '../direction'
import { group } from '../kit/shape'
import type { Node } from '../scene'
import { drawHelmet } from './helmet'
import type { Mount } from './mount'
import { drawBadge, drawBlueDab, drawJam, drawMoustache, drawSticker } from './on-face'
import { drawBlock, drawBucket, drawCrown, drawFerns, drawHat, drawLoaf } from './headwear'

export interface WornParts {
  behind: Node[]
  front: Node[]
}

/** Prefix of the `part` label of worn things. */
export const WORN_PART = 'worn:'
const NO_PARTS: WornParts = { behind: [], front: [] }

const inFront =
  (draw: (mount: Mount) => Node[]) =>
  (mount: Mount): WornParts => ({ behind: [], front: draw(mount) })
const DRAW_WORN: Partial<Record<Worn, (mount: Mount) => WornParts>> = {
  hat: inFront(drawHat),
  crown: inFront(drawCrown),
  bucket: inFront(drawBucket),
  loaf: inFront(drawLoaf),
  block: inFront(drawBlock),
  ferns: inFront(drawFerns),
  helmet: drawHelmet,
  moustache: inFront(drawMoustache),
  jam: inFront(drawJam),
  'blue-dab': inFront(drawBlueDab),
  sticker: inFront(drawSticker),
  badge: inFront(drawBadge),
}

export function drawWorn(what: Worn | undefined, mount: () => Mount): WornParts {
  const draw = what && DRAW_WORN[what]
  if (!draw) return NO_PARTS
  const { behind, front } = draw(mount())
  const part = `${WORN_PART}${what}`
  const markPart = (nodes: Node[]): Node[] => (nodes.length ? [group(nodes, { part })] : [])
  return { behind: markPart(behind), front: markPart(front) }
}

/** Headwear that presses hair down. */
export const COVERS_HAIR: ReadonlySet<Worn> = new Set<Worn>(['hat', 'crown', 'bucket', 'loaf', 'helmet'])
