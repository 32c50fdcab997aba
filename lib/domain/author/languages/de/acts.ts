// What animals do to things and to people in a picture, in German. Things are not named: their words are no German.
import { animalVerb, type AnimalVerb } from '../../../illustration/acts/verbs'
import type { Act } from '../../../illustration/direction'

const TO_THINGS: Record<AnimalVerb, readonly [one: string, several: string]> = {
  'nose-into': ['steckt die Nase hinein', 'stecken die Nase hinein'],
  'paw-on': ['legt eine Pfote darauf', 'legen eine Pfote darauf'],
  tug: ['zieht daran', 'ziehen daran'],
  carry: ['trägt etwas im Maul', 'tragen etwas im Maul'],
  lean: ['lehnt sich daran', 'lehnen sich daran'],
  'lie-across': ['liegt quer darüber', 'liegen quer darüber'],
  dig: ['gräbt etwas aus', 'graben etwas aus'],
  'hide-behind': ['versteckt sich dahinter', 'verstecken sich dahinter'],
}
const TO_SOMEBODY: Partial<Record<AnimalVerb, readonly [one: string, several: string]>> = {
  'nose-into': ['stupst jemanden an', 'stupsen jemanden an'],
  'paw-on': ['gibt Pfote', 'geben Pfote'],
  lean: ['lehnt sich an', 'lehnen sich an'],
  'lie-across': ['liegt quer über den Füßen', 'liegen quer über den Füßen'],
}

export function describeAct({ verb, who }: Act, several: boolean): string {
  const does = animalVerb(verb)
  const words = (who ? TO_SOMEBODY[does] : undefined) ?? TO_THINGS[does]
  return words[several ? 1 : 0]
}
