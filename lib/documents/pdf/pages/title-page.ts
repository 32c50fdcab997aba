import { joinNames } from '../../../domain/book/phrases'
import { fitText, fitTitle } from '../fit-text'
import { stacked, stackHeight, type PageModel, type Stack, type Words } from '../page-model'
import { LINE_HEIGHT } from '../page-size'
import { COLOURS } from '../paper'
import { familyFoot } from './family-foot'
import type { Setting } from './page-setting'

const CAST_SIZES = [24, 21, 18, 16]
/** Spacing of the title page: above and between its parts, and positions of those at its foot. */
const TITLE_PAGE = { top: 0.08, gap: 18, owner: 22, credit: 12 }

export function titlePage(setting: Setting): PageModel {
  const { book, sheet } = setting
  const { phrases } = book
  const column = sheet.width - 2 * sheet.margin
  const title = fitTitle(setting, column, 38)
  const names = joinNames([book.childName, ...book.petNames], book.language)
  const few = fitText(setting, names, 'lead', column, CAST_SIZES, 2)
  const cast = few.lines.length <= 3 ? few : fitText(setting, names, 'lead', column, [16, 14, 12], 4)
  const owner = fitText(setting, book.childName, 'title', column, [28, 24, 20, 16], 1)
  const dedication = book.dedication ? fitText(setting, book.dedication, 'story', column * 0.8, [17, 15, 13], 4) : null
  const { gap } = TITLE_PAGE
  const head: Stack = [
    { words: { ...title, style: 'title', lineHeight: 1.18, align: 'centre', role: 'heading' } },
    {
      gap,
      words: {
        lines: [phrases.starring],
        style: 'story',
        size: 15,
        lineHeight: 1.4,
        colour: COLOURS.soft,
        align: 'centre',
      },
    },
    { gap: 2, words: { ...cast, style: 'lead', lineHeight: 1.3, align: 'centre' } },
    ...(dedication
      ? [
          {
            gap,
            words: {
              ...dedication,
              style: 'story',
              lineHeight: LINE_HEIGHT,
              align: 'centre',
              ownDirection: true,
            } as const,
          },
        ]
      : []),
  ]
  const owned: Stack = [
    {
      words: {
        lines: [phrases.belongsTo],
        style: 'story',
        size: 15,
        lineHeight: 1.5,
        colour: COLOURS.soft,
        align: 'centre',
      },
    },
    { words: { ...owner, style: 'title', lineHeight: 1.3, align: 'centre' } },
  ]
  const credit: Words = {
    lines: [book.credit],
    style: 'story',
    size: 12,
    lineHeight: 1.2,
    colour: COLOURS.soft,
    align: 'centre',
  }
  const stack: Stack = [
    ...head,
    ...owned.map((one, i) => (i === 0 ? { ...one, gap: TITLE_PAGE.owner } : one)),
    { gap: TITLE_PAGE.credit, words: credit },
  ]
  const top = Math.max(sheet.margin * 0.75, sheet.height * TITLE_PAGE.top)
  return setting.leaf({
    sheet,
    bookmark: phrases.belongsTo,
    behind: familyFoot(setting, 'title', top + stackHeight(stack)),
    items: stacked(stack, sheet.margin, top, column),
  })
}
