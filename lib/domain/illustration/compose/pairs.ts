// Acts between two members of the cast: where the other stands, and the points that hands, noses and paws touch. Worked
// out in centimetres, in the frame of whoever acts: feet at the origin, facing right.
import { edgeBetween, nearestPainted, outlinesOf } from '../print/outlines'
import { heightOf } from './figures'
import { clamp } from '../kit/vector'
import type { Verb } from '../direction'
import type { Figure, Point } from '../scene'
import type { Role, RoleAct } from './roles'

type Draw = (role: Role) => Figure

/** Reach of an arm, palm included, and height of the shoulder below the face's centre (in face radii). */
const REACH = 0.29
const SHOULDER_BELOW = 1.5
const SHOULDER_BEHIND = 0.25
/** Distances between the centres of two faces, in sums of their radii: kept apart, hair included, and touching. */
const BROW_TO_BROW = 1.16
const CHEEK_TO_CHEEK = 1.22

const inFrame = (p: Point, facing: 1 | -1): Point => [p[0] * facing, p[1]]
/** Whoever gets up leaves the seat. */
const withPose = (role: Role, pose: string): Role => ({
  ...role,
  actor: { ...role.actor, pose },
  ...(pose === 'sit' ? {} : { seat: undefined }),
})
const isPerson = ({ member }: Role): boolean => member.kind !== 'pet'
const isHorse = ({ member }: Role): boolean => member.kind === 'pet' && member.type === 'Horse'
const sits = ({ member }: Role): boolean => member.kind !== 'pet' && member.look.mobility === 'wheelchair'
const isSeated = (role: Role): boolean => sits(role) || role.actor.pose === 'sit'

interface Shape {
  face: Point
  radius: number
  back: Point
  hand: Point
  front: number
}
/** A figure in the frame of the actor, its own feet at the origin. */
const shapeOf = (figure: Figure, facing: 1 | -1): Shape => {
  const { face, anchors, box } = figure
  const front = facing === 1 ? box.x : -(box.x + box.width)
  return {
    face: inFrame(face.centre, facing),
    radius: face.radius,
    back: inFrame(anchors.back, facing),
    hand: inFrame(anchors.handNear, facing),
    front,
  }
}
const shoulderOf = ({ face, radius }: Shape): Point => [
  face[0] - radius * SHOULDER_BEHIND,
  face[1] + radius * SHOULDER_BELOW,
]

/** How far the shoulder goes down in a pose, in heights of the actor: chosen by this, since drawing all is slow. */
const LOWERED: readonly { pose: string; by: number }[] = [
  { pose: 'stand', by: 0 },
  { pose: 'kneel', by: 0.2 },
  { pose: 'crouch', by: 0.3 },
]

/** The pose in which somebody whose shoulder is at `high` when standing comes nearest to the height of the target. */
function poseFor(high: number, tall: number, target: number): string {
  const off = ({ by }: { by: number }): number => Math.abs(high + by * tall - target)
  const [best] = [...LOWERED].sort((a, b) => off(a) - off(b))
  return best?.pose ?? 'stand'
}

/** The actor in the pose in which the shoulder comes nearest to the height of the target. */
function lowerTo(actor: Role, target: number, draw: Draw): { role: Role; shape: Shape } {
  const shapeIn = (role: Role): Shape => shapeOf(draw({ ...role, act: undefined }), actor.facing)
  if (isSeated(actor)) return { role: actor, shape: shapeIn(actor) }
  if (target === -Infinity) {
    const role = withPose(actor, 'walk')
    return { role, shape: shapeIn(role) }
  }
  const standing = withPose(actor, 'stand')
  const shape = shapeIn(standing)
  const pose = poseFor(shoulderOf(shape)[1], heightOf(actor.member), target)
  const role = withPose(actor, pose)
  return pose === 'stand' ? { role, shape } : { role, shape: shapeIn(role) }
}

/** How far ahead of the shoulder a hand at this height reaches. */
function aheadAt(shape: Shape, tall: number, height: number, share = 0.82): number {
  const reach = tall * REACH * share
  const drop = clamp(height - shoulderOf(shape)[1], -reach * 0.94, reach * 0.94)
  return shoulderOf(shape)[0] + Math.sqrt(reach ** 2 - drop ** 2)
}

interface Pair {
  actor: Role
  other: Role
  /** Which of the two the other is placed by, and where it stands from there, on the page. */
  placed: 'other' | 'actor'
  at: Point
  /** Whoever is placed is drawn before the other. */
  isBefore?: boolean
}

const facing = (role: Role, side: 1 | -1): Role => ({ ...role, facing: side })
const opposite = (side: 1 | -1): 1 | -1 => (side === 1 ? -1 : 1)

/** Places the other so that its face does not cover the actor's. */
const clearOfFace = (a: Shape, b: Shape, x: number): number =>
  Math.max(x, a.face[0] + (a.radius + b.radius) * CHEEK_TO_CHEEK - b.face[0])

/** Radius in centimetres of a face that a hand would hide. */
const HAND_SIZED = 8

function touchSomebody(actor: Role, other: Role, act: RoleAct, draw: Draw): Pair {
  const side = actor.facing
  const tall = heightOf(actor.member)
  // A hand would hide a small face: such animals are stroked on the back.
  const small = !isPerson(other) && draw({ ...other, act: undefined }).face.radius < HAND_SIZED
  const along = act.verb === 'arm-round' || act.verb === 'push' || (small && act.verb !== 'foreheads')
  const calm =
    isPerson(other) && act.verb === 'foreheads' ? withPose(other, sits(other) ? other.actor.pose : 'stand') : other
  const turned = facing({ ...calm, act: undefined }, along ? side : opposite(side))
  const b = shapeOf(draw(turned), side)
  const goal =
    act.verb === 'foreheads'
      ? b.face[1] + b.radius * SHOULDER_BELOW
      : act.verb === 'touch' && !isPerson(other)
        ? b.face[1] - b.radius * 0.5
        : b.back[1]
  const { role, shape: a } = lowerTo(actor, act.verb === 'push' ? -Infinity : goal, draw)
  let x: number
  let near: Point
  let far: Point | undefined
  switch (act.verb) {
    case 'foreheads': {
      const gap = (a.radius + b.radius) * BROW_TO_BROW
      const drop = clamp(a.face[1] - b.face[1], -gap * 0.8, gap * 0.8)
      x = a.face[0] + Math.sqrt(gap ** 2 - drop ** 2) * 0.98 - b.face[0]
      near = small ? [b.face[0] + x - b.radius * 2, -3] : [b.face[0] + x - b.radius * 0.1, b.face[1] + b.radius * 1.25]
      if (!small) far = [b.face[0] + x + b.radius * 0.3, b.face[1] + b.radius * 1.32]
      break
    }
    case 'arm-round': {
      const reached = aheadAt(a, tall, b.back[1], 0.96)
      x = clearOfFace(a, b, reached - b.back[0] - b.radius * 0.6)
      near = [Math.min(b.back[0] + x, reached), isPerson(other) ? b.face[1] + b.radius * 1.7 : b.back[1] + 2]
      break
    }
    case 'push': {
      x = clearOfFace(a, b, aheadAt(a, tall, b.back[1]) - b.back[0])
      near = [b.back[0] + x, b.back[1]]
      far = [b.back[0] + x, b.back[1] - 4]
      break
    }
    case 'pull': {
      const hold: Point = isPerson(other)
        ? b.hand
        : small
          ? b.back
          : [b.face[0] + b.radius * 0.2, b.face[1] + b.radius * 1.2]
      x = clearOfFace(a, b, aheadAt(a, tall, hold[1]) - hold[0])
      near = [hold[0] + x, hold[1]]
      break
    }
    default: {
      const spot: Point = isPerson(other)
        ? [b.back[0] - b.radius * 0.5, b.face[1] + b.radius * 1.6]
        : small
          ? b.back
          : // A head as high as the own face is stroked at the neck, so that the hand hides neither.
            b.face[1] - b.radius < a.face[1] + a.radius * 1.2
            ? [b.face[0] + b.radius * 0.2, b.face[1] + b.radius * 1.15]
            : [b.face[0] + b.radius * 0.4, b.face[1] - b.radius * 0.96]
      x = clearOfFace(a, b, aheadAt(a, tall, spot[1]) - spot[0])
      near = [spot[0] + x, spot[1]]
    }
  }
  const touch = onSomebody(draw(turned), side, x)
  return {
    actor: {
      ...role,
      act: {
        ...act,
        touch: { near: touch(near), ...(far ? { far: touch(far) } : {}) },
        lookAt: [b.face[0] + x, b.face[1]],
      },
    },
    other: lookBack(turned, along ? undefined : a, x),
    placed: 'other',
    at: [x * side, 0],
  }
}

/** The nearest point that is painted of somebody who stands x ahead: what is between body and arm is air. */
function onSomebody({ nodes }: Figure, side: 1 | -1, x: number): (p: Point) => Point {
  const shapes = outlinesOf(nodes)
  return (p) => {
    const [at, y] = nearestPainted([(p[0] - x) * side, p[1]], shapes) ?? p
    return [at * side + x, y]
  }
}

/** Whoever is touched looks at the other, unless both look ahead. */
const lookBack = (role: Role, at: Shape | undefined, x: number): Role => {
  if (!at) return { ...role, gaze: [0.6, role.gaze[1] * 0.4] }
  const [dx, dy] = [Math.max(20, Math.abs(x)), at.face[1]]
  return { ...role, gaze: [0.8, clamp((dy + 70) / dx, -0.6, 0.6) * 0.5] }
}

/** Acts that two do to one thing from the same side, and so not as a pair, if both do the same. */
const SIDE_BY_SIDE: ReadonlySet<Verb> = new Set<Verb>([
  'push',
  'hide-behind',
  'climb',
  'knock',
  'throw',
  'catch',
  'put-on',
  'wrap',
])

/** Where a face ends, in its radii, and the reach of a straight arm as a share. */
const BESIDE = 0.9
const STRAIGHT = 0.97

/** How far below something an animal's mouth may be, in centimetres. */
const STRETCHES = 1

/** One holds the thing out, the other takes its far side: a gift, a tug of war, something heavy. */
function handOver(actor: Role, other: Role, draw: Draw): Pair | undefined {
  const side = actor.facing
  const taker = shapeOf(draw({ ...other, act: undefined }), side)
  const chest = taker.face[1] + taker.radius * 2.1
  // Who is much taller goes down to the other.
  const upright = draw(actor).acting?.thing
  if (!upright) return undefined
  const role = isSeated(actor)
    ? actor
    : withPose(actor, poseFor(upright.y + upright.height / 2, heightOf(actor.member), chest))
  const { thing: given, farSide } = draw(role).acting ?? {}
  if (!given) return undefined
  const edge = side === 1 ? given.x + given.width : -given.x
  const spot: Point = farSide
    ? inFrame(farSide, side)
    : [edge - Math.min(2, given.width * 0.1), given.y + given.height * 0.55]
  const turned = facing({ ...other, act: undefined }, opposite(side))
  const a = shapeOf(draw(role), side)
  if (!isPerson(other)) {
    const nosing = facing({ ...other, act: { verb: 'nose-into', touch: { mouth: [0, spot[1]] } } }, opposite(side))
    const stretched = draw(nosing)
    const mouth = stretched.acting?.contacts[0]?.at
    if (!mouth) return undefined
    const { face } = stretched
    // Too low for what is up in somebody's hands: it comes to them.
    if (mouth[1] - spot[1] > STRETCHES && face.centre[1] - face.radius > given.y + given.height)
      return comeTo(facing(other, opposite(side)), role, { verb: 'paw-on', who: actor.member.who }, draw)
    const x = spot[0] - mouth[0] * side
    // The thing would hide its face, if it is clear of the other's.
    const [dx, dy] = [x + face.centre[0] * side - a.face[0], face.centre[1] - a.face[1]]
    const isBefore = Math.hypot(dx, dy) > face.radius + a.radius
    return { actor: role, other: nosing, placed: 'other', at: [x * side, 0], isBefore }
  }
  const { role: reaching, shape } = lowerTo(facing(turned, side), spot[1], draw)
  const reach = (share?: number) => spot[0] + aheadAt(shape, heightOf(other.member), spot[1], share)
  // What is as high as the taker's face is taken with a straight arm, so that it hides nothing of it.
  const isBeforeFace =
    given.y < shape.face[1] + shape.radius * BESIDE && given.y + given.height > shape.face[1] - shape.radius * BESIDE
  const clear = isBeforeFace ? edge + shape.face[0] + shape.radius * BESIDE : -Infinity
  const x = clearOfFace(a, mirror(shape), Math.max(reach(), Math.min(clear, reach(STRAIGHT))))
  const near: Point = [x - spot[0], spot[1]]
  return {
    actor: role,
    other: {
      ...facing(reaching, opposite(side)),
      act: { verb: 'touch', touch: { near, far: [near[0], near[1] + 2] }, lookAt: near },
    },
    placed: 'other',
    at: [x * side, 0],
  }
}
/** A shape that faces the other way. */
const mirror = (s: Shape): Shape => ({
  ...s,
  face: [-s.face[0], s.face[1]],
  back: [-s.back[0], s.back[1]],
  hand: [-s.hand[0], s.hand[1]],
})

/** Where somebody begins at this height, as seen by who comes from there: shins are behind feet. */
function frontAt({ nodes, box }: Figure, side: 1 | -1, y: number): number {
  const at = edgeBetween(outlinesOf(nodes), [y - TOUCHED, y + TOUCHED], side) * side
  return Number.isFinite(at) ? at : side === 1 ? box.x : -(box.x + box.width)
}
/** Half the height of a nose or a paw, in centimetres. */
const TOUCHED = 2

/** An animal comes to somebody: nose to a hand, paw on a knee, side against a leg, across the feet. */
function comeTo(animal: Role, other: Role, act: RoleAct, draw: Draw): Pair {
  const side = animal.facing
  const touched = draw(facing(other, opposite(side)))
  const b = shapeOf(touched, side)
  const high = -draw(animal).box.y
  // A horse that bowed to somebody's middle would have its forehead before their face: it nudges a shoulder.
  const isTall = high * NECK > -b.face[1] * SHOULDER
  const level = isTall ? b.face[1] * SHOULDER : -Math.min(high * NECK, -b.face[1] * MIDDLE)
  const goal: Point = [frontAt(touched, side, level) + 1, level]
  const point = act.verb === 'paw-on' ? 'near' : 'mouth'
  const poised: Role = { ...animal, act: { ...act, touch: { [point]: [0, goal[1]] } } }
  // Whoever leans turns its back to the other.
  const drawn = draw(act.verb === 'lean' ? facing(poised, opposite(side)) : poised)
  const contact = drawn.acting?.contacts[0]?.at
  const edge = side === 1 ? drawn.box.x + drawn.box.width : -drawn.box.x
  const own = shapeOf(drawn, side)
  const apart = (own.radius + b.radius) * APART
  const drop = Math.min(Math.abs(own.face[1] - b.face[1]), apart)
  const x =
    act.verb === 'lean'
      ? b.face[0] - b.radius * LEANS_ON - inFrame(drawn.anchors.back, side)[0]
      : act.verb === 'lie-across'
        ? b.front - edge + LIES_OVER
        : Math.min(
            goal[0] - (contact ? contact[0] * side : edge),
            act.verb === 'nose-into' ? b.face[0] - Math.sqrt(apart ** 2 - drop ** 2) - own.face[0] : Infinity,
          )
  return {
    actor: {
      ...(act.verb === 'lean' ? facing(poised, opposite(side)) : poised),
      act: { ...act, touch: { [point]: contact ? inFrame(contact, side) : goal } },
    },
    other: facing(other, opposite(side)),
    placed: 'actor',
    at: [x * side, 0],
    // Behind whom it nudges, its head would be hidden.
    isBefore: act.verb === 'nose-into',
  }
}
/** Where an animal's mouth comes to, as a share of its height, and where somebody's shoulder and middle are, of a face's. */
const [NECK, SHOULDER, MIDDLE] = [0.62, 0.74, 0.45]
/** From this distance of two faces on, in sums of their radii, no ear is before the other. */
const APART = 1.1
/** Distance of a leaning animal's back from the other's middle, in face radii. */
const LEANS_ON = 0.9
/** How far an animal that lies across reaches over the other's outline, in centimetres. */
const LIES_OVER = 26

/** Animals that come, and all that sit by a wheelchair, are before the other's legs if they are lower than its chin. */
function standsBefore(guest: Role, bearer: Role, placed: Pair['placed'], draw: Draw): boolean {
  if (isPerson(guest) || !(placed === 'actor' || sits(bearer))) return false
  const { face } = draw({ ...bearer, act: undefined })
  return draw(guest).box.y > face.centre[1] + face.radius
}

const PLACED_BY_OTHERS = new Set(['touch', 'arm-round', 'foreheads', 'push', 'pull'])
const ANIMALS_COME = new Set(['nose-into', 'paw-on', 'lean', 'lie-across', 'touch', 'foreheads', 'arm-round', 'hug'])

function pairOf(actor: Role, other: Role, act: RoleAct, draw: Draw): Pair | undefined {
  if (act.thing) return handOver(actor, other, draw)
  // A pet too large for a lap lies across the legs.
  if (act.verb === 'lap' && !isPerson(other)) {
    const beside = facing(other, opposite(actor.facing))
    return comeTo(beside, actor, { verb: isHorse(other) ? 'nose-into' : 'lie-across', who: actor.member.who }, draw)
  }
  if (isPerson(actor)) return PLACED_BY_OTHERS.has(act.verb) ? touchSomebody(actor, other, act, draw) : undefined
  return ANIMALS_COME.has(act.verb) ? comeTo(actor, other, act, draw) : undefined
}

/** A finger on the own nose, a little below its tip. */
function ownNose(actor: Role, draw: Draw): NonNullable<RoleAct['touch']> {
  const { face, radius } = shapeOf(draw({ ...actor, act: undefined }), actor.facing)
  return { near: [face[0] + radius * 0.5, face[1] + radius * 0.36], isOwn: true }
}

/** Resolves all acts between two members. Whoever is in an embrace or a pair already is left where they are. */
export function resolvePairs(roles: readonly Role[], draw: Draw): Role[] {
  const changed = new Map<string, Role>()
  const carriers = new Set(roles.filter((r) => r.carriesPet).map((r) => r.member.who))
  const busy = new Set(
    roles.flatMap(({ member, huggedBy, carriedBy }) =>
      huggedBy ? [member.who, huggedBy] : carriedBy && carriers.has(carriedBy) ? [member.who, carriedBy] : [],
    ),
  )
  for (const actor of roles) {
    const { act } = actor
    const joiner = act?.thing
      ? roles.find(
          ({ joins, actor: other }) =>
            joins === actor.member.who && !(SIDE_BY_SIDE.has(act.verb) && other.act?.verb === act.verb),
        )
      : undefined
    const who = joiner?.member.who ?? act?.who ?? (act?.verb === 'hand-over' ? actor.actor.looksAt : undefined)
    const other = roles.find((r) => r.member.who === who)
    if (act?.verb === 'touch' && other === actor) {
      changed.set(actor.member.who, { ...actor, act: { ...act, touch: ownNose(actor, draw) } })
      continue
    }
    if (
      !act ||
      !other ||
      other === actor ||
      busy.has(actor.member.who) ||
      busy.has(other.member.who) ||
      other.seat ||
      other.vessel ||
      actor.vessel
    )
      continue
    if (act.verb === 'point') {
      const target = shapeOf(draw(other), 1)
      const far = heightOf(actor.member) * 1.1
      changed.set(actor.member.who, {
        ...actor,
        act: { ...act, touch: { near: [far, target.face[1]] }, lookAt: [far, target.face[1]] },
      })
      continue
    }
    const pair = pairOf(actor, other, act, draw)
    if (!pair) continue
    busy.add(actor.member.who)
    busy.add(other.member.who)
    const [bearer, guest] = pair.placed === 'other' ? [pair.actor, pair.other] : [pair.other, pair.actor]
    changed.set(bearer.member.who, bearer)
    changed.set(guest.member.who, {
      ...guest,
      carriedBy: undefined,
      huggedBy: bearer.member.who,
      standsAt: pair.at,
      ...(pair.isBefore || standsBefore(guest, bearer, pair.placed, draw) ? { standsBefore: true } : {}),
    })
  }
  return roles.map((role) => changed.get(role.member.who) ?? role)
}
