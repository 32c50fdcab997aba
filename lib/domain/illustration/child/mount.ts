// What people wear besides clothes: on the head (placed on the head's sphere) and on the chest (along the spine).
import type { Worn } from '../direction'
import { group, path } from '../kit/shape'
import { add } from '../kit/vector'
import type { Node, Point } from '../scene'
import { HUES } from '../things/prop-drawing'
import type { Mount } from '../worn/mount'
import { drawBadgeAt, drawStickerAt } from '../worn/on-face'
import { drawWorn, WORN_PART, type WornParts } from '../worn/wear'
import type { RigContext } from './context'
import { HEAD } from './geometry'
import { HAIR_UNDER_HAT } from './hair/hair'
import type { Head } from './head'
import { coarsePen } from './pen'
import type { Skeleton } from './skeleton'
import { deriveClothTones } from './tones'

/** Worn on clothes by people; pets wear them at the head. */
const ON_CLOTH: ReadonlySet<Worn> = new Set<Worn>(['sticker', 'badge', 'scarf'])
/** Height of a hat's brim above the head's centre, and half the head's width there, in heads. */
const BRIM = 0.22
const BRIM_WIDE = 0.45

function buildMount(ctx: RigContext, head: Head, nod: number): Mount {
  const level = head.eyes + nod * 0.07
  const radii = (heads: number): number => (heads * HEAD) / head.radius
  const below = (heads: number): number => -radii(heads)
  return {
    at: [0, 0],
    radius: head.radius,
    yaw: 90 - head.yaw,
    pitch: 0,
    roll: 0,
    light: ctx.light,
    crown: {
      at: [head.view === 'side' ? -0.05 : 0, radii(BRIM), 0],
      wide: radii(BRIM_WIDE + (ctx.look.hair === 'bald' || ctx.look.hair === 'balding' ? 0 : HAIR_UNDER_HAT)),
      tall: 0.7,
    },
    lip: { at: [0.98, below(level + 0.172), 0], wide: 0.42, back: 0.1 },
    nose: [1, below(level + 0.11), 0],
    temple: [0.7, below(level - 0.2), 0.5],
    breast: [0, 0, 0],
    mark: 0.2,
    helmet: { at: [-0.02, 0.02, 0], r: 1.3 },
  }
}

export const drawOnHead = (ctx: RigContext, head: Head, nod: number, worn: Worn | undefined): WornParts =>
  drawWorn(worn !== undefined && ON_CLOTH.has(worn) ? undefined : worn, () => buildMount(ctx, head, nod))

/** Worn over the clothes: pinned or stuck to the chest, or wound round the neck. */
export function drawOnBody(ctx: RigContext, bones: Skeleton, worn: Worn | undefined): Node[] {
  if (worn === undefined || !ON_CLOTH.has(worn)) return []
  const part = `${WORN_PART}${worn}`
  if (worn === 'scarf') return [group(drawScarf(ctx, bones), { part })]
  if (ctx.view === 'back') return []
  const at = bones.on(0.66, ctx.turned ? 0.3 : 0.42)
  return [
    group((worn === 'badge' ? drawBadgeAt : drawStickerAt)(at, 0.115 * HEAD * ctx.body.headScale, ctx.light), { part }),
  ]
}

function drawScarf(ctx: RigContext, bones: Skeleton): Node[] {
  const tones = deriveClothTones(HUES.red)
  const w = ctx.body.shoulders * (ctx.turned ? 0.27 : 0.32)
  const [left, right] = [bones.beside(0.99, -w), bones.beside(0.99, w)]
  const low = add(bones.spine(0.93), [ctx.turned ? 0.08 * HEAD : 0, 0])
  const tail = (from: Point, dx: number, long: number): Node =>
    ctx.drawForm(
      coarsePen.sweep(
        [from, add(from, [dx * 0.4, long * 0.5]), add(from, [dx, long])],
        [0.15 * HEAD, 0.17 * HEAD, 0.19 * HEAD],
        [0.2, 0.08],
      ),
      tones,
      [6, 4],
      [
        path(
          coarsePen.polyline([
            add(from, [dx - 0.12 * HEAD, long * 0.8]),
            add(from, [dx + 0.12 * HEAD, long * 0.8]),
            add(from, [dx + 0.12 * HEAD, long * 0.88]),
            add(from, [dx - 0.12 * HEAD, long * 0.88]),
          ]),
          '#f6ead2',
        ),
      ],
    )
  const knot = add(low, [(ctx.turned ? 0.04 : 0.12) * HEAD, 0.02 * HEAD])
  const wound = ctx.drawForm(
    coarsePen.sweep([left, low, right], [0.16 * HEAD, 0.2 * HEAD, 0.16 * HEAD], [0.5, 0.5]),
    tones,
    [7, 7],
    [
      path(
        coarsePen.brushStroke(add(left, [0, 0.02 * HEAD]), add(right, [0, 0.02 * HEAD]), -0.09 * HEAD, 7),
        tones.dark,
      ),
    ],
  )
  return ctx.view === 'back'
    ? [wound]
    : [tail(knot, 0.05 * HEAD, 0.52 * HEAD), tail(knot, -0.07 * HEAD, 0.42 * HEAD), wound]
}
