import { fitText } from '../fit-text'
import { stacked, stackHeight, type PageModel, type Stack } from '../page-model'
import { LINE_HEIGHT } from '../page-size'
import { familyFoot } from './family-foot'
import type { Setting } from './page-setting'

export function endPage(setting: Setting): PageModel {
  const { book, sheet } = setting
  const { phrases } = book
  const column = sheet.width - 2 * sheet.margin
  const thanks = fitText(setting, phrases.thanks, 'story', column * 0.8, [19, 17, 15], 3)
  const stack: Stack = [
    { words: { lines: [phrases.theEnd], style: 'title', size: 54, lineHeight: 1.3, align: 'centre', role: 'heading' } },
    { gap: 20, words: { ...thanks, style: 'story', lineHeight: LINE_HEIGHT, align: 'centre' } },
  ]
  const top = sheet.height * 0.12
  return setting.leaf({
    sheet,
    bookmark: phrases.theEnd,
    behind: familyFoot(setting, 'end', top + stackHeight(stack)),
    items: stacked(stack, sheet.margin, top, column),
  })
}
