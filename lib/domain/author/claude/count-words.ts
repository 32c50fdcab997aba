import type { Language } from '../../story/lists'
import { wordsOf } from '../grammar/count'

const SEGMENTED: readonly Language[] = ['zh', 'ja']

/** Counts words at spaces, or with `Intl.Segmenter` for languages written without spaces. */
export function countWords(text: string, language: Language): number {
  if (!SEGMENTED.includes(language)) return wordsOf(text).length
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter((s) => s.isWordLike).length
}
