// Reads a frame's direction: "river noon wide free | child walk happy holds key | all sit calm | family | props: boat".
import {
  CHILD_POSES,
  DESTINATIONS,
  FEELINGS,
  LIGHTS,
  PET_POSES,
  PROPS,
  SETTINGS,
  SHOTS,
  SPOTS,
  WEARS,
  WEATHERS,
  type Actor,
  type Direction,
  type Who,
} from '../../illustration/direction'
import type { Extra } from '../../story/manuscript'
import { KIND_OF, poseFor } from '../world/kinds'
import type { PetType } from '../../story/lists'

function need<T extends string>(list: readonly T[], word: string | undefined): T {
  const found = list.find((x) => x === word)
  if (found === undefined) throw new Error(`"${word ?? ''}" is no part of a direction`)
  return found
}
const PET_WHO = ['pet1', 'pet2', 'pet3', 'pet4', 'pet5'] as const

interface Cast {
  pets: readonly { type: PetType }[]
  /** Pets besides the first that the page names. */
  named: ReadonlySet<number>
  family: readonly Extra[]
}

function actorOf(who: Who, words: readonly string[], type?: PetType): Actor {
  const [pose, feeling, ...rest] = words
  const actor: Actor = {
    who,
    pose: type ? poseFor(KIND_OF[type], need(PET_POSES, pose)) : need(CHILD_POSES, pose),
    feeling: need(FEELINGS, feeling),
  }
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const value = rest[i + 1]
    if (rest[i] === 'holds') actor.holding = need(PROPS, value)
    else if (rest[i] === 'wears') actor.wears = need(WEARS, value)
    else if (rest[i] === 'at') actor.at = need(SPOTS, value)
  }
  return actor
}

function propOf(source: string): Direction['props'][number] {
  const [, prop, text, at] = /^([\w-]+)(?: "([^"]*)")?(?: at (\w+))?$/.exec(source.trim()) ?? []
  return { prop: need(PROPS, prop), ...(text ? { text } : {}), ...(at ? { at: need(SPOTS, at) } : {}) }
}

/** Whether the page's text says nothing about where it is, so that an idea may take it elsewhere. */
export const isFree = (stage: string): boolean => /\bfree\b/.test(stage.split('|')[0] ?? '')

/** A close picture holds this many. */
const CLOSE_AT_MOST = 3

export function readStage(stage: string, { pets, named, family }: Cast): Direction {
  const [head = '', ...segments] = stage.split('|').map((s) => s.trim())
  const [setting, ...words] = head.split(' ')
  const actors: Actor[] = []
  let props: Direction['props'] = []
  const add = (actor: Actor) => {
    if (!actors.some((a) => a.who === actor.who)) actors.push(actor)
  }
  const addPets = (from: number, to: number, pose: readonly string[]) => {
    pets.slice(from, to).forEach((pet, i) => {
      const who = PET_WHO[from + i]
      if (who) add(actorOf(who, pose, pet.type))
    })
  }
  let everyone: string[] | undefined
  for (const segment of segments) {
    const [who = '', ...rest] = segment.split(' ')
    if (who === 'props:')
      props = segment
        .slice('props:'.length)
        .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map(propOf)
    else if (who === 'child') add(actorOf('child', rest))
    else if (who === 'pet') addPets(0, 1, rest)
    else if (who === 'all') everyone = rest
    else if (who === 'family') for (const { who: role } of family) add({ who: role, pose: 'sit', feeling: 'happy' })
  }
  addPets(0, 1, everyone ?? ['sit', 'curious'])
  if (everyone) addPets(1, pets.length, everyone)
  else for (const index of named) addPets(index, index + 1, ['sit', 'curious'])
  const find = <T extends string>(list: readonly T[], usual: T) => list.find((x) => words.includes(x)) ?? usual
  const shot = find(SHOTS, 'medium')
  return {
    setting: need([...SETTINGS, ...DESTINATIONS], setting),
    light: find(LIGHTS, 'noon'),
    weather: find(WEATHERS, 'clear'),
    shot: shot === 'close' && actors.length > CLOSE_AT_MOST ? 'medium' : shot,
    actors,
    props,
    textSpace: 'none',
  }
}
