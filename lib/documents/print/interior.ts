import { listLeaves, type Leaf } from '../../domain/book/leaves'
import { joinNames } from '../../domain/book/phrases'
import { isRightToLeft } from '../../domain/languages'
import { toLineArt } from '../../domain/illustration/print/line-art'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook } from '../document-book'
import { typesetter } from '../pdf/fonts'
import { fitText } from '../pdf/fit-text'
import { heightOf, translateItem, stacked, whole, type Item, type PageModel, type Words } from '../pdf/page-model'
import { endPage } from '../pdf/pages/end-page'
import { familyFoot } from '../pdf/pages/family-foot'
import { questionsPage, tablePage } from '../pdf/pages/lists-page'
import type { PageParts, Setting } from '../pdf/pages/page-setting'
import { storyPage } from '../pdf/pages/story-page'
import { titlePage } from '../pdf/pages/title-page'
import { COLOURS } from '../pdf/paper'
import { renderPdf } from '../pdf/render-page'
import { measureTemplate, PAGE_SIZES, type PageTemplate } from '../pdf/page-size'
import type { Voice } from '../pdf/text'
import { insidePage, type PageCount, type Printer, type Sheet } from './printers'

/** A page with bleed, without bookmarks. */
export const printed =
  ({ width, height, trim }: Sheet) =>
  ({ colour = COLOURS.paper, behind, items = [] }: PageParts): PageModel => {
    const bleed = {
      left: trim.x,
      top: trim.y,
      right: width - trim.x - trim.width,
      bottom: height - trim.y - trim.height,
    }
    return {
      width,
      height,
      colour,
      trim,
      items: [...(behind?.(bleed) ?? []), ...items.map((item) => translateItem(item, trim.x, trim.y))],
    }
  }

/** Inside the safe area of every printer, on the gutter side too; a page number is as wide as its digits. */
export const PRINTED_EDGE = { side: 52, foot: 40 }

type MakePage = (setting: Setting) => PageModel

interface Inside {
  printer: Printer
  pages: PageCount
  dedication?: string | undefined
}

/** Interior of a printed book: its leaves in their order (lib/domain/book/leaves.ts). */
export async function makeInterior(book: DrawnBook, wanted: Inside, fonts: string): Promise<Uint8Array> {
  const type = await typesetter(fonts, book.language)
  const voice = { type, rtl: isRightToLeft(book.language) }
  return await renderPdf(
    leavesOf(book, wanted.pages).map((leaf, i) => setLeaf(book, { ...wanted, leaf, number: i + 1 }, voice)),
    book,
    type,
  )
}

export const leavesOf = (book: DrawnBook, pages: PageCount): Leaf[] =>
  listLeaves(pages, { story: book.pages.length, hasTable: book.table !== undefined })

/** One page as it is printed; `number`: its place in the interior, from 1. */
export function setLeaf(
  book: DrawnBook,
  { printer, dedication, leaf, number }: Omit<Inside, 'pages'> & { leaf: Leaf; number: number },
  voice: Voice,
): PageModel {
  const sheet = PAGE_SIZES.square
  const paper = printed(insidePage(printer, number, voice.rtl))
  return leafMaker(book, leaf, dedication)({ book, sheet, voice, leaf: paper, edge: PRINTED_EDGE })
}

function leafMaker(book: DrawnBook, { kind, page = 1 }: Leaf, dedication: string | undefined): MakePage {
  const { phrases } = book
  const shown = book.pages[page - 1]
  const own = dedication ?? book.dedication ?? undefined
  switch (kind) {
    // In print the dedication has a page of its own.
    case 'title':
      return (setting) => titlePage({ ...setting, book: { ...book, dedication: null } })
    case 'dedication':
      return (setting) =>
        wordsPage(setting, { words: own ?? phrases.forName, small: book.credit, own: own !== undefined })
    case 'cast':
      return (setting) =>
        picturePage(setting, {
          title: phrases.cast,
          scene: book.portrait(),
          alt: book.title,
          under: joinNames([book.childName, ...book.petNames], book.language),
        })
    case 'giver':
      return (setting) => wordsPage(setting, { words: phrases.presentFrom, line: true })
    case 'story': {
      if (!shown) throw new Error(`no page ${page}`)
      return (setting) => storyPage(setting, shown, page, templateOf(book, setting))
    }
    case 'talk':
      return questionsPage
    case 'questions':
      return (setting) => questionsPage({ ...setting, book: { ...book, words: [] } })
    case 'words':
      return (setting) => questionsPage({ ...setting, book: { ...book, questions: [] } })
    case 'table':
      return (setting) => tablePage(setting)
    case 'colour':
      return (setting) =>
        picturePage(setting, {
          title: phrases.colourIn,
          scene: toLineArt(shown?.picture ?? book.portrait()),
          alt: shown?.alt ?? book.title,
        })
    case 'draw':
      return (setting) => picturePage(setting, { title: phrases.draw })
    case 'end':
      return endPage
  }
}

const templates = new WeakMap<DrawnBook, PageTemplate>()
/** Of the whole book, measured once. */
function templateOf(book: DrawnBook, { voice, sheet }: Setting): PageTemplate {
  const texts = book.pages.map((page) => page.text)
  const template = templates.get(book) ?? measureTemplate(voice.type, texts, sheet)
  templates.set(book, template)
  return template
}

/** Between a dedication and the line under it. */
const CREDIT_GAP = 18
/** Lines to write on, below the text. */
const WRITING_LINE = { gap: 62, height: 1.2 }

/** `own`: typed by the owner, possibly in another language. */
function wordsPage(
  setting: Setting,
  { words, small, line = false, own = false }: { words: string; small?: string; line?: boolean; own?: boolean },
): PageModel {
  const { sheet, voice, leaf } = setting
  const column = sheet.width * 0.62
  const [left, top] = [(sheet.width - column) / 2, sheet.height * (line ? 0.36 : 0.2)]
  const set: Words = {
    ...fitText({ voice }, words, 'lead', column, [26, 23, 20, 17], 6),
    style: 'lead',
    lineHeight: 1.4,
    align: 'centre',
    ownDirection: own,
  }
  const foot: Words = {
    lines: small === undefined ? [] : [small],
    style: 'story',
    size: 11,
    lineHeight: 1.3,
    colour: COLOURS.soft,
    align: 'centre',
  }
  const creditTop = line ? sheet.height - 60 - heightOf(foot) : top + heightOf(set) + CREDIT_GAP
  const items: Item[] = [
    ...stacked([{ words: set }], left, top, column),
    ...(line
      ? [
          {
            kind: 'card',
            box: { x: left, y: top + heightOf(set) + WRITING_LINE.gap, width: column, height: WRITING_LINE.height },
            fill: COLOURS.soft,
          } as const,
        ]
      : []),
    ...stacked([{ words: foot }], sheet.margin, creditTop, sheet.width - 2 * sheet.margin),
  ]
  return leaf({
    sheet,
    ...(line ? {} : { behind: familyFoot(setting, 'dedication', creditTop + heightOf(foot)) }),
    items,
  })
}

/** Layout of a framed picture: its top, the frame's width, and the gap to its text. */
const FRAME = { top: 92, line: 1.2, under: 10 }

/**
 * A framed picture under its heading; without a picture, an empty frame to draw in. The picture shrinks for names of
 * many lines.
 */
function picturePage(
  { sheet, voice, leaf, edge }: Setting,
  { title, scene, alt, under }: { title: string; scene?: Scene; alt?: string; under?: string },
): PageModel {
  const column = sheet.width - 2 * sheet.margin
  const head: Words = {
    ...fitText({ voice }, title, 'title', column, [26, 23, 20, 17], 1),
    style: 'title',
    lineHeight: 1.3,
    align: 'centre',
    role: 'heading',
  }
  const foot: Words | undefined =
    under === undefined
      ? undefined
      : {
          ...fitText({ voice }, under, 'lead', column, [20, 18, 16, 14], 2),
          style: 'lead',
          lineHeight: 1.25,
          align: 'centre',
        }
  const side = Math.min(column - 64, sheet.height - FRAME.top - (foot ? FRAME.under + heightOf(foot) : 0) - edge.foot)
  const box = { x: (sheet.width - side) / 2, y: FRAME.top, width: side, height: side }
  return leaf({
    sheet,
    items: [
      ...stacked([{ words: head }], sheet.margin, 44, column),
      { kind: 'card', box, fill: COLOURS.white },
      ...(scene
        ? [
            {
              kind: 'picture',
              scene,
              window: whole(scene),
              x: box.x + FRAME.line,
              y: box.y + FRAME.line,
              width: side - 2 * FRAME.line,
              ...(alt === undefined ? {} : { alt }),
            } as const,
          ]
        : []),
      { kind: 'card', box, line: { colour: COLOURS.soft, width: FRAME.line } },
      ...(foot ? stacked([{ words: foot }], sheet.margin, box.y + side + FRAME.under, column) : []),
    ],
  })
}
