import { heightOf, type Words, type WordsItem } from '../page-model'
import { COLOURS } from '../paper'
import type { Setting } from './page-setting'

/** In the outer corner. */
export function pageNumber({ sheet, voice }: Setting, number: number, edge: Setting['edge']): WordsItem {
  const words: Words = {
    lines: [String(number)],
    style: 'lead',
    size: 13,
    lineHeight: 1.2,
    colour: COLOURS.soft,
    role: 'page number',
  }
  const width = voice.type.width(String(number), words.style, words.size)
  return {
    kind: 'words',
    ...words,
    x: voice.rtl ? edge.side : sheet.width - edge.side - width,
    y: sheet.height - edge.foot - heightOf(words),
    width,
  }
}
