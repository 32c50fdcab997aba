// What pets do in a picture, in Spanish.
import type { Actor, PetPose } from '../../../illustration/direction'
import type { Player } from '../../grammar/cast'
import { capitalise } from '../../grammar/letter-case'
import { joinList } from '../../grammar/mention'
import type { Acting } from '../language'
import { genderOfNamed, nounOf } from '../romance/nouns'
import type { Gender } from '../romance/nouns'
import { nameWithNoun } from '../romance/slots'
import { describeAct } from './acts'
import { startsWithI } from './conjunction'
import { KINDS } from './kinds'
import { SLOT_WORDS } from './slots'

/** Verbs that need no participle, so that nothing agrees. */
const DOES: Record<PetPose, readonly [one: string, several: string]> = {
  stand: ['está ahí', 'están ahí'],
  sit: ['se sienta', 'se sientan'],
  walk: ['camina', 'caminan'],
  run: ['corre', 'corren'],
  leap: ['salta', 'saltan'],
  sleep: ['duerme', 'duermen'],
  beg: ['se pone de pie', 'se ponen de pie'],
  'look-up': ['mira hacia arriba', 'miran hacia arriba'],
  fly: ['vuela', 'vuelan'],
  perch: ['se posa', 'se posan'],
  swim: ['nada', 'nadan'],
  carried: ['va en brazos', 'van en brazos'],
  cuddled: ['recibe un abrazo', 'reciben un abrazo'],
  hide: ['se esconde', 'se esconden'],
  lie: ['se tumba', 'se tumban'],
  dig: ['cava', 'cavan'],
  'back-turned': ['da la espalda', 'dan la espalda'],
}
const FEELS: Record<Actor['feeling'], Record<Gender, string>> = {
  happy: { m: 'contento', f: 'contenta' },
  delighted: { m: 'encantado', f: 'encantada' },
  calm: { m: 'tranquilo', f: 'tranquila' },
  curious: { m: 'curioso', f: 'curiosa' },
  worried: { m: 'preocupado', f: 'preocupada' },
  scared: { m: 'asustado', f: 'asustada' },
  sad: { m: 'triste', f: 'triste' },
  cross: { m: 'enfadado', f: 'enfadada' },
  proud: { m: 'orgulloso', f: 'orgullosa' },
}

function feels(pets: readonly Player[], feeling: Actor['feeling']): string {
  const adjective = FEELS[feeling][genderOfNamed(KINDS, pets)]
  return pets.length > 1 ? `${adjective}s` : adjective
}

function join(pets: readonly Player[]): string {
  const last = pets.at(-1)
  // Only one without a noun begins with its name.
  const and = last && !nounOf(KINDS, last).noun && startsWithI(last.spelling) ? 'e' : 'y'
  return joinList(
    pets.map((pet) => nameWithNoun(SLOT_WORDS, pet)),
    and,
  )
}

export const describeActing = ({ pets, pose, feeling, act }: Acting): string =>
  capitalise(
    `${join(pets)} ${act ? describeAct(act, pets.length > 1) : DOES[pose][pets.length > 1 ? 1 : 0]}${pose === 'sleep' && !act ? '' : `, ${feels(pets, feeling)}`}.`,
  )
