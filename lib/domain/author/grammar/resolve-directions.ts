// Parses page directions: "garden rain wide morning | child: stand happy holds boots | all: sit curious | props:
// puddle, sign "NO" at left | event".
import {
  CHILD_POSES,
  direction,
  FEELINGS,
  LIGHTS,
  PET_POSES,
  PROPS,
  SHOTS,
  SPOTS,
  WEATHERS,
  WHO,
  SETTINGS,
  DESTINATIONS,
  WEARS,
  VERBS,
  VOICES,
} from '../../illustration/direction'
import type { Act, Actor, Direction, PetPose, Who } from '../../illustration/direction'
import { AT_HOME } from '../world/homes'
import { poseFor } from '../world/kinds'
import type { Book } from './book'
import type { Player } from './cast'
import { NOT_DRAWN } from './facts'
import { TemplateError } from './text'

const member = <T extends string>(list: readonly T[], word: string | undefined): T | undefined =>
  list.find((x) => x === word)
const need = <T extends string>(list: readonly T[], word: string | undefined, what: string): T => {
  const found = member(list, word)
  if (found === undefined) throw new TemplateError(`"${word ?? ''}" is no ${what}`)
  return found
}
const PET_WHO = ['pet1', 'pet2', 'pet3', 'pet4', 'pet5'] as const
export const whoIs = (pet: Player): Who => need(PET_WHO, `pet${pet.index + 1}`, 'pet')

/** What a line adds to its page's picture: what a pet does, or with `child` the child; after "|" more props. */
export interface StageDirection {
  pet: Player
  child?: true
  mate?: Player | undefined
  stage: string
}

const personOf = (word: string): Who | undefined =>
  word === 'Kim' ? 'child' : word === 'Bo' ? 'pet1' : member(WHO, word)

/** Parses "play:trombone" or "hug:Bo": a verb and the thing or member of the cast that it is done to. */
function actOf(value: string): Act {
  const [verb, other = ''] = value.split(':')
  const who = personOf(other)
  return {
    verb: need(VERBS, verb, 'act'),
    ...(who ? { who } : { thing: need(PROPS, other, 'prop or person') }),
  }
}

/** Parses "sit curious looks Kim holds ball does push:box at left"; "weeps" and a voice ("sings") stand alone. */
function actorOf(who: Who, stage: string, pet?: Player): Actor {
  const [pose = '', feeling, ...words] = stage.trim().split(/\s+/)
  const rest = words.filter((word) => word !== 'weeps' && !member(VOICES, word))
  const found = pet
    ? poseFor(pet.kind, need<PetPose>(PET_POSES, pose, 'pose of a pet'))
    : need(CHILD_POSES, pose, 'pose')
  const isDrawn = (value: string) => value !== NOT_DRAWN
  const actor: Actor = { who, pose: found, feeling: need(FEELINGS, feeling, 'feeling') }
  if (words.includes('weeps')) actor.weeps = true
  const voice = words.map((word) => member(VOICES, word)).find((word) => word !== undefined)
  if (voice) actor.voice = voice
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const value = rest[i + 1] ?? ''
    if (!isDrawn(value)) continue
    if (rest[i] === 'holds') actor.holding = need(PROPS, value, 'prop')
    else if (rest[i] === 'wears') actor.wears = need(WEARS, value, 'thing to wear')
    else if (rest[i] === 'at') actor.at = need(SPOTS, value, 'spot')
    else if (rest[i] === 'does') actor.act = actOf(value)
    else if (rest[i] === 'looks') actor.looksAt = personOf(value) ?? need(PROPS, value, 'prop or person')
    else throw new TemplateError(`"${rest[i] ?? ''}" in the stage direction "${stage}"`)
  }
  if (rest.length % 2) throw new TemplateError(`a word too many in "${stage}"`)
  return actor
}

type PlacedProp = Direction['props'][number]
function propOf(source: string): PlacedProp {
  const match = /^([\w-]+)(?: "([^"]*)")?(?: at (\w+))?$/.exec(source.trim())
  if (!match) throw new TemplateError(`prop "${source}"`)
  const prop: PlacedProp = { prop: need(PROPS, match[1], 'prop') }
  if (match[2]) prop.text = match[2].slice(0, 40)
  if (match[3]) prop.at = need(SPOTS, match[3], 'spot')
  return prop
}

/** What is written on a prop may have commas. */
const propsOf = (source: string): PlacedProp[] =>
  (source.match(/(?:[^,"]|"[^"]*")+/g) ?? []).filter((p) => p.trim() && p.trim() !== NOT_DRAWN).map(propOf)
const PROPS_AT_MOST = 6

/** A picture holds at most 9 actors; the cast comes first. */
const ACTORS_AT_MOST = 9

/**
 * @param source the page's direction, expanded
 * @param staged the directions of the pets' own lines; they override the page's "Bo:" and "all:"
 * @param named pets that the text names: all of them must be in the picture, but for a partner who is "away"
 */
export function resolveDirection(
  book: Book,
  source: string,
  staged: StageDirection[],
  named: ReadonlySet<Player>,
): Direction {
  const [head = '', ...segments] = source
    .split('|')
    .map((s) => s.trim())
    .filter(Boolean)
  const people: Actor[] = []
  const pets = new Map<Player, Actor>()
  const added: PlacedProp[] = []
  let acting: Actor | undefined
  for (const { pet, mate, child, stage: whole } of staged) {
    const [stage = '', ...more] = whole.split('|').map((s) => s.trim())
    for (const segment of more) added.push(...propsOf(segment.replace(/^props:/, '')))
    if (child) {
      acting = actorOf('child', stage)
      continue
    }
    pets.set(pet, actorOf(whoIs(pet), stage.replace('looks Mo', `looks ${mate ? whoIs(mate) : 'Kim'}`), pet))
    if (mate) pets.set(mate, actorOf(whoIs(mate), stage.replace('looks Mo', `looks ${whoIs(pet)}`), mate))
  }
  let props: PlacedProp[] = []
  let event: string | undefined
  let everyone: string | undefined
  const isAway = segments.includes('Bo: away')
  for (const segment of segments) {
    const [, who = '', stage = ''] = /^([\w]+):\s*(.*)$/.exec(segment) ?? []
    if (segment === 'event') event = book.event?.id
    else if (who === 'props') props = propsOf(stage)
    else if (who === 'all') everyone = stage
    else if (who === 'Bo') {
      if (!isAway && !pets.has(book.partner)) pets.set(book.partner, actorOf('pet1', stage, book.partner))
    } else people.push(who === 'child' && acting ? acting : actorOf(need(WHO, who, 'actor'), stage))
  }
  for (const pet of book.pets)
    if (!pets.has(pet) && !(isAway && pet === book.partner) && (everyone || named.has(pet)))
      pets.set(pet, actorOf(whoIs(pet), everyone ?? 'sit curious', pet))

  const words = head.split(/\s+/)
  const one = <T extends string>(list: readonly T[], what: string): T =>
    need(
      list,
      words.find((w) => member(list, w)),
      what,
    )
  const [setting] = words
  const time = words.find((w) => /^\d{1,2}:\d\d$/.test(w))
  const cast = book.pets.flatMap((p) => pets.get(p) ?? [])
  return direction.parse({
    setting: need([...SETTINGS, ...DESTINATIONS], setting, 'setting'),
    light: one(LIGHTS, 'light'),
    shot: one(SHOTS, 'shot'),
    weather:
      member(
        WEATHERS,
        words.find((w) => member(WEATHERS, w)),
      ) ?? 'clear',
    ...(time ? { time } : {}),
    actors: [...people.slice(0, 1), ...cast, ...people.slice(1)].slice(0, ACTORS_AT_MOST),
    props: [...added, ...props.filter((p) => !added.some((a) => a.prop === p.prop))].slice(0, PROPS_AT_MOST),
    ...(event ? { event } : {}),
    ...(book.home && AT_HOME.has(setting ?? '') ? { home: book.home.id } : {}),
    ...(book.place ? { destination: book.place.id } : {}),
  })
}
