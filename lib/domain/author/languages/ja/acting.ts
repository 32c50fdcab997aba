// What pets do in a picture, in Japanese.
import type { Actor, PetPose } from '../../../illustration/direction'
import type { Player } from '../../grammar/cast'
import type { Acting } from '../language'
import { describeAct } from './acts'
import { KINDS } from './kinds'
import { WIDE_SPACE } from './normalise'

const DOES: Record<PetPose, string> = {
  stand: 'たって います',
  sit: 'すわって います',
  walk: 'あるいて います',
  run: 'はしって います',
  leap: 'とびはねて います',
  sleep: 'ねむって います',
  beg: 'おねだりを して います',
  'look-up': 'みあげて います',
  fly: 'とんで います',
  perch: 'とまって います',
  swim: 'およいで います',
  carried: 'だっこされて います',
  cuddled: 'だきしめられて います',
  hide: 'かくれて います',
  lie: 'ねそべって います',
  dig: 'ほって います',
  'back-turned': 'せなかを むけて います',
}
const FEELS: Record<Actor['feeling'], string> = {
  happy: 'うれしそうに',
  delighted: 'おおよろこびで',
  calm: 'おちついて',
  curious: 'ふしぎそうに',
  worried: 'しんぱいそうに',
  scared: 'こわそうに',
  sad: 'かなしそうに',
  cross: 'ぷんぷんして',
  proud: 'とくいそうに',
}

function named({ kind, called }: Player): string {
  const { noun } = KINDS[kind]
  // "ねこの Zoe" is told apart by its noun already.
  return noun && !called.startsWith(noun) ? `${noun}の ${called}` : called
}

export const describeActing = ({ pets, pose, feeling, act }: Acting): string =>
  [
    `${pets.map(named).join('と ')}が`,
    ...(pose === 'sleep' && !act ? [] : [FEELS[feeling]]),
    `${act ? describeAct(act) : DOES[pose]}。`,
  ]
    .join(' ')
    .replaceAll(' ', WIDE_SPACE)
