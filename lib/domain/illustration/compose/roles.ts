// Resolves the actors of a direction against the cast: who is present, where each wants to stand, which way each faces,
// where eyes go and what is held.
import type { Cast, Member } from '../cast'
import type { ActSpec } from '../acts/act-spec'
import { standsOnThing } from '../acts/animal-acts'
import type { Actor, Prop, SetDirection, Verb, Who } from '../direction'
import { CHILD_POSES, PET_POSES, PROPS } from '../direction'
import type { Point } from '../scene'
import type { SeatKind } from '../things/seats'
import { PROP_DRAWINGS } from '../things/table'
import { beyondAll, besideViewer, findViewer, isKnownBehind } from './behind-all'
import { pullsRope, tiedThing } from './rope-ties'
import { resolveReach } from './reaching'

export interface RoleAct {
  verb: Verb
  thing?: Prop | undefined
  /** What is poured into, drawn with whoever pours. */
  into?: Prop | undefined
  who?: Who | undefined
  /** Set once the partner is placed: points to touch and to look at, in the figure's centimetres. */
  touch?: ActSpec['touch']
  lookAt?: Point | undefined
}

export interface Role {
  actor: Actor
  member: Member
  /** Wanted position from left (0) to right (1). Only the order counts: the layout packs true extents. */
  wantedX: number
  /** Which way the figure is turned on the page: 1 right, -1 left. */
  facing: 1 | -1
  /** Gaze relative to the figure, -1 to 1: x ahead, y down. */
  gaze: Point
  holding?: Prop | undefined
  /** What it does, as drawn. */
  act?: RoleAct | undefined
  /** The seat it sits or lies on. */
  seat?: SeatKind | undefined
  /** Sleeps under a blanket. */
  underBlanket?: boolean | undefined
  /** Holds a pet with both arms. */
  carriesPet?: boolean | undefined
  /** The vessel it is in. */
  vessel?: Prop | undefined
  /** The member who acts on the same thing. */
  joins?: Who | undefined
  /** The member whose arms carry this pet. */
  carriedBy?: Who | undefined
  /** The member who hugs this one, which stands on its own feet. */
  huggedBy?: Who | undefined
  /** Where it stands from that member's feet, in centimetres on the page; beside the hugging arms if left out. */
  standsAt?: Point | undefined
  /** Drawn before that member, not behind. */
  standsBefore?: true | undefined
}

const SPOT_X: Record<NonNullable<Actor['at']>, number | null> = {
  left: 0.15,
  centre: 0.5,
  right: 0.85,
  far: null,
  near: null,
  aboard: null,
}
/**
 * Wanted x of members whose place the direction leaves open: the child left of the middle with its first pet in front,
 * the others around them.
 */
const DEFAULT_X: Record<Who, number> = {
  child: 0.42,
  pet1: 0.62,
  pet2: 0.22,
  pet3: 0.8,
  pet4: 0.08,
  pet5: 0.94,
  friend: 0.7,
  friend2: 0.16,
  grownup: 0.34,
  elder: 0.76,
}
const MOVING_POSES = new Set(['run', 'walk', 'leap', 'fly', 'swim', 'carry'])
const CARRIED_POSES = new Set(['carried', 'cuddled'])

const isProp = (word: string): word is Prop => PROPS.some((p) => p === word)

interface PresentActor {
  actor: Actor
  member: Member
}

/** What is done near somebody who sleeps instead of running and jumping. */
const QUIET: Partial<Record<string, string>> = {
  run: 'stand',
  leap: 'stand',
  walk: 'stand',
  dig: 'lie',
  beg: 'sit',
  fly: 'perch',
  jump: 'stand',
  celebrate: 'stand',
}
const isAsleep = ({ actor, member }: PresentActor): boolean => actor.pose === 'sleep' && member.kind !== 'pet'

const LIFTED: ReadonlySet<Verb> = new Set<Verb>(['lift', 'carry', 'hold-up'])
/** Whoever hides with something in the hands has none for the face. */
const hidesBusy = ({ who, pose, holding, act }: Actor): boolean =>
  pose === 'hide' &&
  !who.startsWith('pet') &&
  (holding !== undefined || (act !== undefined && act.verb !== 'hide-behind'))

/** Whoever acts on somebody turns to them; a hug is a pose that embraces solve, and a lap is sat for. */
function turnToAct(actor: Actor, direction: SetDirection): Actor {
  const { act } = actor
  if (hidesBusy(actor)) return { ...actor, pose: 'crouch' }
  if (pullsRope(actor)) return { ...actor, looksAt: actor.looksAt ?? tiedThing(direction) }
  if (!act?.who) return actor
  const pose = act.verb === 'hug' ? 'hug' : act.verb === 'lap' ? 'sit' : LIFTED.has(act.verb) ? 'carry' : actor.pose
  return { ...actor, pose, looksAt: act.who }
}
/** A bird that is on a thing is on no perch. */
const leavePerch = (actor: Actor): Actor =>
  actor.pose === 'perch' && actor.act && standsOnThing(actor.act) ? { ...actor, pose: 'stand' } : actor

/** The member who lifts this pet, or has it on the lap. */
const lifterOf = (member: Member, present: readonly PresentActor[]): PresentActor | undefined =>
  member.kind === 'pet'
    ? present.find(
        ({ actor: { act }, member: other }) =>
          other.kind !== 'pet' && act?.who === member.who && (act.verb === 'lap' || LIFTED.has(act.verb)),
      )
    : undefined

/** The actors who are in this book, each once. Unknown members and repetitions are dropped with a note. */
function findPresent(cast: Cast, direction: SetDirection, notes: string[]): PresentActor[] {
  const found: PresentActor[] = []
  for (const actor of direction.actors) {
    const member = cast.find((m) => m.who === actor.who)
    if (!member) notes.push(`${actor.who} is not in this book and was left out`)
    else if (found.some((f) => f.member.who === actor.who)) notes.push(`${actor.who} was named twice`)
    else {
      // The rigs draw an unknown pose as standing.
      if (!(member.kind === 'pet' ? PET_POSES : CHILD_POSES).some((known) => known === actor.pose))
        notes.push(`${actor.who} has no pose ${actor.pose} and stands`)
      // A scarf is drawn over clothes, which pets do not wear.
      if (member.kind === 'pet' && actor.wears === 'scarf') notes.push(`${actor.who} cannot wear a scarf`)
      found.push({ actor: leavePerch(turnToAct(actor, direction)), member })
    }
  }
  return found
}

/** Whoever carries somebody in a chair on poles faces the chair, to hold its poles. */
const bearsChair = ({ pose, looksAt }: Actor, { actors, props }: SetDirection): boolean =>
  pose === 'carry' &&
  props.some(({ prop }) => prop === 'poled-chair') &&
  actors.some(({ who, pose: seated }) => who === looksAt && seated === 'sit')

/** Wanted x of the i-th prop when the direction does not say: alternately right and left. */
export function propWantedX(at: Actor['at'], i: number, mirrored = false): number {
  const x = (at === undefined ? null : SPOT_X[at]) ?? [0.9, 0.1, 0.72, 0.28, 0.98, 0.02][i % 6] ?? 0.9
  return mirrored ? 1 - x : x
}

/** The actor who holds what this one looks at. */
const holderOf = (actor: Actor, present: readonly PresentActor[]): PresentActor | undefined =>
  present.find(
    ({ actor: other }) =>
      other !== actor &&
      actor.looksAt !== undefined &&
      (other.holding === actor.looksAt || other.act?.thing === actor.looksAt),
  )

function targetOf(
  actor: Actor,
  wants: ReadonlyMap<string, number>,
  holder: PresentActor | undefined,
): number | undefined {
  if (actor.looksAt === undefined || actor.looksAt === actor.who) return undefined
  return wants.get(holder?.actor.who ?? actor.looksAt)
}

/** Height of the head of somebody who lies on the ground, in centimetres. */
const LYING_HEAD_HEIGHT = 60

/** Vertical gaze (-1 up, 1 down): up to what flies or hangs high, down to what is small or lies low. */
function gazeYOf(actor: Actor, target: Member | undefined, held: boolean): number {
  if (actor.pose === 'look-up') return -0.8
  if (held) return actor.who.startsWith('pet') ? -0.5 : 0.2
  const prop = actor.looksAt !== undefined && isProp(actor.looksAt) ? actor.looksAt : undefined
  // A tall prop rises above the eyes of somebody who lies down.
  if (prop && actor.pose === 'lie' && PROP_DRAWINGS[prop]().height > LYING_HEAD_HEIGHT) return -0.5
  if (prop)
    return [
      'kite',
      'balloon',
      'moon',
      'star',
      'comet',
      'plane',
      'paper-plane',
      'butterfly',
      'moth',
      'clock',
      'window',
      'bird-tree',
    ].includes(prop)
      ? -0.7
      : prop === 'poster' || prop === 'name-peg'
        ? -0.2
        : 0.5
  if (!target) return 0
  if (target.kind === 'pet') return target.type === 'Horse' ? -0.1 : 0.55
  return actor.who.startsWith('pet') ? -0.6 : 0
}

/** What people who hold it wear on the hand, unless they look at it; a hat only if they wave. */
const ON_HAND: ReadonlySet<Prop> = new Set<Prop>(['sock', 'glove'])

/** Whoever stands with a broom has it on the floor, and both hands on its handle. */
const STANDS_WITH_BROOM: ReadonlySet<string> = new Set(['stand', 'look-up', 'walk', 'hands-on-hips'])

/** The longest prop that a pet can hold, in centimetres. */
const MAX_PET_HOLDS = 45

function canHold(member: Member, prop: Prop, notes: string[]): boolean {
  if (member.kind !== 'pet') return true
  const { width, height } = PROP_DRAWINGS[prop]()
  if (Math.max(width, height) <= MAX_PET_HOLDS) return true
  notes.push(`${member.who} cannot hold a ${prop}`)
  return false
}

/** The tallest thing into which somebody pours, in centimetres: a bucket is held no higher than the breast. */
const POURED_INTO = 66
/** Whoever pours and looks at something low pours into it. */
function pouredInto({ act, looksAt }: Actor, member: Member, { props }: SetDirection): Prop | undefined {
  if (act?.verb !== 'pour' || member.kind === 'pet') return undefined
  return props.find(({ prop }) => prop === looksAt && prop !== act.thing && PROP_DRAWINGS[prop]().height <= POURED_INTO)
    ?.prop
}

const withPoured = (act: RoleAct, into: Prop | undefined): RoleAct => (into ? { ...act, into } : act)

/** The earlier actor who acts on the same thing, which is drawn with that one. */
const sharerOf = (present: readonly PresentActor[], actor: Actor): PresentActor | undefined =>
  actor.act?.thing === undefined
    ? undefined
    : present
        .slice(
          0,
          present.findIndex((p) => p.actor === actor),
        )
        .find((p) => p.actor.act?.thing === actor.act?.thing)

/** Moves everybody to the side of the leading figure where most of them are. */
function gatherOnOneSide(wants: Map<string, number>, leader: string): void {
  const from = wants.get(leader) ?? 0.5
  const right = [...wants.values()].reduce((sum, x) => sum + Math.sign(x - from), 0) >= 0
  for (const [who, x] of wants) if (who !== leader && x > from !== right) wants.set(who, 2 * from - x)
}

/** Which way everybody travels: to the thing to which one of them goes, else the way the page turns. */
function wayOf(present: readonly PresentActor[], { props }: SetDirection, wants: ReadonlyMap<string, number>): 1 | -1 {
  for (const { actor, member } of present) {
    const { looksAt, pose, holding, act } = actor
    const goes = member.kind !== 'pet' && MOVING_POSES.has(pose) && looksAt !== holding && looksAt !== act?.thing
    if (!goes || !props.some(({ prop, at }) => prop === looksAt && at !== undefined)) continue
    return (wants.get(looksAt ?? '') ?? 1) < (wants.get(actor.who) ?? 0) ? -1 : 1
  }
  return 1
}

export function resolveRoles(cast: Cast, direction: SetDirection, notes: string[]): Role[] {
  const named = findPresent(cast, direction, notes)
  const present = named.some(isAsleep)
    ? named.map((one) => ({ ...one, actor: { ...one.actor, pose: QUIET[one.actor.pose] ?? one.actor.pose } }))
    : named
  const wants = new Map<string, number>()
  // Each later actor wants a hair more to the right, so that no two want the same x and the order is settled.
  present.forEach(({ actor }, i) =>
    wants.set(actor.who, ((actor.at && SPOT_X[actor.at]) ?? DEFAULT_X[actor.who]) + i * 0.003),
  )
  const runs = present.some((h) => h.member.kind !== 'pet' && MOVING_POSES.has(h.actor.pose))
  const { mirrored = false } = direction
  if (mirrored) for (const [who, x] of wants) wants.set(who, 1 - x)
  const child = present.find((h) => h.actor.who === 'child') ?? present.find((h) => h.member.kind !== 'pet')
  if (direction.oneSided && child) gatherOnOneSide(wants, child.actor.who)
  direction.props.forEach((p, i) => {
    if (wants.has(p.prop)) return
    const x = propWantedX(p.at, i, mirrored)
    const isBehind = isKnownBehind(p.prop, p.text)
    // What has no place of its own stands beside the first who looks at it (page-props): all others turn to it there.
    const viewer = p.at === undefined ? findViewer(p.prop, present)?.actor : undefined
    const own = viewer && wants.get(viewer.who)
    const goes = runs && viewer && MOVING_POSES.has(viewer.pose)
    const by = own === undefined ? x : besideViewer({ wantedX: own, facing: goes || x > own ? 1 : -1 }, isBehind)
    wants.set(p.prop, isBehind ? beyondAll(by) : by)
  })
  const partner = present.find((h) => h !== child)
  return present.map(({ actor, member }): Role => {
    const want = wants.get(actor.who) ?? 0.5
    const focus = member === child?.member ? partner : child
    const holder = holderOf(actor, present)
    const target = targetOf(actor, wants, holder) ?? (focus ? wants.get(focus.actor.who) : undefined)
    const looked =
      present.find((h) => h.actor.who === actor.looksAt)?.member ??
      (actor.looksAt === undefined ? focus?.member : undefined)
    // All who travel go the same way.
    const travel = wayOf(present, direction, wants)
    const toTarget =
      target === undefined || Math.abs(target - want) < 0.02 ? (want > 0.6 ? -1 : 1) : target > want ? 1 : -1
    const faces: 1 | -1 =
      MOVING_POSES.has(actor.pose) &&
      !pullsRope(actor) &&
      !bearsChair(actor, direction) &&
      (runs || actor.looksAt === undefined)
        ? travel
        : actor.pose === 'back-turned'
          ? toTarget === 1
            ? -1
            : 1
          : toTarget
    const ahead = toTarget === faces ? 0.7 : -0.8
    // From behind, a pet in somebody's arms would be hidden.
    const lifter = lifterOf(member, present)
    const carriedBy =
      (lifter || CARRIED_POSES.has(actor.pose)) && member.kind === 'pet' && direction.shot !== 'behind'
        ? (lifter ?? child)?.actor.who
        : undefined
    const named = actor.looksAt !== undefined && isProp(actor.looksAt) ? actor.looksAt : undefined
    const holding = actor.holding && canHold(member, actor.holding, notes) ? actor.holding : undefined
    const sharer = sharerOf(present, actor)
    const onHand =
      holding !== undefined &&
      member.kind !== 'pet' &&
      !actor.act &&
      actor.looksAt !== holding &&
      (ON_HAND.has(holding) || (holding === 'hat' && actor.pose === 'wave'))
    const onFloor =
      holding === 'broom' &&
      member.kind !== 'pet' &&
      !actor.act &&
      actor.at !== 'aboard' &&
      STANDS_WITH_BROOM.has(actor.pose)
    const act = sharer
      ? undefined
      : onHand
        ? { verb: 'hold-up' as const, thing: holding }
        : onFloor
          ? { verb: 'touch' as const, thing: holding }
          : actor.act && withPoured(actor.act, pouredInto(actor, member, direction))
    return {
      actor: {
        ...actor,
        pose: lifter
          ? lifter.actor.act?.verb === 'lap'
            ? 'cuddled'
            : 'carried'
          : resolveReach(actor, named, actor.looksAt === undefined ? undefined : looked),
      },
      member,
      wantedX: want,
      facing: faces,
      gaze: [ahead, gazeYOf(actor, looked, holder !== undefined && holder.member.kind !== 'pet')],
      ...(holding && !onHand && !onFloor ? { holding } : {}),
      ...(act ? { act } : {}),
      ...(sharer ? { joins: sharer.actor.who } : {}),
      ...(carriedBy ? { carriedBy } : {}),
    }
  })
}
