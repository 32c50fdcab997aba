// Head and neck of a person, with hair and whatever is worn on the head.
import type { FigureSpec } from '../figure'
import { group, movable, path } from '../kit/shape'
import { add, clamp, compose, lerpPoint, rotate, scale, translate } from '../kit/vector'
import type { Node } from '../scene'
import { COVERS_HAIR } from '../worn/wear'
import type { RigContext } from './context'
import { drawEarmuffs } from './earmuffs'
import { drawEars, drawGlasses, drawHearingAid } from './ears'
import { drawFace } from './face'
import type { Features } from './feelings'
import { HEAD } from './geometry'
import { drawHair } from './hair/hair'
import { createHead } from './head'
import { drawOnHead } from './mount'
import { coarsePen } from './pen'
import type { Skeleton } from './skeleton'

export function drawNeck(ctx: RigContext, bones: Skeleton): Node[] {
  const back = ctx.view === 'side' ? -0.11 : ctx.view === 'threeQuarter' ? -0.03 : 0
  const joints = [
    add(bones.chest, [ctx.view === 'side' ? -0.03 * HEAD : 0, 10]),
    add(lerpPoint(bones.chest, bones.head, 0.5), [back * HEAD, 0]),
  ]
  const wide = ctx.body.width.neck
  // the nape is lit, the throat lies in the chin's shade
  if (ctx.view === 'back') return [ctx.drawForm(coarsePen.sweep(joints, [wide * 1.3, wide * 1.12]), ctx.skin, [8, -8])]
  return [
    ctx.drawForm(
      coarsePen.sweep(joints, [wide, wide * 0.95]),
      { ...ctx.skin, base: ctx.skin.dark, dark: ctx.skin.deep },
      [5, -6],
    ),
  ]
}

/** The parts of the head apart, since arms and props may lie between them. */
export function drawHead(
  ctx: RigContext,
  bones: Skeleton,
  features: Features,
  spec: FigureSpec,
): { back: Node[]; skull: Node[]; front: Node[] } {
  // looking behind turns the head, not only the eyes
  const gazeX = spec.gaze?.[0] ?? 0
  const view = ctx.turned && gazeX < -0.4 ? 'front' : ctx.view
  const head = createHead(ctx.body.youth, view, gazeX, ctx.vary, ctx.face)
  const underHat = spec.wears !== undefined && COVERS_HAIR.has(spec.wears)
  const hairParts = drawHair(ctx, head, clamp(bones.tilt + (bones.posture.turn ?? 0) * 0.6, -50, 50), underHat)
  const transform = compose(translate(...bones.head), rotate(bones.tilt), scale(ctx.body.headScale))
  const placeOnHead = (nodes: readonly Node[]): Node[] => (nodes.length ? [group(nodes, { transform })] : [])
  // wind skews hair more the farther it is from the crown
  const leanWithWind = (nodes: readonly Node[], by: number): readonly Node[] => {
    const lean = spec.wind && bones.posture.turn === undefined ? spec.wind * by * hairParts.windResponse : 0
    return lean && nodes.length ? [group(nodes, { transform: [1, 0, lean, 1, 0.3 * HEAD * lean, 0] })] : nodes
  }
  const nod = bones.posture.head[1]
  const wornParts = drawOnHead(ctx, head, nod, spec.wears)
  const glassesNodes = bones.posture.eyes === 'asleep' ? [] : drawGlasses(ctx, head, head.eyes + nod * 0.07)
  const faceVisible = view !== 'back'
  const isTurned = view === 'side' || view === 'threeQuarter'
  const hairShadow =
    hairParts.cap && faceVisible
      ? [path(hairParts.cap, ctx.skin.dark, { transform: translate(5 * ctx.light, 11) })]
      : []
  const earNodes = hairParts.showsEars ? drawEars(ctx, head) : []
  const skull = ctx.drawForm(
    coarsePen.smooth(head.outline),
    ctx.skin,
    [10, 4],
    [...hairShadow, ...(faceVisible ? drawFace(ctx, head, features, spec.gaze, nod) : [])],
  )
  return {
    back: placeOnHead(
      hairParts.windResponse === 1
        ? movable({ part: 'hair', movement: 'blow', pivot: [0, 0] }, leanWithWind(hairParts.back, 0.24))
        : leanWithWind(hairParts.back, 0.24),
    ),
    skull: placeOnHead([
      ...wornParts.behind,
      ...(isTurned ? [] : earNodes),
      faceVisible ? { ...skull, face: true } : skull,
      ...(faceVisible && ctx.look.hair === 'hijab' ? glassesNodes : []),
    ]),
    front: placeOnHead([
      ...leanWithWind(hairParts.front, 0.05),
      ...(isTurned ? earNodes : []),
      ...(faceVisible && ctx.look.hair !== 'hijab' ? [...glassesNodes, ...drawHearingAid(ctx, head)] : []),
      ...(underHat ? [] : drawEarmuffs(ctx, head)),
      ...wornParts.front,
    ]),
  }
}
