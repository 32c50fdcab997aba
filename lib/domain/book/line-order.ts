// Keeps names in order in a line of the other direction. The Unicode Bidirectional Algorithm shows "ليلى, كريم" in an
// English line as one Arabic run, so that Karim stands before Layla; a direction mark after each name but the last
// prevents that (UAX #9, 2.6).

const RIGHT_TO_LEFT = '[\\p{sc=Arabic}\\p{sc=Hebrew}]'
const LEFT_TO_RIGHT = '(?![\\p{sc=Arabic}\\p{sc=Hebrew}])\\p{L}'

/** Of the direction of Arabic letters, as they are themselves. */
const ARABIC_MARKS = '\\u061b\\u061f'

/**
 * Matches after a letter of the other direction when only a space and a separator, in any order, come before the next
 * such letter. A name of two words is not split.
 */
const between = (letter: string, marks = '') =>
  new RegExp(
    `(?<=${letter}[\\p{M}${marks}]*)(?![\\p{M}${marks}])(?=[^\\p{L}\\p{N}]*\\p{P})(?=[^\\p{L}\\p{N}]*\\s)(?=[^\\p{L}\\p{N}]*${letter})`,
    'gu',
  )
/** The full stop of a title belongs to its name: Mr. Fluffington. */
const NO_TITLE = '(?<!(?:^|[^\\p{Lu}\\p{Ll}])(?:Mr|Mrs|Ms|Dr|St))'
const AFTER_RTL = between(RIGHT_TO_LEFT, ARABIC_MARKS)
const AFTER_LTR = new RegExp(NO_TITLE + between(LEFT_TO_RIGHT).source, 'gu')
const [LRM, RLM] = ['\u200e', '\u200f']

/** Inserts the direction marks that the text needs to be shown in reading order; most texts need none. */
export const addDirectionMarks = (text: string, rtl: boolean): string =>
  rtl ? text.replace(AFTER_LTR, RLM) : text.replace(AFTER_RTL, LRM)
