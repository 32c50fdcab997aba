// Solves an act on a person's skeleton: where the thing is, and the arms that reach its anchors (two-bone inverse
// kinematics on the rig's own limb lengths). What is too far is leant to, then comes nearer; a hand that still cannot
// reach its anchor takes hold of the thing nearer by.
import type { RigContext } from '../child/context'
import type { Features } from '../child/feelings'
import { HEAD } from '../child/geometry'
import type { ArmPose, Posture } from '../child/posture'
import { buildSkeleton, type Skeleton } from '../child/skeleton'
import {
  add,
  clamp,
  compose,
  length,
  lerpPoint,
  mul,
  normalise,
  rotate,
  scale,
  solveTwoBoneIk,
  sub,
  transformPoint,
  translate,
} from '../kit/vector'
import type { Matrix, Point } from '../scene'
import { nearestPainted, outlinesOf, type Outline } from '../print/outlines'
import type { ActSpec } from './act-spec'
import type { ActThing } from './act-thing'
import { TOOLS } from './tools'
import type { BodyPoint, HandRule } from './act-rules'
import { chooseRule, type Rule } from './choose-rule'

export interface FacePoints {
  mouth: Point
  eyes: Point
}
interface Contact {
  by: 'near' | 'far' | 'mouth'
  /** In rig units. */
  anchor: Point
}
export interface SolvedAct {
  rule: Rule
  posture: Posture
  bones: Skeleton
  contacts: Contact[]
  /** From the thing's centimetres to rig units. */
  toRig: Matrix | undefined
  angle: number
  gazeAt: Point
  gaze: Point
  face: FacePoints
}

/**
 * The part of a hand that touches, in hand lengths from the wrist: the palm, the fingertips, a pointing finger's tip.
 */
export const touchPointOf = ({ shape, tips }: Pick<HandRule, 'shape' | 'tips'>): number =>
  shape === 'point' ? 0.96 : tips ? 0.74 : 0.44
/** Reach of an arm, as a share of its bones: straight arms look stiff. */
const COMFORT = 0.86
const STRAIGHT = 0.985
/** Arms that hang down to the ground are nearly straight, or backs would bend too far. */
const BENT_DOWN = 0.96
const MAX_LEAN = 58
const LEAN_STEP = 6
const EDGE_CM = 14
/** Times that a thing comes nearer to one hand or the other. */
const COMES_NEARER = 6
/** Distance from the shoulder, in upper arms, at which an arm cannot fold. */
const CRAMPED = 0.34

const degrees = (p: Point): number => (Math.atan2(p[1], p[0]) * 180) / Math.PI
const direction = (angle: number): Point => [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]

function bodyPoint(name: BodyPoint, ctx: RigContext, bones: Skeleton, { mouth }: FacePoints): Point {
  const { body } = ctx
  switch (name) {
    case 'mouth':
      return mouth
    case 'face':
      return bones.head
    case 'crown':
      return add(bones.head, mul(direction(bones.tilt - 90), 0.4 * HEAD * body.headScale))
    case 'neck':
      return bones.chest
    case 'chest':
      return bones.spine(0.62)
    case 'lap':
      return add(lerpPoint(bones.legA[0], bones.legA[1], 0.5), [0, -body.width.thigh * 0.5])
    case 'hip':
      return bones.pelvis
    case 'foot':
      return bones.legA[2]
    case 'hand':
      return bones.armB[2]
    case 'ground':
      return [bones.pelvis[0], 0]
  }
}

/** An arm whose touching point is at the target; the hand continues the forearm unless its angle is given. */
function aimArm(ctx: RigContext, shoulder: Point, target: Point, rule: HandRule): ArmPose {
  const { shape, aim } = rule
  const { upperArm, foreArm, hand } = ctx.body
  const palm = hand * touchPointOf(rule)
  const most = (upperArm + foreArm) * STRAIGHT
  let way = aim === undefined ? normalise(sub(target, shoulder)) : direction(aim)
  if (aim === undefined || length(sub(sub(target, mul(way, palm)), shoulder)) > most) {
    way = normalise(sub(target, shoulder))
    for (let i = 0; i < 5; i++) {
      const [elbow, end] = solveTwoBoneIk(shoulder, sub(target, mul(way, palm)), upperArm, foreArm, 1)
      way = normalise(add(mul(way, 0.4), mul(normalise(sub(end, elbow)), 0.6)))
    }
    // Out of reach of a bent wrist: the hand points at its target.
    if (length(sub(sub(target, mul(way, palm)), shoulder)) > most) way = normalise(sub(target, shoulder))
  }
  // A target at the shoulder: the hand comes back to it from ahead.
  if (length(sub(sub(target, mul(way, palm)), shoulder)) < upperArm * CRAMPED)
    way = mul(normalise(add(sub(target, shoulder), [1, 1])), -1)
  const wrist = sub(target, mul(way, palm))
  // An elbow in front of a raised arm would hide the face: it points back.
  const raised = shoulder[1] - wrist[1] > (upperArm + foreArm) * 0.5 && Math.abs(wrist[0] - shoulder[0]) < upperArm
  return { at: wrist, bend: raised ? -1 : 1, hand: shape, aim: degrees(way) }
}

const place = (thing: ActThing, anchor: Point, at: Point, angle: number, unit: number): Matrix =>
  compose(translate(at[0], at[1]), rotate(angle), scale(unit), translate(-anchor[0], -anchor[1]))

/** The point of the thing that is nearest to p (rig units). */
function nearestOnThing(thing: ActThing, m: Matrix, p: Point): Point {
  const k = m[0] * m[3] - m[1] * m[2]
  const [dx, dy] = [p[0] - m[4], p[1] - m[5]]
  const { x, y, width, height } = thing.box
  const inset = Math.min(width, height) * 0.1
  return transformPoint(m, [
    clamp((m[3] * dx - m[2] * dy) / k, x + inset, x + width - inset),
    clamp((-m[1] * dx + m[0] * dy) / k, y + inset, y + height - inset),
  ])
}

const painted = new WeakMap<ActThing, Outline[]>()
/**
 * The painted point of the thing that is nearest to p (rig units): between a boat's hull and its sail is nothing to
 * hold.
 */
export function onPainted(thing: ActThing, m: Matrix, p: Point): Point {
  const shapes = painted.get(thing) ?? outlinesOf(thing.nodes)
  painted.set(thing, shapes)
  const k = m[0] * m[3] - m[1] * m[2]
  const [dx, dy] = [p[0] - m[4], p[1] - m[5]]
  const at: Point = [(m[3] * dx - m[2] * dy) / k, (-m[1] * dx + m[0] * dy) / k]
  const found = nearestPainted(at, shapes)
  return found && found !== at ? transformPoint(m, found) : p
}

interface Reach {
  shoulder: Point
  most: number
}
/** What is painted there, or what is painted nearest to the shoulder if an arm does not reach that. */
function holdPainted(thing: ActThing, m: Matrix, anchor: Point, { shoulder, most }: Reach): Point {
  const there = onPainted(thing, m, anchor)
  if (length(sub(there, shoulder)) <= most) return there
  const nearer = onPainted(thing, m, shoulder)
  return length(sub(nearer, shoulder)) <= most ? nearer : there
}
/** The anchor, or the point between it and the nearest part of the thing that the arm reaches. */
function slide(thing: ActThing, m: Matrix, anchor: Point, { shoulder, most }: Reach): Point {
  if (length(sub(anchor, shoulder)) <= most) return anchor
  const near = nearestOnThing(thing, m, shoulder)
  if (length(sub(near, shoulder)) > most) return near
  let [from, to] = [0, 1]
  for (let i = 0; i < 12; i++) {
    const t = (from + to) / 2
    if (length(sub(lerpPoint(anchor, near, t), shoulder)) <= most) to = t
    else from = t
  }
  return lerpPoint(anchor, near, to)
}

export function solveAct(
  ctx: RigContext,
  base: Posture,
  act: ActSpec,
  unit: number,
  seated: boolean,
  locate: (bones: Skeleton) => FacePoints,
): SolvedAct {
  const { thing } = act
  const rule = chooseRule(act, ctx.body.height / unit, seated)
  const { body } = ctx
  const own = seated ? undefined : rule.legs
  let posture: Posture = {
    ...base,
    ...(own
      ? {
          legA: own.legA,
          legB: own.legB,
          ...(own.hip === undefined ? {} : { hip: own.hip }),
          ...(own.air ? { air: own.air } : {}),
        }
      : {}),
    lean: base.lean + (rule.lean ?? 0) * (seated ? 0.6 : 1),
    head: rule.head ? [base.head[0] * 0.4 + rule.head[0], base.head[1] * 0.4 + rule.head[1]] : base.head,
  }
  let bones = buildSkeleton(ctx, posture)
  let face = locate(bones)
  const arm = body.upperArm + body.foreArm
  const reachOf = (side: 'near' | 'far', share: number): Reach => ({
    shoulder: side === 'near' ? bones.armA[0] : bones.armB[0],
    most: arm * share + body.hand * touchPointOf(rule[side] ?? { shape: 'flat' }) * 0.94,
  })
  const relean = (lean: number): void => {
    posture = { ...posture, lean }
    bones = buildSkeleton(ctx, posture)
    face = locate(bones)
  }

  let toRig: Matrix | undefined
  const targets: { near?: Point; far?: Point } = {}
  const sides = (['near', 'far'] as const).filter((side) => rule[side])
  if (thing) {
    const spot = rule.place
    const angle = spot?.angle ?? 0
    const cm = (p: Point): Point => transformPoint(toRig ?? scale(unit), p)
    if (spot) {
      const at = (): Point => {
        const p = bodyPoint(spot.at, ctx, bones, face)
        return add(p, mul(spot.by, HEAD * (spot.at === 'ground' ? 0.7 + body.height / 2600 : 1)))
      }
      toRig = place(thing, thing.anchors[spot.anchor], at(), angle, unit)
      if (spot.at === 'ground') {
        // What lies on the ground is leant to.
        const goal = rule.near?.at
        while (
          goal &&
          rule.layer !== 'front' &&
          posture.lean < MAX_LEAN &&
          length(sub(cm(thing.anchors[goal]), bones.armA[0])) > reachOf('near', BENT_DOWN).most
        ) {
          relean(posture.lean + LEAN_STEP)
        }
      }
    } else {
      // Standing: at an arm's length from the near hand's height.
      const { box, anchors } = thing
      const heightOf = (side: 'near' | 'far'): number => {
        const goal = rule[side]?.at
        if (goal) return anchors[goal][1] * unit
        const wanted = rule.heights?.[side] ?? 0.6
        // Short people's shoulders are low: hands stay below the face, except in climbing.
        const share = wanted > 0.9 ? wanted : Math.min(wanted, -bones.armA[0][1] / body.height + 0.03)
        return clamp(
          -share * body.height * (seated ? 0.82 : 1),
          (box.y + Math.min(4, box.height * 0.2)) * unit,
          (box.y + box.height - Math.min(3, box.height * 0.2)) * unit,
        )
      }
      const first = sides[0] ?? 'near'
      while (
        !rule.mouthTo &&
        posture.lean < MAX_LEAN &&
        heightOf(first) - reachOf(first, COMFORT).shoulder[1] > reachOf(first, COMFORT).most * 0.92
      )
        relean(posture.lean + LEAN_STEP)
      // At the height of the face the arm is stretched, to keep the hand clear of it.
      const beforeFace = Math.abs(heightOf(first) - bones.head[1]) < 0.6 * HEAD
      const { shoulder, most } = reachOf(first, beforeFace ? STRAIGHT : COMFORT)
      const drop = heightOf(first) - shoulder[1]
      const ahead = Math.sqrt(Math.max((most * 0.25) ** 2, most ** 2 - drop ** 2))
      const insetOf = (side: 'near' | 'far'): number => {
        const goal = rule[side]?.at
        return goal ? anchors[goal][0] : box.x + Math.min((rule.inset ?? 0.1) * box.width, EDGE_CM)
      }
      const { tool } = rule[first] ?? {}
      const toolReach = tool ? -TOOLS[tool].grip[0] * unit : 0
      const front = bones.spine(0.4)[0] + body.waist * 0.5 + 4
      const contactX = rule.mouthTo
        ? face.mouth[0] + 0.04 * HEAD + (insetOf(first) - box.x) * unit
        : rule.over === undefined
          ? Math.max(shoulder[0] + ahead + toolReach, front)
          : shoulder[0] + rule.over * HEAD
      toRig = [unit, 0, 0, unit, contactX - insetOf(first) * unit, 0]
      for (const side of sides) {
        const goal = rule[side]?.at
        if (!goal && !rule[side]?.body)
          targets[side] = [contactX + (insetOf(side) - insetOf(first)) * unit, heightOf(side)]
      }
      if (rule.farEdge)
        targets.far = [toRig[4] + (box.x + box.width - Math.min(4, box.width * 0.1)) * unit, heightOf('far')]
    }
    for (const side of sides) {
      const hand = rule[side]
      if (!hand) continue
      targets[side] ??= hand.at
        ? cm(thing.anchors[hand.at])
        : add(bodyPoint(hand.body ?? 'chest', ctx, bones, face), mul(hand.by ?? [0, 0], HEAD))
      if (hand.tool) targets[side] = add(targets[side] ?? [0, 0], mul(TOOLS[hand.tool].grip, unit))
    }
    // What no arm reaches comes nearer as a whole, to the hand that is farthest from it: then perhaps to the other one.
    const shortOf = (side: 'near' | 'far'): Point => {
      const hand = rule[side]
      if (!hand || hand.body || !toRig) return [0, 0]
      const { shoulder, most } = reachOf(side, STRAIGHT)
      const gap = sub(shoulder, hand.tool ? (targets[side] ?? shoulder) : onPainted(thing, toRig, shoulder))
      const over = length(gap) - most * 0.97
      return over > 0 ? mul(normalise(gap), over) : [0, 0]
    }
    for (let round = 0; round < COMES_NEARER; round++) {
      const shift = sides.map(shortOf).reduce((a, b) => (length(b) > length(a) ? b : a), [0, 0])
      if (length(shift) === 0) break
      // Low things that no bent back reaches are lifted a little.
      toRig = compose(translate(shift[0], shift[1]), toRig)
      for (const side of sides) {
        const target = targets[side]
        if (target && !rule[side]?.body) targets[side] = add(target, shift)
      }
    }
  }
  for (const side of sides) {
    const given = act.touch?.[side]
    const hand = rule[side]
    if (given) targets[side] = mul(given, unit)
    else if (!thing && hand?.body)
      targets[side] = add(bodyPoint(hand.body, ctx, bones, face), mul(hand.by ?? [0, 0], HEAD))
  }
  const arms: Pick<Posture, 'armA' | 'armB'> = { armA: posture.armA, armB: posture.armB }
  const contacts: Contact[] = []
  let hands = rule
  for (const side of sides) {
    const [hand, target] = [rule[side], targets[side]]
    if (!hand || !target) continue
    const reach = reachOf(side, STRAIGHT)
    const anchor =
      thing && toRig && !hand.body && !hand.tool
        ? holdPainted(thing, toRig, slide(thing, toRig, target, reach), reach)
        : length(sub(target, reach.shoulder)) <= reach.most
          ? target
          : add(reach.shoulder, mul(normalise(sub(target, reach.shoulder)), reach.most))
    // What is too large for two short arms is held with the one that reaches it.
    if (length(sub(anchor, reach.shoulder)) > reach.most + unit && contacts.length > 0) {
      hands = { ...hands, [side]: undefined }
      continue
    }
    arms[side === 'near' ? 'armA' : 'armB'] = aimArm(ctx, reach.shoulder, anchor, hand)
    if (hand.body !== 'lap') contacts.push({ by: side, anchor })
  }
  posture = { ...posture, ...arms }
  bones = buildSkeleton(ctx, posture)
  face = locate(bones)
  const nearest = targets.near ?? targets.far
  const gazeAt: Point = act.lookAt
    ? mul(act.lookAt, unit)
    : thing && toRig
      ? thing.standing && nearest
        ? nearestOnThing(thing, toRig, nearest)
        : transformPoint(toRig, thing.anchors.centre)
      : (nearest ?? add(face.eyes, [HEAD, 0]))
  const way = normalise(sub(gazeAt, face.eyes))
  return {
    rule: hands,
    posture,
    bones,
    contacts,
    toRig,
    angle: rule.place?.angle ?? 0,
    gazeAt,
    gaze: [Math.max(-0.2, way[0]), way[1]],
    face,
  }
}

/** The face of someone who acts looks: eyes shut in laughter open, and the mouth does what the act needs. */
export function actingFeatures(features: Features, { rule }: SolvedAct): Features {
  const { closedArc, ...open } = features
  const lids = closedArc === 'up' ? { lowerLid: 0.3, upperLid: 0.06 } : {}
  return {
    ...open,
    ...lids,
    ...(rule.winks ? { winks: true } : {}),
    ...(rule.mouth ? { mouth: rule.mouth, mouthWidth: rule.mouth === 'oh' ? 0.5 : features.mouthWidth } : {}),
  }
}
