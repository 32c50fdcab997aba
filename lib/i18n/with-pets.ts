import type messages from '@/messages/en/book.json'
import { joinNames } from '../domain/book/phrases'
import type { Language } from '../domain/languages'

/**
 * "with Biscuit" in a book's language, for a worker that has no translator of its own. A build compiles messages, so that
 * only a translator can read them.
 */
export async function loadWithPets(language: Language, petNames: readonly string[]): Promise<string> {
  const [{ createTranslator }, words] = await Promise.all([
    import('use-intl/core'),
    import(`../../messages/${language}/book.json`) as Promise<{ default: typeof messages }>,
  ])
  const t = createTranslator({ locale: language, messages: words.default })
  return t('withPets', { names: joinNames(petNames, language) })
}
