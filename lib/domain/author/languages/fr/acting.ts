// What pets do in a picture, in French.
import type { Actor, PetPose } from '../../../illustration/direction'
import type { Player } from '../../grammar/cast'
import { capitalise } from '../../grammar/letter-case'
import { joinList } from '../../grammar/mention'
import type { Acting } from '../language'
import { genderOfNamed } from '../romance/nouns'
import type { Gender } from '../romance/nouns'
import { nameWithNoun } from '../romance/slots'
import { describeAct } from './acts'
import { KINDS } from './kinds'
import { SLOT_WORDS } from './slots'

/** Verbs that need no participle, so that nothing agrees. */
const DOES: Record<PetPose, readonly [one: string, several: string]> = {
  stand: ['est là', 'sont là'],
  sit: ['reste là', 'restent là'],
  walk: ['marche', 'marchent'],
  run: ['court', 'courent'],
  leap: ['bondit', 'bondissent'],
  sleep: ['dort', 'dorment'],
  beg: ['se dresse', 'se dressent'],
  'look-up': ['lève les yeux', 'lèvent les yeux'],
  fly: ['vole', 'volent'],
  perch: ['se tient sur le perchoir', 'se tiennent sur le perchoir'],
  swim: ['nage', 'nagent'],
  carried: ['est dans les bras', 'sont dans les bras'],
  cuddled: ['reçoit un câlin', 'reçoivent un câlin'],
  hide: ['se cache', 'se cachent'],
  lie: ['se repose', 'se reposent'],
  dig: ['creuse', 'creusent'],
  'back-turned': ['tourne le dos', 'tournent le dos'],
}
const FEELS: Record<Actor['feeling'], Record<Gender, string>> = {
  happy: { m: 'content', f: 'contente' },
  delighted: { m: 'ravi', f: 'ravie' },
  calm: { m: 'calme', f: 'calme' },
  curious: { m: 'curieux', f: 'curieuse' },
  worried: { m: 'inquiet', f: 'inquiète' },
  scared: { m: 'apeuré', f: 'apeurée' },
  sad: { m: 'triste', f: 'triste' },
  cross: { m: 'fâché', f: 'fâchée' },
  proud: { m: 'fier', f: 'fière' },
}

const plural = (adjective: string) => (/[sx]$/.test(adjective) ? adjective : `${adjective}s`)

function feels(pets: readonly Player[], feeling: Actor['feeling']): string {
  const adjective = FEELS[feeling][genderOfNamed(KINDS, pets)]
  return pets.length > 1 ? plural(adjective) : adjective
}

const join = (pets: readonly Player[]): string =>
  joinList(
    pets.map((pet) => nameWithNoun(SLOT_WORDS, pet)),
    'et',
  )

export const describeActing = ({ pets, pose, feeling, act }: Acting): string =>
  capitalise(
    `${join(pets)} ${act ? describeAct(act, pets.length > 1) : DOES[pose][pets.length > 1 ? 1 : 0]}${pose === 'sleep' && !act ? '' : `, ${feels(pets, feeling)}`}.`,
  )
