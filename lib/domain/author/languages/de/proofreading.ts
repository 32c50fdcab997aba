import { LEFT_OVER } from '../proofreading'
import type { Proofreading } from '../proofreading'
import { MEASURES } from './measure'

const FORBIDDEN = /\b(plötzlich|sehr|magisch\p{L}*|Abenteuer|wunderbar|lernte, dass|und die anderen Tiere)\b/iu
/** Articles that the nouns of the kinds never have, in any case. */
const WRONG_GENDER =
  /\b(?:die|eine|das) (?:\p{Ll}[\p{Ll}-]* )?(?:Hund|Vogel|Fisch|Hamster|Kater)\b|\b(?:das|den|dem) (?:\p{Ll}[\p{Ll}-]* )?(?:Katze|Eidechse|Hündin|Stute)\b|\b(?:die|den|eine) (?:\p{Ll}[\p{Ll}-]* )?(?:Kaninchen|Meerschweinchen|Pferd|Kuscheltier)\b/u
/** "dem braune Hund", "der braunen Kater". */
const WRONG_ENDING = /\bdem \p{Ll}+e (?:Hund|Kater|Kaninchen)\b|, der \p{Ll}+en (?:Hund|Kater|Vogel|Fisch|Hamster)\b/u
const DOUBLED = /(?<!\p{L})(?!(?:die|der|das|sie) )(\p{L}+) \1(?!\p{L})/iu
const BAD_SPACING = / {2}|\s[,.!?;:]|[,;:](?=\p{L})|[.!?]{2}|,[.,!?“]|[.!?…](?=\p{L})|["']/u

export const PROOFREADING: Proofreading = {
  measures: MEASURES,
  faults: [
    ['left over', LEFT_OVER],
    ['forbidden', FORBIDDEN],
    ['gender', WRONG_GENDER],
    ['ending', WRONG_ENDING],
    ['doubled', DOUBLED],
    ['spacing', BAD_SPACING],
  ],
  faultsOfAlt: [LEFT_OVER, WRONG_GENDER, BAD_SPACING],
  quotes: [/„/g, /“/g],
}
