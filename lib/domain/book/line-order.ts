// Names of one direction in a line of the other. The Unicode Bidirectional Algorithm lets "ليلى, كريم" in an English line run as one Arabic
// phrase, so that Karim stands before Layla; a direction mark behind each name but the last keeps the line's own order (UAX #9, 2.6).

const RIGHT_TO_LEFT = '[\\p{sc=Arabic}\\p{sc=Hebrew}]'
const LEFT_TO_RIGHT = '(?![\\p{sc=Arabic}\\p{sc=Hebrew}])\\p{L}'

/** Behind a letter of the one kind when a space and a sign, in any order, are all that stands before the next. A name of two words is left whole. */
const between = (letter: string) =>
  new RegExp(
    `(?<=${letter}\\p{M}*)(?!\\p{M})(?=[^\\p{L}\\p{N}]*\\p{P})(?=[^\\p{L}\\p{N}]*\\s)(?=[^\\p{L}\\p{N}]*${letter})`,
    'gu',
  )
const [AFTER_RTL, AFTER_LTR] = [between(RIGHT_TO_LEFT), between(LEFT_TO_RIGHT)]
const [LRM, RLM] = ['\u200e', '\u200f']

/** The text with the marks that it needs to be shown in the order in which it is read; most texts need none. */
export const withLineMarks = (text: string, rtl: boolean): string =>
  rtl ? text.replace(AFTER_LTR, RLM) : text.replace(AFTER_RTL, LRM)
