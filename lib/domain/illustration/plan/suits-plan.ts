// Which pages can be seen from straight above: people on a floor, round a table or on a path, with things that have a
// plan drawing.
import type { Actor, Direction, Prop, Verb } from '../direction'
import { PROP_DRAWINGS } from '../things/table'
import { hasPlan } from './plan-things'

const MOST = 5
const POSES = new Set(['stand', 'sit', 'kneel', 'crouch', 'read', 'walk', 'point', 'reach', 'look-up'])
const PET_POSES = new Set([
  'stand',
  'sit',
  'walk',
  'lie',
  'sleep',
  'look-up',
  'perch',
  'swim',
  'beg',
  'back-turned',
  'dig',
])
/** What hands or a nose do to something that lies before them. A stream is not seen from above. */
const VERBS: ReadonlySet<Verb> = new Set<Verb>([
  'write',
  'read',
  'paint',
  'glue',
  'touch',
  'point',
  'tear',
  'wrap',
  'eat',
  'peel',
  'open',
  'nose-into',
  'paw-on',
])

const canBeSeenFromAbove = ({ who, pose, wears, act, at, holding }: Actor): boolean =>
  (who.startsWith('pet') ? PET_POSES : POSES).has(pose) &&
  wears === undefined &&
  at !== 'aboard' &&
  (act === undefined || (act.thing !== undefined && VERBS.has(act.verb) && hasPlan(act.thing))) &&
  // What is done with something in the hand is hidden by the head.
  (holding === undefined || (act === undefined && hasPlan(holding) && !LARGE.has(holding) && !who.startsWith('pet')))

/** Too large to lie before somebody's knees. */
const LARGE = new Set<Prop>(['umbrella', 'table', 'bed', 'bench', 'boat', 'box-boat', 'log', 'rug'])

const SEATS: ReadonlySet<Prop> = new Set<Prop>(['bench', 'sofa', 'log'])

/** What is smaller is lost in a hand that is seen from above, in centimetres. */
const SEEN_IN_HAND = 30
const isLostInHand = ({ who, holding }: Actor): boolean => {
  if (holding === undefined || who.startsWith('pet')) return false
  const { width, height } = PROP_DRAWINGS[holding]()
  return Math.max(width, height) < SEEN_IN_HAND
}
/** What only a face tells, and from above there is none. */
const OF_FACES = new Set<Actor['feeling']>(['cross', 'sad', 'scared'])
const isToldByFace = ({ who, feeling, weeps, voice }: Actor): boolean =>
  !who.startsWith('pet') && (OF_FACES.has(feeling) || weeps !== undefined || voice !== undefined)

const LOW = new Set(['sit', 'kneel', 'crouch', 'read'])

/** How well a page is told from above: 0 not at all, 1 so so, 2 well. */
export function suitsPlan({ actors, props, shot }: Direction): 0 | 1 | 2 {
  if (actors.length > MOST || !actors.every(canBeSeenFromAbove) || !props.every(({ prop }) => hasPlan(prop))) return 0
  if (!actors.some(({ who }) => !who.startsWith('pet')) || shot === 'behind') return 0
  // In a plan they would lie beside what they are in.
  if (props.some(({ prop, text }) => text !== undefined && PROP_DRAWINGS[prop](text).underAll)) return 0
  const isTold = shot === 'above' || shot === 'plan'
  if (!isTold && actors.some((actor) => isToldByFace(actor) || isLostInHand(actor))) return 0
  // Chairs without a table are hidden by whoever sits on them.
  if (props.some(({ prop }) => prop === 'chair') && !props.some(({ prop }) => prop === 'table')) return 0
  // On a bench they would be hidden too.
  if (
    props.some(({ prop }) => SEATS.has(prop)) &&
    actors.some(({ who, pose }) => pose === 'sit' && !who.startsWith('pet'))
  )
    return 0
  const lead = actors.find(({ who }) => who === 'child') ?? actors[0]
  const things = props.length > 0
  if (!things && actors.length < 2) return 0
  return lead && things && (LOW.has(lead.pose) || props.some(({ prop }) => prop === 'table')) ? 2 : 1
}
