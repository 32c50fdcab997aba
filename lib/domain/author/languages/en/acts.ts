// What animals do to things and to people in a picture, in English.
import { animalVerb, type AnimalVerb } from '../../../illustration/acts/verbs'
import type { Act, Who } from '../../../illustration/direction'

/** One and several, before the thing. */
const DOES: Record<AnimalVerb, readonly [one: string, several: string]> = {
  'nose-into': ['has its nose in', 'have their noses in'],
  'paw-on': ['has a paw on', 'have a paw on'],
  tug: ['tugs at', 'tug at'],
  carry: ['carries', 'carry'],
  lean: ['leans against', 'lean against'],
  'lie-across': ['lies across', 'lie across'],
  dig: ['digs up', 'dig up'],
  'hide-behind': ['hides behind', 'hide behind'],
}
const TO_SOMEBODY: Partial<Record<AnimalVerb, readonly [one: string, several: string]>> = {
  'nose-into': ['nudges', 'nudge'],
  'lie-across': ['lies across the feet of', 'lie across the feet of'],
}
const PEOPLE: Partial<Record<Who, string>> = {
  child: 'the child',
  friend: 'the friend',
  friend2: 'the other friend',
  grownup: 'the grown-up',
  elder: 'the old friend',
}
/** Words of the directions that are no words of the language. */
const THINGS: Record<string, string> = {
  'stick-end': 'stick',
  'cow-front': 'cow costume',
  'cow-back': 'cow costume',
  'two-leaves': 'seedling',
  'under-table': 'table',
  'class-line': 'line of children',
  streak: 'painting',
  cross: 'cross little figure',
}

export function describeAct({ verb, thing, who }: Act, several: boolean): string {
  const does = animalVerb(verb)
  const words = (who ? TO_SOMEBODY[does] : undefined) ?? DOES[does]
  const other = who
    ? (PEOPLE[who] ?? 'another pet')
    : `the ${THINGS[thing ?? ''] ?? (thing ?? '').replaceAll('-', ' ')}`
  return `${words[several ? 1 : 0]} ${other}`
}
