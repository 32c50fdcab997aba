// What a child or grown-up wears beside clothes: on the head by the head's own sphere, on the chest by the spine.
import type { Worn } from '../direction'
import { group, path } from '../kit/shape'
import { add } from '../kit/vector'
import type { Node, Point } from '../scene'
import { HUES } from '../things/prop-drawing'
import type { Mount } from '../worn/mount'
import { medal, stuck } from '../worn/on-face'
import { wear, WORN_PART, type Wearing } from '../worn/wear'
import type { Context } from './context'
import { HEAD } from './geometry'
import { PRESSED } from './hair/hair'
import type { Head } from './head'
import { broad } from './pen'
import type { Skeleton } from './skeleton'
import { cloth } from './tones'

/** Worn on cloth by people; pets wear them on fur, by their heads. */
const ON_CLOTH: ReadonlySet<Worn> = new Set<Worn>(['sticker', 'badge', 'scarf'])
/** Heads above the middle where a brim runs, and half the head's width there. */
const BRIM = 0.22
const BRIM_WIDE = 0.45

function mountOf(c: Context, head: Head, nod: number): Mount {
  const level = head.eyes + nod * 0.07
  const radii = (heads: number): number => (heads * HEAD) / head.radius
  const below = (heads: number): number => -radii(heads)
  return {
    at: [0, 0],
    radius: head.radius,
    yaw: 90 - head.yaw,
    pitch: 0,
    roll: 0,
    light: c.light,
    crown: {
      at: [head.view === 'side' ? -0.05 : 0, radii(BRIM), 0],
      wide: radii(BRIM_WIDE + (c.look.hair === 'bald' ? 0 : PRESSED)),
      tall: 0.7,
    },
    lip: { at: [0.98, below(level + 0.172), 0], wide: 0.42, back: 0.1 },
    nose: [1, below(level + 0.11), 0],
    temple: [0.7, below(level - 0.2), 0.5],
    breast: [0, 0, 0],
    mark: 0.2,
    ball: { at: [-0.02, 0.02, 0], r: 1.3 },
  }
}

export const onChildsHead = (c: Context, head: Head, nod: number, worn: Worn | undefined): Wearing =>
  wear(worn !== undefined && ON_CLOTH.has(worn) ? undefined : worn, () => mountOf(c, head, nod))

/** Over the clothes: pinned or stuck to the chest, or wound round the neck. */
export function onBody(c: Context, bones: Skeleton, worn: Worn | undefined): Node[] {
  if (worn === undefined || !ON_CLOTH.has(worn)) return []
  const part = `${WORN_PART}${worn}`
  if (worn === 'scarf') return [group(scarf(c, bones), { part })]
  if (c.view === 'back') return []
  const at = bones.on(0.66, c.turned ? 0.3 : 0.42)
  return [group((worn === 'badge' ? medal : stuck)(at, 0.115 * HEAD * c.m.big, c.light), { part })]
}

function scarf(c: Context, bones: Skeleton): Node[] {
  const t = cloth(HUES.red)
  const w = c.m.shoulders * (c.turned ? 0.27 : 0.32)
  const [left, right] = [bones.beside(0.99, -w), bones.beside(0.99, w)]
  const low = add(bones.spine(0.93), [c.turned ? 0.08 * HEAD : 0, 0])
  const tail = (from: Point, dx: number, long: number): Node =>
    c.form(
      broad.sweep(
        [from, add(from, [dx * 0.4, long * 0.5]), add(from, [dx, long])],
        [0.15 * HEAD, 0.17 * HEAD, 0.19 * HEAD],
        [0.2, 0.08],
      ),
      t,
      [6, 4],
      [
        path(
          broad.poly([
            add(from, [dx - 0.12 * HEAD, long * 0.8]),
            add(from, [dx + 0.12 * HEAD, long * 0.8]),
            add(from, [dx + 0.12 * HEAD, long * 0.88]),
            add(from, [dx - 0.12 * HEAD, long * 0.88]),
          ]),
          '#f6ead2',
        ),
      ],
    )
  const knot = add(low, [(c.turned ? 0.04 : 0.12) * HEAD, 0.02 * HEAD])
  const wound = c.form(
    broad.sweep([left, low, right], [0.16 * HEAD, 0.2 * HEAD, 0.16 * HEAD], [0.5, 0.5]),
    t,
    [7, 7],
    [path(broad.mark(add(left, [0, 0.02 * HEAD]), add(right, [0, 0.02 * HEAD]), -0.09 * HEAD, 7), t.dark)],
  )
  return c.view === 'back'
    ? [wound]
    : [tail(knot, 0.05 * HEAD, 0.52 * HEAD), tail(knot, -0.07 * HEAD, 0.42 * HEAD), wound]
}
