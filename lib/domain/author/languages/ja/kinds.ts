// Japanese words for each kind of pet.
import type { Kind } from '../../world/kinds'

interface KindWords {
  noun: string
  noise: string
  /** How the second, third... of a kind is counted: it stands before the noun. */
  ordinals: readonly string[]
}

const HIKI = ['もう いっぴきの', 'さんびきめの', 'よんひきめの', 'ごひきめの']
const WA = ['もう いちわの', 'さんばめの', 'よんわめの', 'ごわめの']
const TOU = ['もう いっとうの', 'さんとうめの', 'よんとうめの', 'ごとうめの']
const TSU = ['もう ひとつの', 'みっつめの', 'よっつめの', 'いつつめの']

export const KINDS: Record<Kind, KindWords> = {
  dog: { noun: 'いぬ', noise: 'わん', ordinals: HIKI },
  cat: { noun: 'ねこ', noise: 'にゃあ', ordinals: HIKI },
  bird: { noun: 'とり', noise: 'ぴい', ordinals: WA },
  fish: { noun: 'さかな', noise: 'ぷく', ordinals: HIKI },
  rabbit: { noun: 'うさぎ', noise: 'とん', ordinals: WA },
  guineapig: { noun: 'モルモット', noise: 'きゅい', ordinals: HIKI },
  hamster: { noun: 'ハムスター', noise: 'かり', ordinals: HIKI },
  horse: { noun: 'うま', noise: 'ひひん', ordinals: TOU },
  lizard: { noun: 'とかげ', noise: 'しゅっ', ordinals: HIKI },
  toy: { noun: 'ぬいぐるみ', noise: 'きゅっ', ordinals: TSU },
  // Its breed says what it is.
  other: { noun: '', noise: 'やあ', ordinals: [] },
}
