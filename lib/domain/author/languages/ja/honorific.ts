// What follows a child's name in Japanese, and that it follows only once.
import type { ReadingLevel } from '../../../story/lists'
import type { Pronoun } from '../../grammar/pronoun'

/**
 * くん for a boy, ちゃん for a girl. A child who is neither is ちゃん among the youngest, where everybody is, and さん from
 * five on, as schools call every child.
 */
export function honorificOf(pronoun: Pronoun, level: ReadingLevel): string {
  if (pronoun === 'he') return 'くん'
  return pronoun === 'she' || level === '0-4' ? 'ちゃん' : 'さん'
}

const HONORIFICS = ['ちゃん', 'くん', 'さん']
const HAS_ONE = /(?:ちゃん|くん|さん|たん|さま|ちゃま)$/
const AFTER_A_MARK = new RegExp(`([\\ue000-\\uf8ff])(?:${HONORIFICS.join('|')})`, 'gu')

/** A name that was typed with its ちゃん gets no other. */
export const dropSecond = (text: string, spell: (mark: string) => string): string =>
  text.replace(AFTER_A_MARK, (all: string, mark: string) => (HAS_ONE.test(spell(mark)) ? mark : all))

/** The same for names that were put into a finished text. */
export const fitHonorifics = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => HAS_ONE.test(name))
    .reduce((fitted, name) => HONORIFICS.reduce((t, one) => t.replaceAll(name + one, name), fitted), text)
