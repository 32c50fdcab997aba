// What pets do in a picture, in Spanish.
import type { Actor, PetPose } from '../../../illustration/direction'
import type { Player } from '../../grammar/cast'
import { capitalise } from '../../grammar/letter-case'
import type { Acting } from '../language'
import { describeAct } from './acts'
import { withArticle } from './agreement'
import { startsWithI } from './conjunction'
import { genderOf, nounOf } from './kinds'
import type { Gender } from './kinds'

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
  // Of several, one masculine word makes all masculine. What is named is the noun, so it is the noun that decides.
  const genders = pets.map((pet) => (nounOf(pet).noun ? nounOf(pet).gender : genderOf(pet)))
  const adjective = FEELS[feeling][genders.includes('m') ? 'm' : 'f']
  return pets.length > 1 ? `${adjective}s` : adjective
}

function named(pet: Player): string {
  const { noun, gender } = nounOf(pet)
  if (!noun) return pet.called
  // "Rex Segundo" is told apart by its number; "Zoe la gata" has its noun already.
  const name = pet.called.includes(noun) ? pet.name : pet.called
  return `${withArticle('el', gender, noun)} ${name}`
}

function join(pets: readonly Player[]): string {
  const last = pets.at(-1)
  if (!last || pets.length < 2) return pets.map(named).join('')
  // Only one without a noun begins with its name.
  const and = !nounOf(last).noun && startsWithI(last.spelling) ? 'e' : 'y'
  return `${pets.slice(0, -1).map(named).join(', ')} ${and} ${named(last)}`
}

export const describeActing = ({ pets, pose, feeling, act }: Acting): string =>
  capitalise(
    `${join(pets)} ${act ? describeAct(act, pets.length > 1) : DOES[pose][pets.length > 1 ? 1 : 0]}${pose === 'sleep' && !act ? '' : `, ${feels(pets, feeling)}`}.`,
  )
