import type { Language } from '../../story/lists'
import { wordsOf } from '../measure'

const SEGMENTED: readonly Language[] = ['zh', 'ja']

/** Words as a reader counts them: by spaces, or by what belongs together where a language writes without any. */
export function countWords(text: string, language: Language): number {
  if (!SEGMENTED.includes(language)) return wordsOf(text).length
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter((s) => s.isWordLike).length
}
