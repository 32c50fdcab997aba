// Pages of the downloadable book. Text is dark on paper, or in the quiet part of a picture that is made for it.
import { measureWholeHeight, cropToCast } from '../../domain/book/crop'
import { splitLastLine } from '../../domain/book/last-line'
import { joinNames } from '../../domain/book/phrases'
import { SQUARE_COVER, type Cover } from '../../domain/illustration/cover/draw-cover'
import type { Moment } from '../../domain/illustration/cover/draw-family'
import { groundColours } from '../../domain/illustration/cover/field-colour'
import type { Lettering } from '../../domain/illustration/cover/lettering'
import { LETTERS } from '../../domain/illustration/compose/full-bleed'
import type { Box, Colour, Scene } from '../../domain/illustration/scene'
import type { DrawnBook, DrawnPage } from '../document-book'
import { fitText, fitTitle } from './fit-text'
import {
  heightOf,
  paperAt,
  stacked,
  stackHeight,
  whole,
  type Item,
  type PageModel,
  type Stack,
  type Words,
  type WordsItem,
} from './page-model'
import { proseLines } from './lines'
import { COLOURS, ground, tornEdge } from './paper'
import { type PageTemplate, LINE_HEIGHT, PARAGRAPH_GAP, pictureHeight, type PageSize, textLines } from './page-size'
import type { Voice } from './text'

/** Bleed: printed beyond the trim edge and cut off. */
export interface Bleed {
  left: number
  top: number
  right: number
  bottom: number
}
export interface PageParts {
  sheet: PageSize
  bookmark?: string
  colour?: string
  /** Full-bleed items, in coordinates of the whole page with bleed. */
  behind?: (bleed: Bleed) => Item[]
  /** Items within the trim box. */
  items?: readonly Item[]
}
export interface Setting {
  book: DrawnBook
  sheet: PageSize
  voice: Voice
  leaf: (parts: PageParts) => PageModel
  /** Least distance of text from the sides and the foot of the page. */
  edge: { side: number; foot: number }
}
/** No bleed on screens. */
export const READING_EDGE = { side: 26, foot: 13 }

const NO_BLEED: Bleed = { left: 0, top: 0, right: 0, bottom: 0 }

/** A page for screens and home printers: as large as its paper, with its bookmark. */
export const readingPage = ({
  sheet: { width, height },
  bookmark,
  colour = COLOURS.paper,
  behind,
  items = [],
}: PageParts): PageModel => ({
  width,
  height,
  colour,
  ...(bookmark === undefined ? {} : { bookmark }),
  items: [...(behind?.(NO_BLEED) ?? []), ...items],
})

/** A cover's items: the place, letters in front of it, and the cast in front of the letters. */
export function coverItems(cover: Cover, title: string, x: number, y: number, width: number): Item[] {
  const unit = width / cover.width
  const layer = (scene: Scene, alt?: string): Item => ({
    kind: 'picture',
    scene,
    window: whole(scene),
    x,
    y,
    width,
    ...(alt === undefined ? {} : { alt }),
  })
  const set = (lettering: Lettering | null, role?: 'heading'): Item[] =>
    lettering ? [{ kind: 'lettering', lettering, colour: cover.ink, x, y, unit, ...(role ? { role } : {}) }] : []
  return [layer(cover.behind), ...set(cover.title, 'heading'), layer(cover.before, title), ...set(cover.names)]
}

export function coverPage({ book, sheet }: Setting): PageModel {
  const height = (sheet.height / sheet.width) * SQUARE_COVER.height
  const cover = book.cover({ ...SQUARE_COVER, height })
  return readingPage({
    sheet,
    bookmark: book.title,
    colour: cover.field,
    items: coverItems(cover, book.title, 0, 0, sheet.width),
  })
}

const foot =
  ({ book, sheet }: Setting, name: string) =>
  (bleed: Bleed): Item[] => {
    const { field } = book.decor
    const scene = ground(sheet.width + bleed.left + bleed.right, 110 + bleed.bottom, `${book.title}|${name}`, [
      ...groundColours(field),
      field,
    ])
    return [paperAt(scene, 0, bleed.top + sheet.height + bleed.bottom - scene.height)]
  }

/** Least height of a family on a page, in points; with less room there is only ground. */
const SMALL_FAMILY = 70

/** The family at the foot of a page, below what is written there down to `from`. */
export const familyFoot =
  (setting: Setting, moment: Moment, from: number) =>
  (bleed: Bleed): Item[] => {
    const { sheet, book } = setting
    const width = sheet.width + bleed.left + bleed.right
    const unit = width / 1000
    const room = sheet.height + bleed.bottom - from
    const tall = room / unit - FAMILY_GROUND
    if (tall * unit < SMALL_FAMILY) return foot(setting, moment)(bleed)
    const scene = book.decor.family(moment, Math.min(MOST_TALL, tall))
    return [
      {
        kind: 'picture',
        scene,
        window: whole(scene),
        x: 0,
        y: bleed.top + sheet.height + bleed.bottom - scene.height * unit,
        width,
      },
    ]
  }
/** Ground below a family and margin above it, and its most height, in thousandths of the page's width. */
const FAMILY_GROUND = 150
const MOST_TALL = 430

/** A page of the story's own things, inside the cover. */
export function endpaper({ book, sheet }: Setting): PageModel {
  const scene = book.decor.pattern((1000 * sheet.height) / sheet.width)
  return readingPage({
    sheet,
    colour: book.decor.field,
    items: [{ kind: 'picture', scene, window: whole(scene), x: 0, y: 0, width: sheet.width }],
  })
}

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

/** Spacing of a story page: below its picture, and above the end of the page. */
const TEXT_ROOM = { above: 4, below: 34 }

/** Overlap of torn paper and picture in points: without it, viewers' anti-aliasing shows a line between the two. */
const TEAR_BELOW = 2

export const storyPage = (setting: Setting, page: DrawnPage, number: number, bones: PageTemplate): PageModel =>
  linePage(setting, page, number, bones) ??
  fullPage(setting, page, number, bones) ??
  bandPage(setting, page, number, bones)

const storyText = (lines: readonly (readonly string[])[], size: number, colour: Colour = COLOURS.ink): Stack =>
  lines.map((paragraph, i) => ({
    gap: i === 0 ? 0 : size * PARAGRAPH_GAP,
    words: { lines: paragraph, style: 'story', size, lineHeight: LINE_HEIGHT, colour },
  }))

const LINE_SIZES = [42, 38, 34, 30, 27, 24]
/** Above and below the line, side of the spot, and share of the free room that is above everything. */
const LINE_PAGE = { above: 34, below: 30, spot: 150, high: 0.42 }

/** A page of paper: its last paragraph large, the others before it, and the story's thing, where there is room for it. */
function linePage(setting: Setting, page: DrawnPage, number: number, bones: PageTemplate): PageModel | null {
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

/** Least distance of words on a picture from the upper edge, as a part of the page's margin, and room left round them. */
const UPPER_MARGIN = 0.75
const SPARE = 8
/** Share of the free room that is above them: words belong to the sky more than to heads. */
const HIGH = 0.3

/**
 * What a page shows of its picture across, in scene units, and how many points those of the picture itself take. Half of
 * a scene ends at the fold: what lies beyond, where a printer wants bleed there too, is of the other half.
 */
function acrossPage(
  { gutter }: DrawnPage,
  sheet: PageSize,
  { left, right }: Bleed,
): { width: number; window: Pick<Box, 'x' | 'width'> } {
  const inner = gutter ? (gutter.half === 'left' ? right : left) : 0
  const width = sheet.width + left + right - inner
  const beyond = (1000 * inner) / width
  return { width, window: { x: gutter?.half === 'right' ? -beyond : 0, width: 1000 + beyond } }
}

/** Words in the quiet part of a picture that fills the page; null where they don't fit there. Such a page has no number. */
function fullPage(setting: Setting, page: DrawnPage, number: number, bones: PageTemplate): PageModel | null {
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

function bandPage(setting: Setting, page: DrawnPage, number: number, bones: PageTemplate): PageModel {
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

/** In the outer corner. */
function pageNumber({ sheet, voice }: Setting, number: number, edge: Setting['edge']): WordsItem {
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

/** Everybody who gave an idea, and what the book doesn't tell in full: `quoted` of it, for books of several such pages. */
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
