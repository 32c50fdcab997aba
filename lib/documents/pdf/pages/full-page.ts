import { LETTERS } from '../../../domain/illustration/compose/full-bleed'
import type { DrawnPage } from '../../document-book'
import { stacked, stackHeight, whole, type Item, type PageModel } from '../page-model'
import { type PageTemplate, textLines } from '../page-size'
import { acrossPage } from './across-page'
import { type Bleed, type Setting, NO_BLEED } from './page-setting'
import { storyText } from './story-text'

/**
 * Least distance of words on a picture from the upper edge, as a part of the page's margin, and room left round them.
 */
const UPPER_MARGIN = 0.75
const SPARE = 8
/** Share of the free room that is above them: words belong to the sky more than to heads. */
const HIGH = 0.3

/**
 * Words in the quiet part of a picture that fills the page; null where they don't fit there. Such a page has no
 * number.
 */
export function fullPage(setting: Setting, page: DrawnPage, number: number, bones: PageTemplate): PageModel | null {
  const { sheet, voice } = setting
  const column = sheet.width - 2 * sheet.margin
  const linesOf = (text: string) => textLines(voice.type, text, bones.size, column)
  const lines = linesOf(page.text)
  // Both halves of a scene have their words in it, and at one height, or neither has.
  const highest = Math.max(
    ...[lines, ...(page.gutter ? [linesOf(page.gutter.facing)] : [])].map((one) =>
      stackHeight(storyText(one, bones.size)),
    ),
  )
  const drawnOn = (bleed: Bleed) => {
    const { width, window } = acrossPage(page, sheet, bleed)
    const height = sheet.height + bleed.top + bleed.bottom
    const full = page.full?.({ width: 1000, height: (1000 * height) / width, words: 'above' })
    if (!full) return null
    const unit = width / full.scene.width
    const text = storyText(lines, bones.size, LETTERS[full.letters])
    const top = Math.max(full.quiet.y * unit, bleed.top + sheet.margin * UPPER_MARGIN)
    const picture: Item = {
      kind: 'picture',
      scene: full.scene,
      window: { ...whole(full.scene), ...window },
      x: 0,
      y: 0,
      width: window.width * unit,
      alt: page.alt,
    }
    return { picture, text, top, spare: (full.quiet.y + full.quiet.height) * unit - top - highest }
  }
  const tried = drawnOn(NO_BLEED)
  if (!tried || tried.spare < SPARE) return null
  return setting.leaf({
    sheet,
    bookmark: String(number),
    behind: (bleed) => {
      const { picture, text, top, spare } = (bleed === NO_BLEED ? null : drawnOn(bleed)) ?? tried
      return [picture, ...stacked(text, bleed.left + sheet.margin, top + Math.max(0, spare) * HIGH, column)]
    },
  })
}
