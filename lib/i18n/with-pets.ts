import type messages from '@/messages/en/book.json'
import { joinNames } from '../domain/book/phrases'
import type { Language } from '../domain/languages'

/** "with Biscuit" in a book's language, for a worker that has no translator. */
export async function loadWithPets(language: Language, petNames: readonly string[]): Promise<string> {
  const { default: words }: { default: typeof messages } = await import(`../../messages/${language}/book.json`)
  return words.withPets.replace('{names}', () => joinNames(petNames, language))
}
