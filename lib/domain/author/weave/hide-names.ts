// Replaces the names of people and pets in what was typed, since Claude is told none.
import { toPlaceholder, type Names } from '../names'
import { isKin } from './people'

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const LEAST_PART = 3

/** Matches a name however its blanks and apostrophes are typed; where a script has no blanks, inside a word too. */
function patternOf(name: string): string {
  const words = name
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+')
  return UNSPACED.test(name) ? words : `(?<!\\p{L})${words}(?!\\p{L})`
}
const fold = (name: string) => name.replace(/’/g, "'").replace(/\s+/g, ' ').toLowerCase()

/** "Uncle Joe" is Joe, too. */
const partsOf = (name: string): string[] => {
  const parts = name.split(' ')
  return parts.length > 1
    ? parts.filter((part) => part.length >= LEAST_PART && /^\p{Lu}/u.test(part) && !isKin(part))
    : []
}

export function hideNames(text: string, people: Names): string {
  const masks = new Map<string, string>()
  const hidden: string[] = []
  const add = (name: string, mask: string) => {
    hidden.push(name)
    if (!masks.has(fold(name))) masks.set(fold(name), mask)
  }
  const named = [...people].map(([mask, name]) => ({ mask, name: name.normalize('NFC') })).filter(({ name }) => name)
  for (const { name, mask } of named) add(name, mask)
  for (const { name, mask } of named) for (const part of partsOf(name)) add(part, mask)
  const patterns = hidden.sort((a, b) => b.length - a.length).map(patternOf)
  if (!patterns.length) return text
  return text.normalize('NFC').replace(new RegExp(patterns.join('|'), 'giu'), (found) => {
    const mask = masks.get(fold(found))
    // A letter that matches and has another lower case.
    return mask ? toPlaceholder(mask) : 'somebody'
  })
}
