// French elision: which words begin with a vowel to the ear, and which short words lose theirs before one.

/**
 * An h that is not heard as a consonant: l’herbe, d’Hugo. Every other h keeps the vowel before it: le hamster, de
 * Harry.
 */
const MUTE_H =
  /^(?:herb|heur|hist|hab|hiv|hotel|huil|huit(?:r)|humeur|humid|hopital|hes|honn|hori|horl|hier|hirond|halein|homm|helen|helo|henri|hugo|hippo|honor|horten|herv|hector|hubert|hermi|hyac|hilair)/
/** Begin with a vowel letter, and yet nothing is elided before them: le onze, le oui, le yaourt, de Yanis. */
const HIATUS = /^(?:onz|oui|ouistiti|ouah|uhlan|y[aeiou])/

/** Accents don't matter here: élan, œuf. */
const plain = (word: string) => word.toLowerCase().replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '')

export function startsWithVowel(word: string): boolean {
  const bare = plain(word)
  return /^[aeiouy]/.test(bare) ? !HIATUS.test(bare) : MUTE_H.test(bare)
}

/** "le arbre" is "l’arbre"; "le chien" stays. */
const LOSES_ITS_VOWEL =
  /(?<![\p{L}’'-])(je|me|te|se|le|la|de|ne|que|jusque|lorsque|puisque|ce(?= (?:est|était|étaient)(?!\p{L}))|si(?= ils?(?!\p{L}))) (?=([\p{L}\ue000-\uf8ff][\p{L}\p{M}’-]*))/giu
const MARK = /^[\ue000-\uf8ff]/

/** @param spell the typed text that a private-use character stands for */
export const elide = (text: string, spell: (mark: string) => string = () => ''): string =>
  text.replace(LOSES_ITS_VOWEL, (all: string, short: string, next: string) =>
    startsWithVowel(MARK.test(next) ? spell(next.charAt(0)) : next) ? `${short.slice(0, -1)}’` : all,
  )

const BEFORE_A_NAME = '(?<![\\p{L}’-])([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)'
const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** For names that were put into a finished text: "de Anna" is "d’Anna", "d’Max" is "de Max". Nothing else changes. */
export const fitElision = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => name !== '')
    .reduce((fitted, name) => {
      const nameFollows = `(?=${escaped(name)}(?![\\p{L}\\p{M}]))`
      return startsWithVowel(name)
        ? fitted.replace(new RegExp(`${BEFORE_A_NAME}e ${nameFollows}`, 'gu'), '$1’')
        : fitted.replace(new RegExp(`${BEFORE_A_NAME}’${nameFollows}`, 'gu'), '$1e ')
    }, text)
