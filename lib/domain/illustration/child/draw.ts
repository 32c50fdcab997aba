import { drawnAge } from '../../story/lists'
import type { AdultMember, ChildMember } from '../cast'
import type { FigureSpec } from '../figure'
import { COVERS_HAIR } from '../worn/wear'
import { add, transformPoint, lerpPoint, clamp, compose, rotate, scale, translate } from '../kit/vector'
import { group, path } from '../kit/shape'
import type { Box, Figure, Matrix, Node, Point } from '../scene'
import { atFrame, liesDown, seated } from './adapt-posture'
import { book } from './book'
import { bounds, HELD } from './bounds'
import { GARMENTS } from './clothes/garments'
import { worn } from './clothes/outfits'
import { torsoPoints } from './clothes/shapes'
import { makeContext, type Context } from './context'
import { earmuffs } from './earmuffs'
import { covers } from './bedding'
import { ears, glasses, hearing } from './ears'
import { face } from './face'
import type { Features } from './feelings'
import { walkingFrame } from './walking-frame'
import { HEAD } from './geometry'
import { hair } from './hair/hair'
import { makeHead } from './head'
import { arm, leg, type Arm } from './limbs'
import { onSeat } from './on-seat'
import { broad } from './pen'
import { posing } from './resolve-posture'
import { skeleton, type Skeleton } from './skeleton'
import { onBody, onChildsHead } from './mount'
import { planChair, wheelchair, type Aid } from './wheelchair'

const GROWN_AGE = 20
const ELDER_AGE = 70

/** A child at the origin: feet at y = 0, facing right, `size` page units tall when standing. */
export const drawChild = (member: Pick<ChildMember, 'age' | 'look'>, drawing: FigureSpec): Figure =>
  person(drawnAge[member.age], member.look, drawing)

/** An elder's face has laughter lines. */
export const drawAdult = (
  member: Pick<AdultMember, 'look'> & Partial<Pick<AdultMember, 'who'>>,
  drawing: FigureSpec,
): Figure => person(member.who === 'elder' ? ELDER_AGE : GROWN_AGE, member.look, drawing)

function person(years: number, look: Context['look'], drawing: FigureSpec): Figure {
  const { pose, view, posture: wanted, features, held: thing } = posing(drawing, years > 14)
  const c = makeContext(years, look, drawing, view, wanted.turn !== undefined)
  const s = drawing.size / c.m.height
  const frame = look.mobility === 'frame' && !liesDown(pose) ? walkingFrame(c, wanted.hip < 0.7) : null
  const rolls = look.mobility === 'wheelchair' && !liesDown(pose)
  const onTop =
    !rolls && drawing.seatHeight !== undefined
      ? onSeat(
          c,
          wanted,
          drawing,
          drawing.seatHeight / s,
          drawing.grips && { x: drawing.grips.x / s, above: drawing.grips.above / s },
        )
      : null
  const posture = rolls
    ? seated(pose, wanted, view, planChair(c), drawing)
    : (onTop ??
      (frame && wanted.hip >= 0.7
        ? atFrame(pose, wanted, c.turned, frame.gripA, frame.gripB, drawing.carriesPet ? 'both' : thing?.hand)
        : wanted))
  const bones = skeleton(c, posture)
  const chair = rolls ? wheelchair(c, bones) : null
  const aid: Aid = chair ?? frame?.aid ?? { back: [], front: [] }

  const w = worn(look, drawing.oneBoot)
  const castOn = view === 'back' ? null : broad.smooth(torsoPoints(bones, -0.05, 1, 1.02))
  const [a, b] = [posture.armA, posture.armB]
  const root = (side: 1 | -1): Point =>
    lerpPoint(side < 0 ? bones.armA[0] : bones.armB[0], bones.spine(0.93), c.turned ? 0.22 : 0.36)
  const armA = arm(c, w, bones.armA, root(-1), a, -1, false, a.layer === 'behind' ? null : castOn)
  const armB = arm(c, w, bones.armB, root(1), b, 1, c.turned, c.turned || b.layer === 'behind' ? null : castOn)
  const hands = lerpPoint(armA.hand.centre, armB.hand.centre, 0.5)
  const held = heldNodes(thing, s, armA, armB, hands, 0)
  if (pose === 'read' && !thing) held.between.push(...book(c, hands))
  const legs = [
    leg(c, w, bones.legA, posture.legA, -1, false),
    leg(c, w, bones.legB, posture.legB, 1, c.turned),
  ] as const
  const head = headNodes(c, bones, features, drawing)
  const clothes = [
    ...GARMENTS[w.outfit](c, bones, w).filter((node) => node !== null),
    ...onBody(c, bones, drawing.wears),
  ]
  const parts = (carried: HeldParts): Parts => ({
    aid,
    legA: legs[0],
    legB: legs[1],
    ...carried,
    hairBack: head.back,
    head: head.skull,
    hairFront: head.front,
    neck: neck(c, bones),
    clothes,
  })
  const plain = layers(c, bones, parts(held))

  const turned: Matrix = posture.turn ? rotate(posture.turn) : [1, 0, 0, 1, 0, 0]
  // the body finds the ground, whatever hangs from the hands
  const body = bounds(plain, turned, false)
  const floats = !chair && !posture.turn && (posture.air ?? 0) >= 0.1
  const centre = posture.turn ? -(body.x + body.width / 2) : 0
  const rise = floats || chair || onTop ? 0 : -(body.y + body.height)
  // What would go through the ground is held lower down on itself.
  const through = thing && !floats && !posture.turn ? lowest(bounds(plain, turned, true)) + rise : 0
  const nodes = through > 0 ? layers(c, bones, parts(heldNodes(thing, s, armA, armB, hands, through))) : plain
  const extent = thing ? bounds(nodes, turned, true) : body
  const place = compose(scale(s), translate(centre, rise), turned)
  const to = (p: Point): Point => transformPoint(place, p)
  const feet: Point[] = [bones.legA[2], bones.legB[2]].map((p) => [to(p)[0], 0])
  const own = {
    x: (extent.x + centre) * s,
    y: (extent.y + rise) * s,
    width: extent.width * s,
    height: extent.height * s,
  }
  const facing = { centre: to(bones.head), radius: 0.52 * HEAD * c.m.big * s }
  const bedding =
    drawing.inBed && pose === 'sleep'
      ? covers(own, facing.centre, facing.radius, c.m.shoulders * s * 0.46, drawing.key)
      : null
  return {
    nodes: [...(bedding?.pillow ?? []), group(nodes, { transform: place }), ...(bedding?.blanket ?? [])],
    box: bedding?.box ?? own,
    face: facing,
    ...(drawing.carriesPet
      ? {
          holdingArm: {
            nodes: [group(held.armA, { transform: place })],
            joints: [bones.armA[0], bones.armA[1], add(armA.hand.centre, [c.m.hand * 0.3, 0])].map(to),
            half: c.m.width.upperArm * 0.58 * s,
          },
        }
      : {}),
    anchors: {
      eyes: to(add(bones.head, [0, 0.08 * HEAD * c.m.big])),
      handNear: to(armA.hand.centre),
      handFar: to(armB.hand.centre),
      lap: to(
        pose === 'carry' || pose === 'hug' || drawing.carriesPet
          ? hands
          : lap(c, bones, posture.hip < 0.7 || onTop !== null),
      ),
      back: to(bones.on(0.7, c.turned ? -1 : 0)),
      feet,
    },
  }
}

/** Where a small pet is held when the arms don't: on the thighs of a seated child, else before the belly. */
const lap = (c: Context, s: Skeleton, low: boolean): Point =>
  low
    ? add(lerpPoint(s.legA[0], s.legA[1], c.turned ? 0.55 : 0.3), [0, -c.m.width.thigh * 0.45])
    : add(s.spine(0.4), [c.turned ? c.m.waist * 0.55 : 0, 0])

const lowest = ({ y, height }: Box): number => y + height

interface HeldParts {
  armA: Node[]
  armB: Node[]
  between: Node[]
}
/** What is held lies on the palm, the fingers over it; in both hands it lies between the far and the near arm. */
function heldNodes(held: FigureSpec['held'], s: number, a: Arm, b: Arm, hands: Point, raised: number): HeldParts {
  const whole = (x: Arm): Node[] => [...x.nodes, ...x.hand.fingers]
  if (!held) return { armA: whole(a), armB: whole(b), between: [] }
  const put = ([x, y]: Point): Node =>
    group(held.nodes, { transform: compose(translate(x, y - raised), scale(1 / s)), part: HELD })
  if (held.hand === 'near')
    return { armA: [...a.nodes, put(a.hand.centre), ...a.hand.fingers], armB: whole(b), between: [] }
  if (held.hand === 'far')
    return { armA: whole(a), armB: [...b.nodes, put(b.hand.centre), ...b.hand.fingers], between: [] }
  return { armA: whole(a), armB: whole(b), between: [put(hands)] }
}

interface Parts extends HeldParts {
  aid: Aid
  legA: Node[]
  legB: Node[]
  hairBack: Node[]
  head: Node[]
  hairFront: Node[]
  neck: Node[]
  clothes: Node[]
}

function layers(c: Context, { posture }: Skeleton, p: Parts): Node[] {
  const [a, b] = [posture.armA.layer, posture.armB.layer]
  // a skirt lies over the legs that it covers, bent or not
  const over = posture.legsOver === true && c.look.outfit !== 'dress' && c.look.outfit !== 'raincoat'
  const when = (is: boolean, nodes: readonly Node[]): readonly Node[] => (is ? nodes : [])
  if (c.view === 'back')
    return [
      ...p.aid.back,
      ...p.between,
      ...p.legA,
      ...p.legB,
      ...when(a !== 'behind', p.armA),
      ...when(b !== 'behind', p.armB),
      ...p.neck,
      ...p.clothes,
      ...when(a === 'behind', p.armA),
      ...when(b === 'behind', p.armB),
      ...p.aid.front,
      ...p.head,
      ...p.hairBack,
      ...p.hairFront,
    ]
  if (c.turned)
    return [
      ...p.hairBack,
      ...p.aid.back,
      ...when(b === undefined || b === 'behind', p.armB),
      ...p.legB,
      ...p.legA,
      ...p.neck,
      ...p.clothes,
      ...when(a === 'under', p.armA),
      ...when(b === 'under', p.armB),
      ...p.head,
      ...p.hairFront,
      ...when(b === 'over', p.armB),
      ...p.between,
      ...p.aid.front,
      ...when(a !== 'under', p.armA),
    ]
  return [
    ...p.hairBack,
    ...p.aid.back,
    ...when(a === 'behind', p.armA),
    ...when(b === 'behind', p.armB),
    ...when(!over, [...p.legA, ...p.legB]),
    ...p.neck,
    ...p.clothes,
    ...when(over, [...p.legA, ...p.legB]),
    ...p.aid.front,
    ...p.between,
    ...when(a === undefined || a === 'under', p.armA),
    ...when(b === undefined || b === 'under', p.armB),
    ...p.head,
    ...p.hairFront,
    ...when(a === 'over', p.armA),
    ...when(b === 'over', p.armB),
  ]
}

function neck(c: Context, s: Skeleton): Node[] {
  const back = c.view === 'side' ? -0.11 : c.view === 'threeQuarter' ? -0.03 : 0
  const joints = [
    add(s.chest, [c.view === 'side' ? -0.03 * HEAD : 0, 10]),
    add(lerpPoint(s.chest, s.head, 0.5), [back * HEAD, 0]),
  ]
  const wide = c.m.width.neck
  // the nape is in the light, the throat under the chin's shade
  if (c.view === 'back') return [c.form(broad.sweep(joints, [wide * 1.3, wide * 1.12]), c.skin, [8, -8])]
  return [
    c.form(broad.sweep(joints, [wide, wide * 0.95]), { ...c.skin, base: c.skin.dark, dark: c.skin.deep }, [5, -6]),
  ]
}

function headNodes(
  c: Context,
  s: Skeleton,
  features: Features,
  drawing: FigureSpec,
): { back: Node[]; skull: Node[]; front: Node[] } {
  // who looks behind turns the head, not only the eyes
  const gazeX = drawing.gaze?.[0] ?? 0
  const view = c.turned && gazeX < -0.4 ? 'front' : c.view
  const head = makeHead(c.m.k, view, gazeX, c.own)
  const covered = drawing.wears !== undefined && COVERS_HAIR.has(drawing.wears)
  const locks = hair(c, head, clamp(s.tilt + (s.posture.turn ?? 0) * 0.6, -50, 50), covered)
  const transform = compose(translate(...s.head), rotate(s.tilt), scale(c.m.big))
  const put = (nodes: readonly Node[]): Node[] => (nodes.length ? [group(nodes, { transform })] : [])
  // the farther from the crown, the farther the wind takes it; what lies on the skull hardly stirs
  const blown = (nodes: readonly Node[], by: number): readonly Node[] => {
    const lean = drawing.wind && s.posture.turn === undefined ? drawing.wind * by * locks.flies : 0
    return lean && nodes.length ? [group(nodes, { transform: [1, 0, lean, 1, 0.3 * HEAD * lean, 0] })] : nodes
  }
  const nod = s.posture.head[1]
  const worn = onChildsHead(c, head, nod, drawing.wears)
  const spectacles = s.posture.eyes === 'asleep' ? [] : glasses(c, head, head.eyes + nod * 0.07)
  const seen = view !== 'back'
  const aside = view === 'side' || view === 'threeQuarter'
  const shade = locks.cap && seen ? [path(locks.cap, c.skin.dark, { transform: translate(5 * c.light, 11) })] : []
  const visible = locks.ears ? ears(c, head) : []
  const skull = c.form(
    broad.smooth(head.outline),
    c.skin,
    [10, 4],
    [...shade, ...(seen ? face(c, head, features, drawing.gaze, nod) : [])],
  )
  return {
    back: put(blown(locks.back, 0.24)),
    skull: put([
      ...worn.behind,
      ...(aside ? [] : visible),
      skull,
      ...(seen && c.look.hair === 'hijab' ? spectacles : []),
    ]),
    front: put([
      ...blown(locks.front, 0.05),
      ...(aside ? visible : []),
      ...(seen && c.look.hair !== 'hijab' ? [...spectacles, ...hearing(c, head)] : []),
      ...(covered ? [] : earmuffs(c, head)),
      ...worn.front,
    ]),
  }
}
