import { splitLastLine } from '../../../domain/book/last-line'
import type { DrawnPage } from '../../document-book'
import { fitText } from '../fit-text'
import { stacked, stackHeight, whole, type PageModel, type Stack, type Words } from '../page-model'
import { type PageTemplate, textLines } from '../page-size'
import { pageNumber } from './page-number'
import type { Setting } from './page-setting'
import { storyText } from './story-text'

const LINE_SIZES = [42, 38, 34, 30, 27, 24]
/** Above and below the line, side of the spot, and share of the free room that is above everything. */
const LINE_PAGE = { above: 34, below: 30, spot: 150, high: 0.42 }

/**
 * A page of paper: its last paragraph large, the others before it, and the story's thing, where there is room for it.
 */
export function linePage(setting: Setting, page: DrawnPage, number: number, bones: PageTemplate): PageModel | null {
  const { sheet, voice, book, edge } = setting
  const split = page.line ? splitLastLine(page.text) : null
  if (!split) return null
  const column = sheet.width - 2 * sheet.margin
  const before = storyText(textLines(voice.type, split.before, bones.size, column), bones.size)
  const line: Words = { ...fitText(setting, split.line, 'lead', column, LINE_SIZES, 2), style: 'lead', lineHeight: 1.3 }
  const text: Stack = [...before, { gap: before.length ? LINE_PAGE.above : 0, words: line }]
  const room = sheet.height - 2 * sheet.margin - stackHeight(text)
  if (room < 0) return null
  const spot = room >= LINE_PAGE.below + LINE_PAGE.spot ? book.decor.spot() : null
  const top = sheet.margin + (room - (spot ? LINE_PAGE.below + LINE_PAGE.spot : 0)) * LINE_PAGE.high
  return setting.leaf({
    sheet,
    bookmark: String(number),
    items: [
      ...stacked(text, sheet.margin, top, column),
      ...(spot
        ? [
            {
              kind: 'picture',
              scene: spot,
              window: whole(spot),
              x: (sheet.width - LINE_PAGE.spot) / 2,
              y: top + stackHeight(text) + LINE_PAGE.below,
              width: LINE_PAGE.spot,
            } as const,
          ]
        : []),
      pageNumber(setting, number, edge),
    ],
  })
}
