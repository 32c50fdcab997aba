// Draws what a person acts on, in the layers of the act, and reports where it is touched.
import { shade } from '../kit/colour'
import { recolour } from '../print/node-tree'
import { HUES } from '../things/prop-drawing'
import { crayonColourOf } from '../things/crayon'
import type { RigContext } from '../child/context'
import { HELD_PART } from '../child/bounds'
import { createHead } from '../child/head'
import type { HeldParts } from '../child/layer-order'
import type { Arm } from '../child/limbs'
import type { Skeleton } from '../child/skeleton'
import { group } from '../kit/shape'
import { add, clamp, compose, rotate, scale, transformPoint, translate } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Acting, Box, Matrix, Node, Point } from '../scene'
import { flattenMarks } from '../stage/marks'
import type { ActSpec } from './act-spec'
import { drawEffect, FALLS_AT, type EffectLayers } from './effects'
import { TOOLS } from './tools'
import type { HandRule } from './act-rules'
import { onPainted, touchPointOf, type FacePoints, type SolvedAct } from './solve-act'

/** Level of the mouth below that of the eyes, in heads. */
const MOUTH_BELOW = 0.235

export function locateFace(ctx: RigContext, bones: Skeleton): FacePoints {
  const head = createHead(ctx.body.youth, ctx.view, 0.6, ctx.vary, ctx.face)
  const level = head.eyes + clamp(bones.posture.head[1], -1, 1) * 0.07
  const place = compose(translate(...bones.head), rotate(bones.tilt), scale(ctx.body.headScale))
  const at = (heads: number): Point => {
    const { x, y } = head.onSphere(0, heads)
    return transformPoint(place, [x, y])
  }
  return { mouth: at(level + MOUTH_BELOW - ctx.face.eye.lower + ctx.face.mouth.lower), eyes: at(level) }
}

/** Fingers as a group of their own, which the printed picture names. */
const handOf = (arm: Arm, by: 'near' | 'far'): Node => group(arm.hand.fingers, { hand: by })

function armWithTool(
  arm: Arm,
  rule: HandRule | undefined,
  by: 'near' | 'far',
  unit: number,
  crayon: string | undefined,
  other: HandRule | undefined,
): Node[] {
  // A hand in the air beside one that holds the thing does nothing.
  const acts = rule !== undefined && rule.body !== 'lap' && (rule.body === undefined || other?.at === undefined)
  const fingers = acts ? [handOf(arm, by)] : arm.hand.fingers
  if (!rule?.tool) return [...arm.nodes, ...fingers]
  const { marks, grip } = TOOLS[rule.tool]
  const [x, y] = arm.hand.centre
  const own = crayonColourOf(crayon)
  const nodes =
    rule.tool === 'crayon'
      ? recolour(flattenMarks(marks), (colour) => (colour === HUES.blue ? own : shade(own, -0.12)))
      : flattenMarks(marks)
  const tool = group(nodes, {
    transform: compose(translate(x, y), scale(unit), translate(-grip[0], -grip[1])),
    part: HELD_PART,
  })
  return [...arm.nodes, tool, ...fingers]
}

/** @param unit rig units a centimetre */
export function drawActed(
  solved: SolvedAct,
  { thing, crayon }: ActSpec,
  armA: Arm,
  armB: Arm,
  unit: number,
): HeldParts {
  const { rule, toRig, angle, contacts, face, bones } = solved
  const arms = {
    armA: armWithTool(armA, rule.near, 'near', unit, crayon, rule.far),
    armB: armWithTool(armB, rule.far, 'far', unit, crayon, rule.near),
  }
  if (!thing || !toRig) return { ...arms, between: [] }
  const point = (by: 'near' | 'far'): Point | undefined => contacts.find((c) => c.by === by)?.anchor
  const effect: EffectLayers = rule.effect
    ? drawEffect(rule.effect, {
        crayon,
        thing,
        near: point('near'),
        far: point('far'),
        mouth: face.mouth,
        neck: bones.chest,
        hip: bones.pelvis,
        onThing: (p) => transformPoint(toRig, p),
        unit,
        angle,
      })
    : {}
  const held = (nodes: readonly Node[] | undefined): Node[] =>
    nodes?.length ? [group(nodes, { part: HELD_PART })] : []
  // A rope by which something is towed is held itself.
  const over = rule.effect === 'tow' ? held(effect.over) : (effect.over ?? [])
  const shown = effect.thing ?? thing.nodes
  // What is wrapped round somebody is drawn as the cloak that it is.
  const drawn = group(
    shown.length
      ? [group(shown, { transform: toRig, thing: thing.word }), ...over]
      : [group(over, { thing: thing.word })],
    { part: HELD_PART },
  )
  const under = held(effect.under)
  const front = held(effect.front)
  if (rule.layer === 'front')
    return {
      ...arms,
      between: under,
      // Fingers hold on over its edge.
      front: [
        drawn,
        ...(rule.near && !rule.near.inside ? [group(armA.hand.fingers)] : []),
        ...(rule.far ? [group(armB.hand.fingers)] : []),
        ...front,
      ],
    }
  if (rule.layer === 'behind') return { ...arms, behind: [...under, drawn], between: [], front }
  return { ...arms, between: [...under, drawn], front }
}

/** Where hands and thing are, in page units of the figure. */
export function reportActing(
  { contacts, gazeAt, toRig, rule }: SolvedAct,
  armA: Arm,
  armB: Arm,
  thing: ActSpec['thing'],
  toPage: (p: Point) => Point,
): Acting {
  return {
    contacts: contacts.map(({ by, anchor }) => {
      const arm = by === 'near' ? armA : armB
      const hand = (by === 'near' ? rule.near : rule.far) ?? { shape: 'flat' as const }
      return { by, anchor: toPage(anchor), at: toPage(arm.hand.touches(touchPointOf(hand))) }
    }),
    gazeAt: toPage(gazeAt),
    ...(thing && toRig ? reportThing(thing, toRig, toPage) : {}),
    ...(thing && toRig && rule.effect === 'stream' ? { falls: fallsAt(thing, toRig, toPage) } : {}),
  }
}
/**
 * Where somebody else may take a thing, as shares of its height from above: best at its widest, so that nothing of it
 * sticks out beyond that hand.
 */
const TAKEN_AT = [0.25, 0.4, 0.55, 0.7, 0.85]
const OFF_MIDDLE = 0.3
function reportThing(
  thing: NonNullable<ActSpec['thing']>,
  toRig: Matrix,
  toPage: (p: Point) => Point,
): Pick<Acting, 'thing' | 'farSide' | 'words'> {
  const box = bounds([group(thing.nodes, { transform: toRig })])
  const [side] = TAKEN_AT.map((share) => {
    const at = onPainted(thing, toRig, [box.x + box.width, box.y + box.height * share])
    return { at, worth: at[0] - Math.abs(share - 0.55) * box.height * OFF_MIDDLE }
  }).toSorted((one, other) => other.worth - one.worth)
  return {
    thing: boxOf(box, toPage),
    farSide: side && toPage(side.at),
    ...(thing.words ? { words: boxOf(moveBox(thing.words, toRig), toPage) } : {}),
  }
}
function fallsAt({ anchors }: NonNullable<ActSpec['thing']>, toRig: Matrix, toPage: (p: Point) => Point): number {
  const lip = transformPoint(toRig, anchors['top-right'])
  return toPage(add(lip, [FALLS_AT * Math.hypot(toRig[0], toRig[1]), 0]))[0]
}
/** The box round a box that is turned. */
function moveBox({ x, y, width, height }: Box, m: Matrix): Box {
  const corners = [x, x + width].flatMap((cx) => [y, y + height].map((cy) => transformPoint(m, [cx, cy])))
  const [xs, ys] = [corners.map((p) => p[0]), corners.map((p) => p[1])]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
const boxOf = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  toPage: (p: Point) => Point,
) => {
  const [a, b] = [toPage([x, y]), toPage(add([x, y], [width, height]))]
  return {
    x: Math.min(a[0], b[0]),
    y: Math.min(a[1], b[1]),
    width: Math.abs(b[0] - a[0]),
    height: Math.abs(b[1] - a[1]),
  }
}
