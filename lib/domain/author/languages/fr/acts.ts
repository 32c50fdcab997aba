// What animals do to things and to people in a picture, in French. Things are not named: their words are not French.
import { animalVerb, type AnimalVerb } from '../../../illustration/acts/verbs'
import type { Act } from '../../../illustration/direction'

const TO_THINGS: Record<AnimalVerb, readonly [one: string, several: string]> = {
  'nose-into': ['y met le nez', 'y mettent le nez'],
  'paw-on': ['pose une patte dessus', 'posent une patte dessus'],
  tug: ['tire dessus', 'tirent dessus'],
  carry: ['porte quelque chose dans la gueule', 'portent quelque chose dans la gueule'],
  lean: ['s’appuie dessus', 's’appuient dessus'],
  'lie-across': ['se couche en travers', 'se couchent en travers'],
  dig: ['déterre quelque chose', 'déterrent quelque chose'],
  'hide-behind': ['se cache derrière', 'se cachent derrière'],
}
const TO_SOMEBODY: Partial<Record<AnimalVerb, readonly [one: string, several: string]>> = {
  'nose-into': ['donne un coup de museau', 'donnent un coup de museau'],
  'paw-on': ['donne la patte', 'donnent la patte'],
  lean: ['se serre tout contre', 'se serrent tout contre'],
  'lie-across': ['se couche sur les pieds', 'se couchent sur les pieds'],
}

export function describeAct({ verb, who }: Act, several: boolean): string {
  const does = animalVerb(verb)
  const words = (who ? TO_SOMEBODY[does] : undefined) ?? TO_THINGS[does]
  return words[several ? 1 : 0]
}
