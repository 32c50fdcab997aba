// What animals do to things and to people in a picture, in Japanese. Things are not named: their words are not
// Japanese.
import { animalVerb, type AnimalVerb } from '../../../illustration/acts/verbs'
import type { Act } from '../../../illustration/direction'

const TO_THINGS: Record<AnimalVerb, string> = {
  'nose-into': 'はなを つっこんで います',
  'paw-on': 'まえあしを のせて います',
  tug: 'ひっぱって います',
  carry: 'なにかを くわえて います',
  lean: 'よりかかって います',
  'lie-across': 'うえに ねそべって います',
  dig: 'なにかを ほりだして います',
  'hide-behind': 'うしろに かくれて います',
}
const TO_SOMEBODY: Partial<Record<AnimalVerb, string>> = {
  'nose-into': 'はなで つついて います',
  'paw-on': 'おてを して います',
  lean: 'よりそって います',
  'lie-across': 'あしの うえに ねそべって います',
}

export function describeAct({ verb, who }: Act): string {
  const does = animalVerb(verb)
  return (who ? TO_SOMEBODY[does] : undefined) ?? TO_THINGS[does]
}
