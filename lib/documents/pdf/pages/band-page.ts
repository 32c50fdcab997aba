import { cropToCast, measureWholeHeight } from '../../../domain/book/crop'
import type { DrawnPage } from '../../document-book'
import { paperAt, stacked, stackHeight, type Item, type PageModel } from '../page-model'
import { type PageTemplate, pictureHeight, textLines } from '../page-size'
import { tornEdge } from '../paper'
import { acrossPage } from './across-page'
import { pageNumber } from './page-number'
import type { Bleed, Setting } from './page-setting'
import { storyText } from './story-text'

/** Spacing of a story page: below its picture, and above the end of the page. */
const TEXT_ROOM = { above: 4, below: 34 }

/** Overlap of torn paper and picture in points: without it, viewers' anti-aliasing shows a line between the two. */
const TEAR_BELOW = 2

export function bandPage(setting: Setting, page: DrawnPage, number: number, bones: PageTemplate): PageModel {
  const { sheet, voice, book, edge } = setting
  const column = sheet.width - 2 * sheet.margin
  const { picture, alt } = page
  const linesOf = (text: string) => textLines(voice.type, text, bones.size, column)
  const lines = linesOf(page.text)
  const wholeHeight = (measureWholeHeight(picture) * sheet.width) / picture.width
  // Both halves of a scene are as high as the longer words leave room for.
  const height = Math.min(
    ...[lines, ...(page.gutter ? [linesOf(page.gutter.facing)] : [])].map((one) =>
      pictureHeight(bones, sheet, one, wholeHeight),
    ),
  )
  const behind = (bleed: Bleed): Item[] => {
    const { width, window } = acrossPage(page, sheet, bleed)
    const paper = sheet.width + bleed.left + bleed.right
    const tear = tornEdge(paper, `${book.title}|${number}`)
    return [
      {
        kind: 'picture',
        scene: picture,
        window: { ...cropToCast(picture, ((height + bleed.top) / width) * picture.width), ...window },
        x: 0,
        y: 0,
        width: paper,
        alt,
      },
      // Spots end in an edge of their own.
      ...(picture.form !== undefined ? [] : [paperAt(tear, 0, bleed.top + height - tear.height + TEAR_BELOW)]),
    ]
  }
  const text = storyText(lines, bones.size)
  const top = height + TEXT_ROOM.above
  const room = sheet.height - TEXT_ROOM.below - top
  return setting.leaf({
    sheet,
    bookmark: String(number),
    behind,
    items: [
      ...stacked(text, sheet.margin, top + (room - stackHeight(text)) / 2, column),
      pageNumber(setting, number, edge),
    ],
  })
}
