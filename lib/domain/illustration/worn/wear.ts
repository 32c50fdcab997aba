/** What is worn on a head: a part of it behind the head, and the rest before it. */
import type { Worn } from '../direction'
import { group } from '../kit/shape'
import type { Node } from '../scene'
import { helmet } from './helmet'
import type { Mount } from './mount'
import { badge, blueDab, jam, moustache, sticker } from './on-face'
import { block, bucket, crown, ferns, hat, loaf } from './headwear'

export interface Wearing {
  behind: Node[]
  front: Node[]
}

/** Marks what is worn in a drawing. */
export const WORN_PART = 'worn:'
const NOTHING: Wearing = { behind: [], front: [] }

const before =
  (draw: (m: Mount) => Node[]) =>
  (m: Mount): Wearing => ({ behind: [], front: draw(m) })
const DRAWN: Partial<Record<Worn, (m: Mount) => Wearing>> = {
  hat: before(hat),
  crown: before(crown),
  bucket: before(bucket),
  loaf: before(loaf),
  block: before(block),
  ferns: before(ferns),
  helmet,
  moustache: before(moustache),
  jam: before(jam),
  'blue-dab': before(blueDab),
  sticker: before(sticker),
  badge: before(badge),
}

export function wear(what: Worn | undefined, mount: () => Mount): Wearing {
  const draw = what && DRAWN[what]
  if (!draw) return NOTHING
  const { behind, front } = draw(mount())
  const part = `${WORN_PART}${what}`
  const marked = (nodes: Node[]): Node[] => (nodes.length ? [group(nodes, { part })] : [])
  return { behind: marked(behind), front: marked(front) }
}

/** On the crown of a head: what presses hair down. */
export const COVERS_HAIR: ReadonlySet<Worn> = new Set<Worn>(['hat', 'crown', 'bucket', 'loaf', 'helmet'])
