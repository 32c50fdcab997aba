import type { Language } from '../languages'
import { joinNames } from './phrases'

interface Named {
  title: string
  childName: string
  petNames: readonly string[]
  language: Language
  /** "with Biscuit", in the book's language. */
  withPets: string
}

/**
 * Who is in the book, below a title that doesn't say so: "Leni and Biscuit", or "with Biscuit" if it names the child.
 */
export function namesOnCover({ title, childName, petNames, language, withPets }: Named): string | undefined {
  const names = (name: string): boolean => name !== '' && title.includes(name)
  if (!names(childName)) return joinNames([childName, ...petNames], language)
  return petNames.every(names) ? undefined : withPets
}
