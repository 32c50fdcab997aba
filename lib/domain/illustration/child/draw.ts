import { drawnAge } from '../../story/lists'
import type { AdultMember, ChildMember } from '../cast'
import type { FigureSpec } from '../figure'
import { group, movable } from '../kit/shape'
import { add, compose, lerpPoint, rotate, scale, transformPoint, translate } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Box, Figure, Matrix, Node, Point } from '../scene'
import type { ActSpec } from '../acts/act-spec'
import { poseOfAct } from '../acts/choose-rule'
import { drawActed, locateFace, reportActing } from '../acts/draw-act'
import { actingFeatures, solveAct } from '../acts/solve-act'
import { holdWalkingFrame, isLying, seatInWheelchair, SMALL_IN_HAND } from './adapt-posture'
import { drawBedding } from './bedding'
import { drawBook } from './book'
import { HELD_PART, measureFigure } from './bounds'
import { GARMENTS } from './clothes/garments'
import { resolveOutfit } from './clothes/outfits'
import { getTorsoPoints } from './clothes/shapes'
import { createContext, type RigContext } from './context'
import { drawHead, drawNeck } from './draw-head'
import { HEAD } from './geometry'
import { type FigureParts, type HeldParts, orderLayers } from './layer-order'
import { drawArm, drawLeg, type Arm } from './limbs'
import { drawOnBody } from './mount'
import { sitOnSeat } from './on-seat'
import { coarsePen } from './pen'
import { isHeard } from './feelings'
import { resolvePosture } from './resolve-posture'
import { drawVoice } from './voice'
import { buildSkeleton, type Skeleton } from './skeleton'
import { drawWalkingFrame } from './walking-frame'
import { canUseStick, drawWalkingStick, leanOnStick } from './walking-stick'
import { drawWheelchair, planWheelchair, type MobilityAid } from './wheelchair'

const GROWN_AGE = 20
const ELDER_AGE = 70

/** Draws a child at the origin: feet at y = 0, facing right, `size` page units tall when standing. */
export const drawChild = (member: Pick<ChildMember, 'age' | 'look' | 'face'>, spec: FigureSpec): Figure =>
  drawPerson(drawnAge[member.age], member, spec)

/** Draws a grown-up or an elder (with laughter lines). */
export const drawAdult = (
  member: Pick<AdultMember, 'look' | 'face'> & Partial<Pick<AdultMember, 'who'>>,
  spec: FigureSpec,
): Figure => drawPerson(member.who === 'elder' ? ELDER_AGE : GROWN_AGE, member, spec)

function drawPerson(years: number, { look, face }: Pick<AdultMember, 'look' | 'face'>, requested: FigureSpec): Figure {
  const spec = requested.act ? specOfAct(requested, requested.act) : requested
  const {
    pose,
    view,
    posture: requestedPosture,
    features,
    held: heldItem,
  } = resolvePosture(spec, years > 14, years >= ELDER_AGE)
  const ctx = createContext(years, look, face, spec, view, requestedPosture.turn !== undefined)
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
  const withStick =
    look.stick === true &&
    canUseStick(pose) &&
    !seatedPosture &&
    !heldItem &&
    !spec.act &&
    !spec.carriesPet &&
    look.mobility === 'none'
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
        : withStick
          ? leanOnStick(ctx, requestedPosture)
          : requestedPosture))
  const acted = spec.act
    ? solveAct(ctx, posture, spec.act, 1 / unitScale, inWheelchair || seatedPosture !== null, (found) =>
        locateFace(ctx, found),
      )
    : null
  const bones = acted?.bones ?? buildSkeleton(ctx, posture)
  const chair = inWheelchair ? drawWheelchair(ctx, bones) : null
  const aid: MobilityAid = chair ?? walker?.aid ?? { back: [], front: [] }

  const outfit = resolveOutfit(look, spec.oneBoot)
  const torsoOutline = view === 'back' ? null : coarsePen.smooth(getTorsoPoints(bones, -0.05, 1, 1.02))
  const [poseA, poseB] = [bones.posture.armA, bones.posture.armB]
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
  // A box that is worn is round whoever sits in a wheelchair, and before the wheels.
  const isInBox = chair !== null && heldItem?.nodes.some((node) => 'thing' in node && node.thing === 'worn-box')
  const between = lerpPoint(armA.hand.centre, armB.hand.centre, 0.5)
  const hands: Point = isInBox ? [between[0] - IN_BOX * HEAD, between[1]] : between
  const held =
    acted && spec.act
      ? drawActed(acted, spec.act, armA, armB, 1 / unitScale)
      : drawHeldItem(heldItem, unitScale, armA, armB, hands, 0)
  if (isInBox) Object.assign(held, { front: [...held.between, ...armA.hand.fingers], between: [] })
  if (withStick) held.armA = [...drawWalkingStick(ctx), ...held.armA]
  // A raised arm that nothing hangs on can wave.
  if (pose === 'wave' && !heldItem && !acted && !spec.carriesPet && !walker)
    held.armB = movable({ part: 'arm', movement: 'wave', pivot: bones.armB[0] }, held.armB)
  if (pose === 'read' && !heldItem && !acted) held.between.push(...drawBook(ctx, hands))
  const legs = [
    drawLeg(ctx, outfit, bones.legA, posture.legA, -1, false),
    drawLeg(ctx, outfit, bones.legB, posture.legB, 1, ctx.turned),
  ] as const
  const head = acted
    ? drawHead(ctx, bones, actingFeatures(features, acted), { ...spec, gaze: acted.gaze })
    : drawHead(ctx, bones, features, spec)
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
  const resting = measureFigure(restingNodes, rotation)
  const { body } = resting
  const isAirborne = !chair && !posture.turn && (posture.air ?? 0) >= 0.1
  const centre = posture.turn ? -(body.x + body.width / 2) : 0
  const lift = isAirborne || chair || seatedPosture ? 0 : -(body.y + body.height)
  // A held prop that would go through the ground is gripped lower down.
  const belowGround = heldItem && !isAirborne && !posture.turn ? getBottom(resting.whole) + lift : 0
  const figureNodes =
    belowGround > 0
      ? orderLayers(ctx, bones, assembleParts(drawHeldItem(heldItem, unitScale, armA, armB, hands, belowGround)))
      : restingNodes
  const nodes =
    spec.voice === 'calls' || (spec.voice === 'sings' && isHeard(spec.feeling))
      ? [...figureNodes, drawVoice(spec.voice, locateFace(ctx, bones).mouth, 1 / unitScale)]
      : figureNodes
  const extent = heldItem || acted ? (nodes === restingNodes ? resting : measureFigure(nodes, rotation)).whole : body
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
    ...(acted ? { acting: reportActing(acted, armA, armB, spec.act?.thing, toPage) } : {}),
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
    joints: [
      ...[bones.armA, bones.armB].flatMap((arm) => arm.slice(1)),
      bones.legA[1],
      bones.legB[1],
      add(bones.head, [0, 0.56 * HEAD * ctx.body.headScale]),
    ].map(toPage),
    arms: [bones.armA, bones.armB].map((arm) => arm.map(toPage)),
  }
}

/** Where a small pet sits if no arm holds it: on the thighs of a seated child, else in front of the belly. */
const findLap = (ctx: RigContext, bones: Skeleton, low: boolean): Point =>
  low
    ? add(lerpPoint(bones.legA[0], bones.legA[1], ctx.turned ? 0.55 : 0.3), [0, -ctx.body.width.thigh * 0.45])
    : add(bones.spine(0.4), [ctx.turned ? ctx.body.waist * 0.55 : 0, 0])

/** The spec with the pose that its act begins from; acts are seen from the side that shows the hands. */
function specOfAct(spec: FigureSpec, act: ActSpec): FigureSpec {
  return { ...spec, pose: poseOfAct(act, spec.pose, spec.size), view: 'threeQuarter', held: undefined }
}

const getBottom = ({ y, height }: Box): number => y + height

/** A prop lies on the palm, under the fingers; held in both hands, it lies between the far and the near arm. */
const isSmall = (nodes: readonly Node[]): boolean => {
  const { width, height } = bounds(nodes)
  return Math.max(width, height) < SMALL_IN_HAND
}

/** How far behind the hands the middle of a box is that somebody wears in a wheelchair, in heads. */
const IN_BOX = 0.62

/** How much of a thing there is round the middle of a hand that it hides, in centimetres: to the sides, up and down. */
const [HIDES_BESIDE, HIDES_ABOVE] = [12, 3]
/** Whether one piece of a thing hides the wrist: fingers in front of it would have no arm. */
const hidesWrist = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => {
    const { x, y, width, height } = bounds([node])
    return (
      x < -HIDES_BESIDE &&
      x + width > HIDES_BESIDE &&
      y < -HIDES_ABOVE &&
      y + height > HIDES_ABOVE &&
      node.kind !== 'group'
    )
  })

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
  // An arm would hide a small thing: it is before the sleeve, between the fingers.
  if (held.hand === 'near' && isSmall(held.nodes))
    return {
      armA: [...armA.nodes, placeAt(armA.hand.centre), ...armA.hand.fingers],
      armB: drawWholeArm(armB),
      between: [],
    }
  // The forearm lies over the thing, or the hand would look cut off.
  if (held.hand === 'near')
    return {
      armA: [placeAt(armA.hand.centre), ...armA.nodes, ...armA.hand.fingers],
      armB: drawWholeArm(armB),
      between: [],
    }
  if (held.hand === 'far')
    return {
      armA: drawWholeArm(armA),
      armB: hidesWrist(held.nodes)
        ? [...drawWholeArm(armB), placeAt(armB.hand.centre)]
        : [...armB.nodes, placeAt(armB.hand.centre), ...armB.hand.fingers],
      between: [],
    }
  return { armA: drawWholeArm(armA), armB: drawWholeArm(armB), between: [placeAt(hands)] }
}
