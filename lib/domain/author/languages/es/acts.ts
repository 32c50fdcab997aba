// What animals do to things and to people in a picture, in Spanish. Things are not named: their words are not Spanish.
import { animalVerb, type AnimalVerb } from '../../../illustration/acts/verbs'
import type { Act } from '../../../illustration/direction'

const TO_THINGS: Record<AnimalVerb, readonly [one: string, several: string]> = {
  'nose-into': ['mete el hocico', 'meten el hocico'],
  'paw-on': ['pone una pata encima', 'ponen una pata encima'],
  tug: ['tira de algo', 'tiran de algo'],
  carry: ['lleva algo en la boca', 'llevan algo en la boca'],
  lean: ['se apoya', 'se apoyan'],
  'lie-across': ['se tumba encima', 'se tumban encima'],
  dig: ['desentierra algo', 'desentierran algo'],
  'hide-behind': ['se esconde detrás', 'se esconden detrás'],
}
const TO_SOMEBODY: Partial<Record<AnimalVerb, readonly [one: string, several: string]>> = {
  'nose-into': ['da un empujoncito con el hocico', 'dan un empujoncito con el hocico'],
  'paw-on': ['da la pata', 'dan la pata'],
  lean: ['se arrima', 'se arriman'],
  'lie-across': ['se tumba sobre los pies', 'se tumban sobre los pies'],
}

export function describeAct({ verb, who }: Act, several: boolean): string {
  const does = animalVerb(verb)
  const words = (who ? TO_SOMEBODY[does] : undefined) ?? TO_THINGS[does]
  return words[several ? 1 : 0]
}
