// What of somebody's hands must be seen in a close picture: what they hold, carry or act on, and where they touch it.
import { hypot, lerpPoint } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Acting, Box, Figure, Point } from '../scene'
import type { PropDrawing } from '../things/prop-drawing'
import { textInHand } from '../things/in-hand'
import { PROP_DRAWINGS } from '../things/table'
import type { Held } from './close-scene'
import type { CloseFraming } from './framing'
import { findMarked } from '../check/marks'
import type { Prop } from '../direction'
import { coverBox, coverWhole, type Circle } from './occlusion'
import { mayBeCut } from './partly-seen'
import type { PreparedCast } from './prepare-cast'
import type { Role } from './roles'

/** A chair is whole where its sitter is seen down to the knees; it is below a picture of a face. */
const CHAIR: Box = { x: -24, y: -92, width: 48, height: 90 }

/** A hand, mouth or paw at what it touches, in centimetres; of a large thing the part round it is seen. */
const TOUCH = 4.5
const PART = 9
const FINGERS = 6
const LARGE = 45

/** The frame may take a little of a thing's edges. */
const EDGES = 0.12
const middleOf = ({ x, y, width, height }: Box): Box => ({
  x: x + width * EDGES,
  y: y + height * EDGES,
  width: width * (1 - 2 * EDGES),
  height: height * (1 - 2 * EDGES),
})

/** Beside a face that fills the picture there is room for one hand, and for the half of a thing that is next to it. */
const nearestTo = ([x, y]: Point, contacts: Acting['contacts']): Acting['contacts'] =>
  contacts
    .toSorted((a, b) => hypot(a.anchor[0] - x, a.anchor[1] - y) - hypot(b.anchor[0] - x, b.anchor[1] - y))
    .slice(0, 1)
function nearHalf([x, y]: Point, box: Box): Box {
  const [across, down] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y]
  return Math.abs(across) > Math.abs(down)
    ? { ...box, x: across > 0 ? box.x : box.x + box.width / 2, width: box.width / 2 }
    : { ...box, y: down > 0 ? box.y : box.y + box.height / 2, height: box.height / 2 }
}

/** All of a thing: it is in sight, and none of its sides is outside the frame. */
const allOf = (box: Box): Circle[] => [...coverBox(middleOf(box)), ...coverWhole(box, SIDE).slice(-4)]
/** Centimetres: the frame stays this clear of a thing. */
const SIDE = 0.2

const boxes = new WeakMap<Figure, Box | undefined>()
/** The thing that is drawn with somebody, as it is drawn. */
function boxOfThing(figure: Figure, word: Prop): Box | undefined {
  if (boxes.has(figure)) return boxes.get(figure)
  const drawn = findMarked(figure.nodes, ({ thing }) => thing === word)
  const box = drawn.length ? bounds(drawn) : undefined
  boxes.set(figure, box)
  return box
}

/** Where somebody acts, and what on: without it a picture shows a face and not a deed. */
function actedOn(
  figure: Figure,
  framing: CloseFraming,
  { word, drawing, isHalf }: { word: Prop | undefined; drawing: PropDrawing | undefined; isHalf: boolean },
): Held {
  const { acting, face } = figure
  if (!acting) return { solid: [], keep: [] }
  const thing = (word && boxOfThing(figure, word)) ?? acting.thing
  const contacts = framing === 'face' ? nearestTo(face.centre, acting.contacts) : acting.contacts
  const large = !thing || (Math.max(thing.width, thing.height) > LARGE && (isHalf || !drawing || mayBeCut(drawing)))
  const words = acting.words && !isHalf ? coverBox(acting.words) : []
  const touched = contacts.map(({ anchor }): Circle => ({ at: anchor, radius: thing && large ? PART : TOUCH }))
  if (!large) {
    // In a book that else has too few faces the half next to the face is enough.
    const isPart = framing === 'face' && isHalf
    return {
      solid: [thing],
      keep: [...touched, ...words, ...(isPart ? coverBox(nearHalf(face.centre, middleOf(thing))) : allOf(thing))],
    }
  }
  return {
    solid: [],
    // What is read is not read where only its edge is seen.
    keep:
      thing && (!isHalf || drawing?.readable)
        ? [...touched, ...words, ...coverBox(middleOf(nearHalf(face.centre, thing)))]
        : touched,
  }
}

/**
 * Where an arm is between shoulder and hand, and how far from the middle of a face it hides mouth or eyes, in radii.
 */
const ALONG_ARM = [0.3, 0.6, 0.85]
const HIDING = 0.62

/** Whether somebody who acts has an arm before the own face, as whoever holds a thing up high. */
export const crossesOwnFace = ({ acting, arms, face }: Figure): boolean =>
  acting !== undefined &&
  (arms ?? []).some(([, elbow, wrist]) =>
    elbow && wrist
      ? ALONG_ARM.some((t) => {
          const [x, y] = lerpPoint(elbow, wrist, t)
          return hypot(x - face.centre[0], y - face.centre[1]) < face.radius * HIDING
        })
      : false,
  )

/**
 * What lies in somebody's hands or arms, or is acted on, and must be seen, and the chair that is named, in
 * centimetres.
 */
export function heldBy(role: Role, figure: Figure, cast: PreparedCast, framing: CloseFraming, isHalf = false): Held {
  const pets = cast.roles.flatMap((other): Circle[] => {
    const held = other.carriedBy === role.member.who || other.huggedBy === role.member.who
    const carried = held ? cast.carried.get(other.member.who) : undefined
    if (!carried) return []
    const { centre, radius } = carried.figure.face
    return [{ at: [carried.at[0] + centre[0], carried.at[1] + centre[1]], radius }]
  })
  const chair = role.seat === 'chair' && framing !== 'face' ? coverBox(CHAIR) : []
  const word = role.act?.thing
  const drawing = word && PROP_DRAWINGS[word](cast.texts.get(word))
  const acting = actedOn(figure, framing, { word, drawing, isHalf })
  const into = role.act?.into
  const filled = into ? findMarked(figure.nodes, ({ thing: drawn }) => drawn === into) : []
  const solid = [...pets, ...acting.solid]
  // Who counts on the fingers shows them.
  const { handNear, handFar } = figure.anchors
  const counted = role.actor.pose === 'count' ? [handNear, handFar].map((at): Circle => ({ at, radius: FINGERS })) : []
  const keep = [...pets, ...chair, ...acting.keep, ...(filled.length ? allOf(bounds(filled)) : []), ...counted]
  if (!role.holding) return { solid, keep }
  const thing = PROP_DRAWINGS[role.holding](textInHand(role.holding, cast.texts.get(role.holding)))
  const box = boxOfThing(figure, role.holding)
  if (!box) return { solid, keep }
  const isPart = framing === 'face' && mayBeCut(thing)
  const isLarge = Math.max(box.width, box.height) > LARGE
  const inSight = isHalf
    ? isLarge && framing === 'face'
      ? coverBox(middleOf(nearHalf(figure.face.centre, box)))
      : coverBox(box)
    : isPart
      ? coverBox(middleOf(nearHalf(figure.face.centre, box)))
      : allOf(box)
  return { solid: [...solid, box], keep: [...keep, ...inSight] }
}
