// What pets do in a picture, in English.
import type { PetPose } from '../../../illustration/direction'
import type { Player } from '../../grammar/cast'
import { joinList } from '../../grammar/mention'
import type { Acting } from '../language'
import { describeAct } from './acts'
import { KINDS } from './kinds'

const DOES: Record<PetPose, [one: string, several: string]> = {
  stand: ['stands by', 'stand by'],
  sit: ['sits', 'sit'],
  walk: ['walks', 'walk'],
  run: ['runs', 'run'],
  leap: ['leaps', 'leap'],
  sleep: ['is asleep', 'are asleep'],
  beg: ['begs', 'beg'],
  'look-up': ['looks up', 'look up'],
  fly: ['flies', 'fly'],
  perch: ['perches', 'perch'],
  swim: ['swims', 'swim'],
  carried: ['is carried along', 'are carried along'],
  cuddled: ['is cuddled', 'are cuddled'],
  hide: ['hides', 'hide'],
  lie: ['lies down', 'lie down'],
  dig: ['digs', 'dig'],
  'back-turned': ['has turned away', 'have turned away'],
}

const named = ({ name, called, kind }: Player) =>
  called === name && KINDS[kind].noun ? `${name} the ${KINDS[kind].noun}` : called

export const describeActing = ({ pets, pose, feeling, act }: Acting): string =>
  `${joinList(pets.map(named), 'and')} ${act ? describeAct(act, pets.length > 1) : DOES[pose][pets.length > 1 ? 1 : 0]}${pose === 'sleep' && !act ? '' : `, ${feeling}`}.`
