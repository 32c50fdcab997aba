import { LEFT_OVER } from '../proofreading'
import type { Proofreading } from '../proofreading'
import { EASY_KANJI } from './kanji'
import { MEASURES } from './measure'

const FORBIDDEN =
  /とつぜん|とても|たいへん|まほう|ぼうけん|すばらし|まなびました|(?:ことを|ことが) (?:しりました|わかりました)|ほかの どうぶつ/u
/** Not in the lists of the first two school years. */
const HARD_KANJI = new RegExp(`(?![${EASY_KANJI}])\\p{sc=Han}`, 'u')
/** Signs of other languages. */
const PUNCTUATION = /[,.!?:;"'“”‘’«»—–]/u
/** A plain space, two of them, one that is missing after a sentence, or one where none stands. */
const BAD_SPACING =
  /\u3000{2}|\u3000[、。！？」…]|[「、]\u3000|[。！？](?![\u3000。！？」\n ]|$)|[。、]{2}|、[」。]|。」/u
/** "Rex は": a particle belongs to its word. */
const STRAY_PARTICLE = /\u3000[はがをにのもへ](?=[\u3000、。！？])/u
const DOUBLED_PARTICLE = /をを|がが|にに(?!ん)|(?<!も)のの(?!\p{sc=Hiragana})|(?<=Nim)はは/u
const DOUBLED = /(?<!\p{L})((?!Nim)\p{L}{2,}[はがをにも])\u3000\1/u
const DOUBLED_HONORIFIC = /(?<=Nim)(?:ちゃん|くん|さん){2}/u
/** "食べれる", "みれる" */
const RA_DROPPED = /(?:[見出着寝]|食べ|たべ|(?<!\p{sc=Hiragana})[みでね])れ(?:る|ます|ない|ません)/u
/** "さんひき", "いちほん" */
const WRONG_COUNTER =
  /いちひき|さんひき|ろくひき|はちひき|じゅうひき|いちほん|さんほん|ろくほん|じゅうほん|いちにん(?!まえ)|(?<!\p{sc=Hiragana})ににん|よんにん/u

export const PROOFREADING: Proofreading = {
  measures: MEASURES,
  faults: [
    ['left over', LEFT_OVER],
    ['forbidden', FORBIDDEN],
    ['kanji', HARD_KANJI],
    ['punctuation', PUNCTUATION],
    ['spacing', BAD_SPACING],
    ['stray particle', STRAY_PARTICLE],
    ['doubled particle', DOUBLED_PARTICLE],
    ['doubled', DOUBLED],
    ['doubled honorific', DOUBLED_HONORIFIC],
    ['ra dropped', RA_DROPPED],
    ['counter', WRONG_COUNTER],
  ],
  faultsOfAlt: [LEFT_OVER, HARD_KANJI, PUNCTUATION, STRAY_PARTICLE, DOUBLED_PARTICLE, DOUBLED_HONORIFIC],
  quotes: [/「/g, /」/g],
}
