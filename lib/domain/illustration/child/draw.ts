import { drawnAge } from '../../story/lists'
import type { AdultMember, ChildMember } from '../cast'
import type { FigureSpec } from '../figure'
import { COVERS_HAIR } from '../worn/wear'
import { add, transformPoint, lerpPoint, clamp, compose, rotate, scale, translate } from '../kit/vector'
import { group, path } from '../kit/shape'
import type { Box, Figure, Matrix, Node, Point } from '../scene'
import { holdWalkingFrame, isLying, seatInWheelchair } from './adapt-posture'
import { drawBook } from './book'
import { measureFigure, HELD_PART } from './bounds'
import { GARMENTS } from './clothes/garments'
import { resolveOutfit } from './clothes/outfits'
import { getTorsoPoints } from './clothes/shapes'
import { createContext, type RigContext } from './context'
import { drawEarmuffs } from './earmuffs'
import { drawBedding } from './bedding'
import { drawEars, drawGlasses, drawHearingAid } from './ears'
import { drawFace } from './face'
import type { Features } from './feelings'
import { drawWalkingFrame } from './walking-frame'
import { HEAD } from './geometry'
import { drawHair } from './hair/hair'
import { createHead } from './head'
import { drawArm, drawLeg, type Arm } from './limbs'
import { sitOnSeat } from './on-seat'
import { coarsePen } from './pen'
import { resolvePosture } from './resolve-posture'
import { buildSkeleton, type Skeleton } from './skeleton'
import { drawOnBody, drawOnHead } from './mount'
import { planWheelchair, drawWheelchair, type MobilityAid } from './wheelchair'

const GROWN_AGE = 20
const ELDER_AGE = 70

/** Draws a child at the origin: feet at y = 0, facing right, `size` page units tall when standing. */
export const drawChild = (member: Pick<ChildMember, 'age' | 'look'>, spec: FigureSpec): Figure =>
  drawPerson(drawnAge[member.age], member.look, spec)

/** Draws a grown-up or an elder (with laughter lines). */
export const drawAdult = (
  member: Pick<AdultMember, 'look'> & Partial<Pick<AdultMember, 'who'>>,
  spec: FigureSpec,
): Figure => drawPerson(member.who === 'elder' ? ELDER_AGE : GROWN_AGE, member.look, spec)

function drawPerson(years: number, look: RigContext['look'], spec: FigureSpec): Figure {
  const { pose, view, posture: requestedPosture, features, held: heldItem } = resolvePosture(spec, years > 14)
  const ctx = createContext(years, look, spec, view, requestedPosture.turn !== undefined)
  const unitScale = spec.size / ctx.body.height
  const walker = look.mobility === 'frame' && !isLying(pose) ? drawWalkingFrame(ctx, requestedPosture.hip < 0.7) : null
  const inWheelchair = look.mobility === 'wheelchair' && !isLying(pose)
  const seatedPosture =
    !inWheelchair && spec.seatHeight !== undefined
      ? sitOnSeat(
          ctx,
          requestedPosture,
          spec,
          spec.seatHeight / unitScale,
          spec.grips && { x: spec.grips.x / unitScale, above: spec.grips.above / unitScale },
        )
      : null
  const posture = inWheelchair
    ? seatInWheelchair(pose, requestedPosture, view, planWheelchair(ctx), spec)
    : (seatedPosture ??
      (walker && requestedPosture.hip >= 0.7
        ? holdWalkingFrame(
            pose,
            requestedPosture,
            ctx.turned,
            walker.gripA,
            walker.gripB,
            spec.carriesPet ? 'both' : heldItem?.hand,
          )
        : requestedPosture))
  const bones = buildSkeleton(ctx, posture)
  const chair = inWheelchair ? drawWheelchair(ctx, bones) : null
  const aid: MobilityAid = chair ?? walker?.aid ?? { back: [], front: [] }

  const outfit = resolveOutfit(look, spec.oneBoot)
  const torsoOutline = view === 'back' ? null : coarsePen.smooth(getTorsoPoints(bones, -0.05, 1, 1.02))
  const [poseA, poseB] = [posture.armA, posture.armB]
  const getSleeveRoot = (side: 1 | -1): Point =>
    lerpPoint(side < 0 ? bones.armA[0] : bones.armB[0], bones.spine(0.93), ctx.turned ? 0.22 : 0.36)
  const armA = drawArm(
    ctx,
    outfit,
    bones.armA,
    getSleeveRoot(-1),
    poseA,
    -1,
    false,
    poseA.layer === 'behind' ? null : torsoOutline,
  )
  const armB = drawArm(
    ctx,
    outfit,
    bones.armB,
    getSleeveRoot(1),
    poseB,
    1,
    ctx.turned,
    ctx.turned || poseB.layer === 'behind' ? null : torsoOutline,
  )
  const hands = lerpPoint(armA.hand.centre, armB.hand.centre, 0.5)
  const held = drawHeldItem(heldItem, unitScale, armA, armB, hands, 0)
  if (pose === 'read' && !heldItem) held.between.push(...drawBook(ctx, hands))
  const legs = [
    drawLeg(ctx, outfit, bones.legA, posture.legA, -1, false),
    drawLeg(ctx, outfit, bones.legB, posture.legB, 1, ctx.turned),
  ] as const
  const head = drawHead(ctx, bones, features, spec)
  const clothes = [
    ...GARMENTS[outfit.name](ctx, bones, outfit).filter((node) => node !== null),
    ...drawOnBody(ctx, bones, spec.wears),
  ]
  const assembleParts = (carried: HeldParts): FigureParts => ({
    aid,
    legA: legs[0],
    legB: legs[1],
    ...carried,
    hairBack: head.back,
    head: head.skull,
    hairFront: head.front,
    neck: drawNeck(ctx, bones),
    clothes,
  })
  const restingNodes = orderLayers(ctx, bones, assembleParts(held))

  const rotation: Matrix = posture.turn ? rotate(posture.turn) : [1, 0, 0, 1, 0, 0]
  // the body stands on the ground, whatever hangs from the hands
  const body = measureFigure(restingNodes, rotation, false)
  const isAirborne = !chair && !posture.turn && (posture.air ?? 0) >= 0.1
  const centre = posture.turn ? -(body.x + body.width / 2) : 0
  const lift = isAirborne || chair || seatedPosture ? 0 : -(body.y + body.height)
  // A held prop that would go through the ground is gripped lower down.
  const belowGround =
    heldItem && !isAirborne && !posture.turn ? getBottom(measureFigure(restingNodes, rotation, true)) + lift : 0
  const nodes =
    belowGround > 0
      ? orderLayers(ctx, bones, assembleParts(drawHeldItem(heldItem, unitScale, armA, armB, hands, belowGround)))
      : restingNodes
  const extent = heldItem ? measureFigure(nodes, rotation, true) : body
  const placement = compose(scale(unitScale), translate(centre, lift), rotation)
  const toPage = (p: Point): Point => transformPoint(placement, p)
  const feet: Point[] = [bones.legA[2], bones.legB[2]].map((p) => [toPage(p)[0], 0])
  const figureBox = {
    x: (extent.x + centre) * unitScale,
    y: (extent.y + lift) * unitScale,
    width: extent.width * unitScale,
    height: extent.height * unitScale,
  }
  const faceCircle = { centre: toPage(bones.head), radius: 0.52 * HEAD * ctx.body.headScale * unitScale }
  const bedding =
    spec.inBed && pose === 'sleep'
      ? drawBedding(figureBox, faceCircle.centre, faceCircle.radius, ctx.body.shoulders * unitScale * 0.46, spec.key)
      : null
  return {
    nodes: [...(bedding?.pillow ?? []), group(nodes, { transform: placement }), ...(bedding?.blanket ?? [])],
    box: bedding?.box ?? figureBox,
    face: faceCircle,
    ...(spec.carriesPet
      ? {
          holdingArm: {
            nodes: [group(held.armA, { transform: placement })],
            joints: [bones.armA[0], bones.armA[1], add(armA.hand.centre, [ctx.body.hand * 0.3, 0])].map(toPage),
            half: ctx.body.width.upperArm * 0.58 * unitScale,
          },
        }
      : {}),
    anchors: {
      eyes: toPage(add(bones.head, [0, 0.08 * HEAD * ctx.body.headScale])),
      handNear: toPage(armA.hand.centre),
      handFar: toPage(armB.hand.centre),
      lap: toPage(
        pose === 'carry' || pose === 'hug' || spec.carriesPet
          ? hands
          : findLap(ctx, bones, posture.hip < 0.7 || seatedPosture !== null),
      ),
      back: toPage(bones.on(0.7, ctx.turned ? -1 : 0)),
      feet,
    },
  }
}

/** Where a small pet sits if no arm holds it: on the thighs of a seated child, else in front of the belly. */
const findLap = (ctx: RigContext, bones: Skeleton, low: boolean): Point =>
  low
    ? add(lerpPoint(bones.legA[0], bones.legA[1], ctx.turned ? 0.55 : 0.3), [0, -ctx.body.width.thigh * 0.45])
    : add(bones.spine(0.4), [ctx.turned ? ctx.body.waist * 0.55 : 0, 0])

const getBottom = ({ y, height }: Box): number => y + height

interface HeldParts {
  armA: Node[]
  armB: Node[]
  between: Node[]
}
/** A prop lies on the palm, under the fingers; held in both hands, it lies between the far and the near arm. */
function drawHeldItem(
  held: FigureSpec['held'],
  unitScale: number,
  armA: Arm,
  armB: Arm,
  hands: Point,
  raisedBy: number,
): HeldParts {
  const drawWholeArm = (x: Arm): Node[] => [...x.nodes, ...x.hand.fingers]
  if (!held) return { armA: drawWholeArm(armA), armB: drawWholeArm(armB), between: [] }
  const placeAt = ([x, y]: Point): Node =>
    group(held.nodes, { transform: compose(translate(x, y - raisedBy), scale(1 / unitScale)), part: HELD_PART })
  if (held.hand === 'near')
    return {
      armA: [...armA.nodes, placeAt(armA.hand.centre), ...armA.hand.fingers],
      armB: drawWholeArm(armB),
      between: [],
    }
  if (held.hand === 'far')
    return {
      armA: drawWholeArm(armA),
      armB: [...armB.nodes, placeAt(armB.hand.centre), ...armB.hand.fingers],
      between: [],
    }
  return { armA: drawWholeArm(armA), armB: drawWholeArm(armB), between: [placeAt(hands)] }
}

interface FigureParts extends HeldParts {
  aid: MobilityAid
  legA: Node[]
  legB: Node[]
  hairBack: Node[]
  head: Node[]
  hairFront: Node[]
  neck: Node[]
  clothes: Node[]
}

function orderLayers(ctx: RigContext, { posture }: Skeleton, parts: FigureParts): Node[] {
  const [layerA, layerB] = [posture.armA.layer, posture.armB.layer]
  // a skirt lies over the legs that it covers, bent or not
  const legsOver = posture.legsOver === true && ctx.look.outfit !== 'dress' && ctx.look.outfit !== 'raincoat'
  const includeIf = (is: boolean, nodes: readonly Node[]): readonly Node[] => (is ? nodes : [])
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

function drawNeck(ctx: RigContext, bones: Skeleton): Node[] {
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

function drawHead(
  ctx: RigContext,
  bones: Skeleton,
  features: Features,
  spec: FigureSpec,
): { back: Node[]; skull: Node[]; front: Node[] } {
  // looking behind turns the head, not only the eyes
  const gazeX = spec.gaze?.[0] ?? 0
  const view = ctx.turned && gazeX < -0.4 ? 'front' : ctx.view
  const head = createHead(ctx.body.youth, view, gazeX, ctx.vary)
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
    back: placeOnHead(leanWithWind(hairParts.back, 0.24)),
    skull: placeOnHead([
      ...wornParts.behind,
      ...(isTurned ? [] : earNodes),
      skull,
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
