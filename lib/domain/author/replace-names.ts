// Replaces names in a book that can't be regenerated.
import type { Manuscript } from '../story/manuscript'
import { fitNames } from './languages/fit-names'
import { putInManuscript } from './names'
import { wholeName } from './whole-name'

export type NameChange = readonly [from: string, to: string]

/** Replaces whole names in one pass, so that two pets can swap names. */
export function replaceNames(text: string, changes: readonly NameChange[]): string {
  const real = changes.filter(([from, to]) => from !== to && from !== '')
  if (real.length === 0) return text
  const any = new RegExp(
    real
      .map(([from]) => from)
      .sort((a, b) => b.length - a.length)
      .map(wholeName)
      .join('|'),
    'gu',
  )
  return text.replace(any, (found) => real.find(([from]) => from === found)?.[1] ?? found)
}

export function renamedManuscript(manuscript: Manuscript, changes: readonly NameChange[]): Manuscript {
  const names = changes.map(([, to]) => to)
  return putInManuscript(manuscript, (text) => fitNames(replaceNames(text, changes), manuscript.language, names))
}
