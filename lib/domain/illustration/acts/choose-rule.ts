// The rule for an act with this thing: carried or standing, in the thing's own way if it has one.
import type { ChildPose, Prop, Verb } from '../direction'
import type { Box } from '../scene'
import type { ActSpec } from './act-spec'
import type { ActThing } from './act-thing'
import type { HandRule, HeldAct, StandingAct } from './act-rules'
import { PERSON_ACTS } from './person-acts'
import { handled, WITH_THING } from './with-thing'
import { personVerb } from './verbs'

export type Rule = StandingAct & Partial<Pick<HeldAct, 'place'>>

/** Shares of the actor's height below which one kneels, and crouches. */
const KNEEL_BELOW = 0.34
const CROUCH_BELOW = 0.2

const TOUCH_SOMEBODY: Rule = {
  pose: 'stand',
  lean: 6,
  near: { shape: 'flat' },
  far: { shape: 'flat' },
}

/** The other hand, which does nothing: not stretched out towards a face. */
const RESTING: HandRule = { body: 'lap', by: [0.12, -0.04], shape: 'relaxed' }
const TOUCH_OWN: Rule = { pose: 'stand', lean: 0, near: { shape: 'point', aim: -120 }, far: RESTING }
const TOUCH_WITH_ONE: Rule = { pose: 'stand', lean: 6, near: { shape: 'flat' }, far: RESTING }

/** @param tall the actor's height in centimetres */
export function chooseRule(act: ActSpec, tall: number, seated = false): Rule {
  const rule = withTool(ruleFor(act, tall, seated), act.tool)
  return act.thing?.words ? besideWords(rule, act.thing, act.thing.words) : rule
}

/** The near hand has the tool, the other one the thing, so low that the tool is before no face. */
function withTool(rule: Rule, tool: ActSpec['tool']): Rule {
  if (!tool || !rule.near) return rule
  const near = { ...rule.near, shape: 'grip', tool } as const
  return rule.place
    ? { ...rule, place: { ...rule.place, by: [0.95, 0.42] }, near: { ...near, at: 'top' } }
    : { ...rule, near }
}

/** How far a hand's edge is from the words, in centimetres: a tool's tip or a finger, and a palm. */
const FROM_WORDS = { tip: 2, palm: 6 }
/** No hand lies on words: on what stands it is at the near edge, on what is held below them. */
function besideWords(rule: Rule, { box }: ActThing, words: Box): Rule {
  const { near, far } = rule
  if (!rule.place) {
    const away = near?.tool || near?.shape === 'point' ? FROM_WORDS.tip : FROM_WORDS.palm
    return { ...rule, inset: Math.max(1, words.x - box.x - away) / box.width }
  }
  return {
    ...rule,
    ...(near?.at === 'centre' ? { near: { ...near, at: near.tool ? 'page' : 'low-left' } } : {}),
    ...(far?.at === 'top-right' ? { far: { ...far, at: 'right' } } : {}),
  }
}

function ruleFor({ verb, thing, touch, stands }: ActSpec, tall: number, seated: boolean): Rule {
  const own = personVerb(verb)
  const row = PERSON_ACTS[own]
  if (!thing || !row) return touch?.isOwn ? TOUCH_OWN : touch?.far ? TOUCH_SOMEBODY : TOUCH_WITH_ONE
  const { word } = thing
  const special = WITH_THING[own]?.[word]
  const large = Math.max(thing.box.width, thing.box.height) > LARGE_FROM && !TAKES_LARGE.has(own)
  const inHand = special?.place !== undefined || !(thing.standing || large)
  const rule: Rule = inHand
    ? { ...row.held, ...(USED_BY_HANDLE.has(own) ? handled(word) : {}), ...special }
    : { ...row.standing, ...special }
  if (own === 'write' && inHand && stands && !special?.place) return { ...rule, ...WRITE_STANDING }
  if (own === 'hide-behind') return hidden(rule, thing, tall, seated)
  if (own === 'hold-up' && inHand && !special) return raised(rule, thing, tall)
  if (!inHand) return onGround(own, { layer: 'behind', ...rule }, thing, tall)
  if (own === 'dig' && inHand && -thing.box.y > FLAT_BELOW && !special)
    return { ...rule, effect: undefined, near: { at: 'top-left', shape: 'open' }, far: { at: 'top', shape: 'open' } }
  if (rule.place?.at === 'ground' && -thing.box.y < FLAT_BELOW && !special?.place) return flat(rule, seated)
  if (own === 'read' && !special?.place && thing.box.width > WIDE_PAGE) return { ...rule, place: PAGE_BEFORE_FACE }
  if (rule.place && !special?.place && thing.box.height > TALL_PAGE) return belowChin(rule, thing.box)
  if (own === 'eat' && !special?.place && thing.box.height > A_BITE)
    return { ...rule, place: { anchor: 'rim', at: 'mouth', by: [-0.06, 0.05], angle: -6 } }
  return Math.max(thing.box.width, thing.box.height) < SMALL_BELOW && rule.place?.at !== 'ground'
    ? withTips(rule)
    : rule
}
/** A sheet before the breast, in the far hand. */
const WRITE_STANDING: Partial<Rule> = {
  pose: 'stand',
  lean: 4,
  head: [8, 0.4],
  legs: undefined,
  place: { anchor: 'centre', at: 'chest', by: [0.9, 0.06], angle: -6 },
  near: { at: 'page', shape: 'grip', aim: -10, tool: 'crayon' },
  far: { at: 'low-right', shape: 'flat', aim: -20 },
}
/** Centimetres from which an open page would hide half of its reader's face: it is farther ahead, and lower. */
const WIDE_PAGE = 40
const PAGE_BEFORE_FACE: HeldAct['place'] = { anchor: 'left', at: 'face', by: [0.64, 0.54], angle: -10 }
/** Centimetres from which what is held before the breast would hide the mouth. */
const TALL_PAGE = 44
/** A head, and from the breast to the chin. */
const [HEAD_CM, TO_CHIN] = [24, 14]
function belowChin(rule: Rule, { height }: Box): Rule {
  const { place } = rule
  if (place?.at !== 'chest' || place.anchor !== 'centre') return rule
  const low = Math.max(place.by[1], (height / 2 - TO_CHIN) / HEAD_CM)
  return { ...rule, place: { ...place, by: [place.by[0], low] } }
}

/** Share of the actor's height from which a thing is too wide to be raised beside the own face. */
const WIDE_FROM = 0.24
/** What is held by its stick is above the head, however wide it is. */
const ON_A_STICK: ReadonlySet<Prop> = new Set<Prop>(['umbrella', 'balloon', 'kite', 'lollipop', 'broom', 'sign'])
/**
 * The own face is free: what is wide is held out before the breast with both hands, all else is raised in the far hand,
 * since the near arm would cross the face.
 */
function raised(rule: Rule, { word, box }: ActThing, tall: number): Rule {
  if (ON_A_STICK.has(word)) return { ...rule, near: RESTING, far: { at: 'base', shape: 'fist', aim: -70 } }
  if (box.width < tall * WIDE_FROM) return { ...rule, near: RESTING }
  return {
    ...rule,
    lean: -4,
    head: [-4, -0.1],
    place: { anchor: 'top', at: 'chest', by: [0.74, 0.06] },
    near: { at: 'left', shape: 'grip' },
    far: { at: 'right', shape: 'grip' },
  }
}
/** Things of this size (centimetres) are not held up in the air while something is done to them. */
const LARGE_FROM = 50
const TAKES_LARGE: ReadonlySet<Verb> = new Set<Verb>([
  'lift',
  'hug',
  'hold-up',
  'hand-over',
  'play',
  'push',
  'pull',
  'throw',
  'catch',
  'read',
  'eat',
  'put-on',
  'wrap',
  'hide-behind',
  'dig',
  'tear',
  'point',
  'look-along',
])
/** What lies this low (centimetres) is crouched to, and taken onto the lap in a wheelchair. */
const FLAT_BELOW = 30
function flat(rule: Rule, seated: boolean): Rule {
  if (!seated) return { ...rule, pose: 'crouch', lean: (rule.lean ?? 0) + 8 }
  return { ...rule, effect: undefined, place: { anchor: 'base', at: 'lap', by: [0.42, -0.02] } }
}

/** Smaller things would vanish in a hand. */
const SMALL_BELOW = 24
/** What is higher (centimetres) hangs below the mouth by its corner: beside it, it would hide half of the face. */
const A_BITE = 14
const withTips = (rule: Rule): Rule => {
  const tips = (hand: HandRule | undefined): HandRule | undefined =>
    hand?.at && !hand.tool && !hand.inside && hand.shape !== 'point'
      ? { ...hand, shape: hand.shape === 'fist' ? 'grip' : hand.shape, tips: true }
      : hand
  const [near, far] = [tips(rule.near), tips(rule.far)]
  return { ...rule, ...(near ? { near } : {}), ...(far ? { far } : {}) }
}

/** Heights of eyes and chin of somebody who hides, as shares of their height, for each pose. */
const HIDING: readonly { pose: ChildPose; eyes: number; chin: number }[] = [
  { pose: 'crouch', eyes: 0.5, chin: 0.38 },
  { pose: 'kneel', eyes: 0.62, chin: 0.5 },
  { pose: 'stand', eyes: 0.8, chin: 0.68 },
]
const FROM_WHEELCHAIR = [{ pose: 'sit', eyes: 0.74, chin: 0.6 }] as const
/** Hides below what is low, so that the eyes look over it; looks out from the side of what is high. */
function hidden(rule: Rule, thing: ActThing, tall: number, seated: boolean): Rule {
  const top = -thing.box.y / tall
  const [best] = (seated ? FROM_WHEELCHAIR : HIDING)
    .filter(({ eyes }) => top < eyes - 0.04)
    .sort((a, b) => Math.abs(a.chin - top) - Math.abs(b.chin - top))
  if (!best) return rule
  const held = PERSON_ACTS['hide-behind']?.held
  return held ? { ...held, pose: best.pose, lean: best.pose === 'crouch' ? 4 : 10 } : rule
}

function onGround(verb: Verb, rule: Rule, thing: ActThing, tall: number): Rule {
  const { word, box } = thing
  const height = -box.y
  if (verb === 'climb' && height < tall * 0.7) {
    return {
      ...rule,
      legs: undefined,
      over: undefined,
      farEdge: undefined,
      pose: 'crouch',
      lean: 20,
      heights: { near: 0.9, far: 0.9 },
    }
  }
  if (verb === 'pull' && height < tall * 0.4)
    return {
      ...rule,
      near: { body: 'hip', by: [1.25, -0.25], shape: 'fist' },
      far: { body: 'hip', by: [1.35, -0.3], shape: 'fist' },
      over: 2.2,
      effect: 'tow',
    }
  const pose = lowered(rule, box.y, tall, word)
  // The other arm of somebody who kneels rests, instead of reaching out too.
  const rests = pose !== rule.pose && !rule.far
  return { ...rule, pose, ...(rests ? { far: RESTING } : {}) }
}
const USED_BY_HANDLE: ReadonlySet<string> = new Set(['play', 'touch', 'push', 'pull'])

/** Whoever acts on what is low kneels to it. */
function lowered(rule: Rule, top: number, tall: number, word: Prop): ChildPose {
  if (rule.pose !== 'stand' && rule.pose !== 'walk') return rule.pose
  const low = word === 'handprint' ? 30 : -top
  return low < tall * CROUCH_BELOW ? 'crouch' : low < tall * KNEEL_BELOW ? 'kneel' : rule.pose
}

/** Directed poses that an act keeps: one can read sitting, throw running. */
const KEPT: ReadonlySet<string> = new Set(['sit', 'kneel', 'crouch', 'jump', 'lie'])
const MOVING: ReadonlySet<string> = new Set(['run', 'walk', 'jump'])
const DONE_MOVING: ReadonlySet<string> = new Set(['throw', 'catch', 'hold-up', 'hug', 'play'])

/** The pose in which the act is drawn: the directed one where the act allows it. */
export function poseOfAct(act: ActSpec, directed: string, tall: number): string {
  const { pose } = chooseRule(act, tall)
  if (pose === 'stand' && (KEPT.has(directed) || (MOVING.has(directed) && DONE_MOVING.has(act.verb)))) return directed
  return pose
}
