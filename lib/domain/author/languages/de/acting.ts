// What pets do in a picture, in German.
import type { Actor, PetPose } from '../../../illustration/direction'
import type { Player } from '../../grammar/cast'
import { capitalise } from '../../grammar/letter-case'
import { joinList } from '../../grammar/mention'
import type { Acting } from '../language'
import { describeAct } from './acts'
import { nounPhrase } from './declension'
import { nounOf } from './kinds'

const DOES: Record<PetPose, [one: string, several: string]> = {
  stand: ['steht dabei', 'stehen dabei'],
  sit: ['sitzt da', 'sitzen da'],
  walk: ['geht mit', 'gehen mit'],
  run: ['rennt', 'rennen'],
  leap: ['springt', 'springen'],
  sleep: ['schläft', 'schlafen'],
  beg: ['macht Männchen', 'machen Männchen'],
  'look-up': ['schaut hoch', 'schauen hoch'],
  fly: ['fliegt', 'fliegen'],
  perch: ['sitzt auf der Stange', 'sitzen auf der Stange'],
  swim: ['schwimmt', 'schwimmen'],
  carried: ['wird getragen', 'werden getragen'],
  cuddled: ['wird geknuddelt', 'werden geknuddelt'],
  hide: ['versteckt sich', 'verstecken sich'],
  lie: ['liegt da', 'liegen da'],
  dig: ['gräbt', 'graben'],
  'back-turned': ['hat sich weggedreht', 'haben sich weggedreht'],
}
const FEELS: Record<Actor['feeling'], string> = {
  happy: 'fröhlich',
  delighted: 'begeistert',
  calm: 'ruhig',
  curious: 'neugierig',
  worried: 'besorgt',
  scared: 'ängstlich',
  sad: 'traurig',
  cross: 'verärgert',
  proud: 'stolz',
}

function named(pet: Player): string {
  const { noun, gender } = nounOf(pet)
  // "Rex A" is told apart by its letter, which follows the name.
  const name = pet.called.slice(pet.called.indexOf(pet.name))
  return noun ? `${nounPhrase('der', gender, [], noun)} ${name}` : name
}

export const describeActing = ({ pets, pose, feeling, act }: Acting): string =>
  capitalise(
    `${joinList(pets.map(named), 'und')} ${act ? describeAct(act, pets.length > 1) : DOES[pose][pets.length > 1 ? 1 : 0]}${pose === 'sleep' && !act ? '' : `, ${FEELS[feeling]}`}.`,
  )
