import { LEFT_OVER } from '../proofreading'
import type { Proofreading } from '../proofreading'
import { MEASURES } from './measure'

const FORBIDDEN =
  /\b(suddenly|very|amazing|magical|special|adventure|learned that|learnt that|little did|and the other pets)\b/i
const DISAGREES =
  /\b(they (was|is|has|does|goes|wants|looks|rests|isn’t|wasn’t)|(he|she) (were|are|have|do|go|want|look|don’t|aren’t)|they’s|(he|she)’re)\b/i
const DOUBLED = /\b(?!had|that)(\p{L}+) \1\b/iu
const WRONG_ARTICLE = /\ba (?!one|uni|use|eu)[aeiou]\p{L}*|\ban (?!hour|honest|heir)[^aeiou\W]\p{L}*/iu
const BAD_SPACING = / {2}|\s[,.!?;:…]|[,;:](?=\p{L})|[.!?]{2}|,\.|[.!?…](?=\p{L})/u

export const PROOFREADING: Proofreading = {
  measures: MEASURES,
  faults: [
    ['left over', LEFT_OVER],
    ['forbidden', FORBIDDEN],
    ['agreement', DISAGREES],
    ['doubled', DOUBLED],
    ['article', WRONG_ARTICLE],
    ['spacing', BAD_SPACING],
  ],
  faultsOfAlt: [LEFT_OVER, DISAGREES],
  quotes: [/“/g, /”/g],
}
