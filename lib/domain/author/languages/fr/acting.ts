// What pets do in a picture, in French.
import type { Actor, PetPose } from '../../../illustration/direction'
import type { Player } from '../../grammar/cast'
import { capitalise } from '../../grammar/letter-case'
import type { Acting } from '../language'
import { describeAct } from './acts'
import { withArticle } from './agreement'
import { genderOf, nounOf } from './kinds'
import type { Gender } from './kinds'
import { joinList } from './slots'

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
  // Of several, one masculine word makes all masculine. What is named is the noun, so it is the noun that decides.
  const genders = pets.map((pet) => (nounOf(pet).noun ? nounOf(pet).gender : genderOf(pet)))
  const adjective = FEELS[feeling][genders.includes('m') ? 'm' : 'f']
  return pets.length > 1 ? plural(adjective) : adjective
}

function named(pet: Player): string {
  const { noun, gender } = nounOf(pet)
  if (!noun) return pet.called
  // "Rex deux" is told apart by its number; "Zoé la chatte" has its noun already.
  const name = pet.called.includes(noun) ? pet.name : pet.called
  return `${withArticle('le', gender, noun)} ${name}`
}

export const describeActing = ({ pets, pose, feeling, act }: Acting): string =>
  capitalise(
    `${joinList(pets.map(named))} ${act ? describeAct(act, pets.length > 1) : DOES[pose][pets.length > 1 ? 1 : 0]}${pose === 'sleep' && !act ? '' : `, ${feels(pets, feeling)}`}.`,
  )
