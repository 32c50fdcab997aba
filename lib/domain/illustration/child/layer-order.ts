// The order in which a person's parts are painted.
import type { Node } from '../scene'
import { SKIRTED } from './clothes/outfits'
import type { RigContext } from './context'
import type { Skeleton } from './skeleton'
import type { MobilityAid } from './wheelchair'

/** Arms with a held prop. */
export interface HeldParts {
  armA: Node[]
  armB: Node[]
  between: Node[]
  /** What is acted on: behind the body, or over everything. */
  behind?: Node[]
  front?: Node[]
}

export interface FigureParts extends HeldParts {
  aid: MobilityAid
  legA: Node[]
  legB: Node[]
  hairBack: Node[]
  head: Node[]
  hairFront: Node[]
  neck: Node[]
  clothes: Node[]
}

/** All parts from back to front, for the view and for the layers that the posture asks for. */
export function orderLayers(ctx: RigContext, { posture }: Skeleton, parts: FigureParts): Node[] {
  const [layerA, layerB] = [posture.armA.layer, posture.armB.layer]
  // a skirt lies over the legs that it covers, bent or not
  const legsOver = posture.legsOver === true && !SKIRTED.has(ctx.look.outfit)
  const includeIf = (condition: boolean, nodes: readonly Node[]): readonly Node[] => (condition ? nodes : [])
  if (ctx.view === 'back')
    return [
      ...parts.aid.back,
      ...parts.between,
      ...parts.legA,
      ...parts.legB,
      ...includeIf(layerA !== 'behind', parts.armA),
      ...includeIf(layerB !== 'behind', parts.armB),
      ...parts.neck,
      ...parts.clothes,
      ...includeIf(layerA === 'behind', parts.armA),
      ...includeIf(layerB === 'behind', parts.armB),
      ...parts.aid.front,
      ...parts.head,
      ...parts.hairBack,
      ...parts.hairFront,
    ]
  if (ctx.turned)
    return [
      ...(parts.behind ?? []),
      ...parts.hairBack,
      ...parts.aid.back,
      ...includeIf(layerB === undefined || layerB === 'behind', parts.armB),
      ...parts.legB,
      ...parts.legA,
      ...parts.neck,
      ...parts.clothes,
      ...includeIf(layerA === 'under', parts.armA),
      ...includeIf(layerB === 'under', parts.armB),
      ...parts.head,
      ...parts.hairFront,
      ...includeIf(layerB === 'over', parts.armB),
      ...parts.between,
      ...parts.aid.front,
      ...includeIf(layerA !== 'under', parts.armA),
      ...(parts.front ?? []),
    ]
  return [
    ...parts.hairBack,
    ...parts.aid.back,
    ...includeIf(layerA === 'behind', parts.armA),
    ...includeIf(layerB === 'behind', parts.armB),
    ...includeIf(!legsOver, [...parts.legA, ...parts.legB]),
    ...parts.neck,
    ...parts.clothes,
    ...includeIf(legsOver, [...parts.legA, ...parts.legB]),
    ...parts.aid.front,
    ...parts.between,
    ...includeIf(layerA === undefined || layerA === 'under', parts.armA),
    ...includeIf(layerB === undefined || layerB === 'under', parts.armB),
    ...parts.head,
    ...parts.hairFront,
    ...includeIf(layerA === 'over', parts.armA),
    ...includeIf(layerB === 'over', parts.armB),
  ]
}
