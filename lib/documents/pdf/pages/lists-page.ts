import { joinNames } from '../../../domain/book/phrases'
import { proseLines } from '../lines'
import { stacked, type PageModel, type Stack } from '../page-model'
import { LINE_HEIGHT } from '../page-size'
import { foot } from './family-foot'
import type { Setting } from './page-setting'

const TALK_SIZES = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6]
/** Spacing of the page of words and questions: between items as a fraction of their size, and between the two lists. */
const TALK_GAP = { entry: 0.35, list: 18 }

/** A page of headed lists, in the largest size at which all of them fit. */
function listsPage(setting: Setting, given: readonly { title: string; texts: readonly string[] }[], bookmark: string) {
  const { sheet, voice } = setting
  const column = sheet.width - 2 * sheet.margin
  const lists = given.filter(({ texts }) => texts.length > 0)
  const at = (size: number) =>
    lists.map(({ texts }) =>
      texts.map((text) => proseLines(text, column, (part) => voice.type.width(part, 'story', size))),
    )
  const room = sheet.height - 2 * sheet.margin - 180
  const entries = lists.reduce((sum, { texts }) => sum + texts.length, 0)
  const size =
    TALK_SIZES.find((one) => at(one).flat(2).length * one * LINE_HEIGHT + entries * one * TALK_GAP.entry <= room) ?? 6
  const stack: Stack = at(size).flatMap((texts, i) => [
    {
      gap: i === 0 ? 0 : TALK_GAP.list,
      words: { lines: [lists[i]?.title ?? ''], style: 'title', size: 26, lineHeight: 1.4, role: 'heading' } as const,
    },
    ...texts.map((lines) => ({
      gap: size * TALK_GAP.entry,
      words: { lines, style: 'story', size, lineHeight: LINE_HEIGHT } as const,
    })),
  ])
  return setting.leaf({
    sheet,
    bookmark,
    behind: foot(setting, 'talk'),
    items: stacked(stack, sheet.margin, sheet.margin, column),
  })
}

export function questionsPage(setting: Setting): PageModel {
  const { words, questions, phrases } = setting.book
  return listsPage(
    setting,
    [
      { title: phrases.words, texts: words.map(({ word, meaning }) => `${word}: ${meaning}`) },
      { title: phrases.questions, texts: questions.map((question, i) => `${i + 1}. ${question}`) },
    ],
    phrases.questions,
  )
}

/**
 * Everybody who gave an idea, and what the book doesn't tell in full: `quoted` of it, for books of several such
 * pages.
 */
export function tablePage(setting: Setting, quoted = setting.book.table?.quoted ?? []): PageModel {
  const { table, phrases, language } = setting.book
  return listsPage(
    setting,
    [
      {
        title: phrases.madeUpBy,
        texts: table
          ? [
              joinNames(
                table.credits.map(({ giver }) => giver),
                language,
              ),
            ]
          : [],
      },
      { title: phrases.alsoSaid, texts: quoted.map(({ giver, content }) => `${giver}: ${content}`) },
    ],
    phrases.madeUpBy,
  )
}
const QUOTED_ON_A_PAGE = 9
/** As many pages as large type needs. */
export function tablePages(setting: Setting): PageModel[] {
  const { table } = setting.book
  if (!table) return []
  const pages = Math.max(1, Math.ceil(table.quoted.length / QUOTED_ON_A_PAGE))
  return Array.from({ length: pages }, (_, i) =>
    tablePage(setting, table.quoted.slice(i * QUOTED_ON_A_PAGE, (i + 1) * QUOTED_ON_A_PAGE)),
  )
}
