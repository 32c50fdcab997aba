// Which verbs people and animals do themselves, and the nearest one for those that they cannot.
import type { Verb } from '../direction'

const PEOPLE: Partial<Record<Verb, Verb>> = {
  'nose-into': 'eat',
  'paw-on': 'touch',
  tug: 'pull',
  carry: 'hug',
  lean: 'touch',
  'lie-across': 'hug',
  lap: 'hug',
  'arm-round': 'hug',
  foreheads: 'touch',
}
export type AnimalVerb = 'nose-into' | 'paw-on' | 'tug' | 'carry' | 'lie-across' | 'dig' | 'hide-behind' | 'lean'
const ANIMALS: Partial<Record<Verb, AnimalVerb>> = {
  play: 'paw-on',
  push: 'nose-into',
  pull: 'tug',
  hug: 'lie-across',
  'hold-up': 'carry',
  drink: 'nose-into',
  eat: 'nose-into',
  write: 'paw-on',
  read: 'nose-into',
  tear: 'tug',
  pour: 'paw-on',
  paint: 'paw-on',
  glue: 'paw-on',
  wrap: 'lie-across',
  'hand-over': 'carry',
  point: 'paw-on',
  touch: 'paw-on',
  peel: 'tug',
  'shout-into': 'nose-into',
  lap: 'lean',
  'arm-round': 'lean',
  foreheads: 'nose-into',
  lift: 'carry',
  throw: 'carry',
  'put-on': 'carry',
  climb: 'paw-on',
  open: 'paw-on',
  knock: 'paw-on',
  catch: 'carry',
}
const ANIMAL_VERBS = ['nose-into', 'paw-on', 'tug', 'carry', 'lie-across', 'dig', 'hide-behind', 'lean'] as const

/** What a person does to a thing when the direction says this. */
export const personVerb = (verb: Verb): Verb => PEOPLE[verb] ?? verb
/** What an animal does when the direction says this. */
export const animalVerb = (verb: Verb): AnimalVerb =>
  ANIMAL_VERBS.find((known) => known === verb) ?? ANIMALS[verb] ?? 'nose-into'
