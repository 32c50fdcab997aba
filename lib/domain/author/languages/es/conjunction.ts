// Spanish words that change with the sound that follows: "y" is "e" before an i (e Inés), "o" is "u" before an o (u
// Olga), and "a el", "de el" are "al", "del".

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Inés, Hilda, Yvonne; not Yago or hielo, which begin with another sound. */
export const startsWithI = (word: string): boolean => /^(?:h?i(?![aeou])|ian|y(?![aeiou]))/.test(plain(word))
const startsWithO = (word: string): boolean => /^h?o/.test(plain(word))

/** A capital Y that opens a question or an exclamation stays: "¿Y Inés?" */
const CONJUNCTION = /(?<![\p{L}¿¡])([yYoO]) (?=([\p{L}\ue000-\uf8ff]\p{L}*))/gu
const MARK = /^[\ue000-\uf8ff]/
const OTHERS: Record<string, string> = { y: 'e', Y: 'E', o: 'u', O: 'U' }

/** @param spell the typed text that a private-use character stands for */
export const joinSounds = (text: string, spell: (mark: string) => string = () => ''): string =>
  text.replace(CONJUNCTION, (all: string, short: string, next: string) => {
    const word = MARK.test(next) ? spell(next.charAt(0)) : next
    const clashes = short.toLowerCase() === 'y' ? startsWithI(word) : startsWithO(word)
    return clashes ? `${OTHERS[short] ?? short} ` : all
  })

/** "a el perro" is "al perro"; a name keeps its article: "de El Cairo". */
export const contract = (text: string): string =>
  text.replace(/(?<!\p{L})([aA]) el(?!\p{L})/gu, '$1l').replace(/(?<!\p{L})([dD]e) el(?!\p{L})/gu, '$1l')

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** For names that were put into a finished text: "y Inés" is "e Inés", "e Max" is "y Max". Nothing else changes. */
export const fitConjunctions = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => name !== '')
    .reduce((fitted, name) => {
      const before = (short: string) =>
        new RegExp(`(?<![\\p{L}¿¡])${short} (?=${escaped(name)}(?![\\p{L}\\p{M}]))`, 'gu')
      const and = startsWithI(name) ? fitted.replace(before('y'), 'e ') : fitted.replace(before('e'), 'y ')
      return startsWithO(name) ? and.replace(before('o'), 'u ') : and.replace(before('u'), 'o ')
    }, text)
