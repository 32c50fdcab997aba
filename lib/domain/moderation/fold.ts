// Undoes what hides a word from a filter: look-alikes of other scripts, signs that nobody sees, marks on top of
// letters, letters set apart, letters repeated. Only for matching; nobody is ever shown a folded text.
import { plainDigits } from './plain-digits'

/**
 * Letters that look like a Latin one, in Cyrillic, Greek, Armenian, small capitals and IPA: those of Unicode's
 * confusables (UTS 39, confusables.txt) that differ in one letter. Full-width and mathematical letters are NFKC's.
 */
const ALIKE =
  'аa αa ɑa ᴀa вb βb ьb ʙb сc ςc ᴄc ԁd ᴅd еe єe εe ᴇe ƒf ꜰf ғf ɡg ɢg հh һh ʜh нh іi ιi ıi ɪi ϳj јj ᴊj кk κk ᴋk ӏl ʟl мm ᴍm пn ηn ոn ɴn оo οo օo ᴏo σo рp ρp ᴘp ԛq гr ʀr ѕs ꜱs тt τt ᴛt υu սu цu μu ᴜu νv ᴠv ѵv ԝw ωw ᴡw шw хx χx уy γy ʏy ᴢz'
const LATIN = new Map(ALIKE.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)]))

/** First code points of 26 emoji letters each: regional indicators, negative circled and negative squared ones. */
const EMOJI_ALPHABETS = [0x1f1e6, 0x1f150, 0x1f170]
const letterOfEmoji = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const first = EMOJI_ALPHABETS.find((start) => code >= start && code < start + 26)
  return first === undefined ? sign : String.fromCharCode(97 + code - first)
}

/**
 * The text without signs that nobody sees and without marks that belong to no letter of a language (they stay apart in
 * NFC): what every rule reads. Digits of any kind are 0-9.
 */
export const visibleText = (text: string): string =>
  plainDigits(text)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/([\p{Script=Latin}\p{N}])[\u0300-\u036f\u20d0-\u20f0]+/gu, '$1')

/** Three single letters or more, set apart by the same kind of sign: "f u c k", "f.u.c.k". */
const SET_APART = /(?<!\p{L})\p{L}(?:[\s.,*_·•/|-]{1,2}\p{L}(?!\p{L})){2,20}/gu

/** Stands apart from letters before and after it that are words of one letter: "what a f u c k". */
const AMONG_LETTERS = /fuck|shit|cunt/u

const latinise = (text: string): string =>
  [...text.toLowerCase()].map((sign) => LATIN.get(sign) ?? letterOfEmoji(sign)).join('')

/** The ways in which a text may be meant: as it is, in Latin letters, joined, with repeated letters once or twice. */
export function readings(text: string): string[] {
  const visible = visibleText(text)
  const latin = latinise(visible)
  const joined = latin.replace(SET_APART, (run) => run.replace(/[^\p{L}]/gu, '').replace(AMONG_LETTERS, ' $& '))
  return [
    ...new Set([
      visible,
      latin,
      joined,
      joined.replace(/(\p{L})\1{2,}/gu, '$1'),
      joined.replace(/(\p{L})\1{2,}/gu, '$1$1'),
    ]),
  ]
}
