import { join } from 'node:path'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { coverOf, decorOf } from '@/e2e/fixtures/cover'
import { inflateFonts } from '../../../scripts/inflate-fonts'
import { group, rect } from '../../domain/illustration/kit/shape'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook, DrawnPage } from '../document-book'
import { PRINTED_EDGE, printed } from '../print/interior'
import { insidePage, PRINTERS } from '../print/printers'
import { typesetter } from './fonts'
import type { PictureItem } from './page-model'
import { measureTemplate, PAGE_SIZES } from './page-size'
import { READING_EDGE, readingPage, type Setting } from './pages/page-setting'
import { storyPage } from './pages/story-page'

const fonts = join(process.cwd(), 'build', 'fonts')
beforeAll(() => inflateFonts(process.cwd(), fonts))

const scene = (half: 'left' | 'right', height: number): Scene => ({
  width: 1000,
  height,
  half,
  nodes: [
    rect(0, 0, 1000, height, '#bfe1e8'),
    group([rect(300, height - 400, 200, 300, '#b93418')], { cast: half === 'left' ? 'child' : 'pet1' }),
  ],
  essential: { x: 0, y: 600, width: 1000, height: 300 },
})
const LONG = 'They counted the waves, and the gulls, and every boat that went by the old pier. '.repeat(5).trim()
const TEXTS = ['“It is only water,” said Mila.', LONG] as const

/** Two facing pages; in a book that is read from the right the first is on the right. */
function facing(rtl: boolean, quiet: number | null): [DrawnPage, DrawnPage] {
  const page = (at: 0 | 1): DrawnPage => {
    const half = (at === 0) === rtl ? 'right' : 'left'
    return {
      text: TEXTS[at],
      alt: half,
      picture: scene(half, 1000),
      gutter: { half, facing: TEXTS[at === 0 ? 1 : 0] },
      full: ({ height }) =>
        quiet === null
          ? null
          : {
              scene: scene(half, height),
              quiet: { x: 0, y: 44, width: 1000, height: quiet },
              letters: 'dark',
              faces: [],
            },
    }
  }
  return [page(0), page(1)]
}

const SHEET = PAGE_SIZES.square
async function settingOf(pages: readonly DrawnPage[], language: 'en' | 'ar') {
  const book: DrawnBook = {
    title: 'Mila and the Sea',
    language,
    childName: 'Mila',
    petNames: ['Biscuit'],
    credit: 'Wagtale Press',
    cover: coverOf(scene('left', 1000), 'Any'),
    portrait: () => scene('left', 1000),
    decor: decorOf(scene('left', 1000)),
    summary: '',
    words: [],
    questions: [],
    pages,
    phrases: bookPhrases(language, ['Mila', 'Biscuit']),
  }
  const type = await typesetter(fonts, language)
  const bones = measureTemplate(type, TEXTS, SHEET)
  return { shared: { book, sheet: SHEET, voice: { type, rtl: language === 'ar' } }, bones }
}

/** Where the fold of a half is on its page, in points, and how large and how high its picture is. */
function placeOf({ items }: { items: readonly { kind: string }[] }) {
  const item = items.find((one): one is PictureItem => one.kind === 'picture' && 'alt' in one)
  if (!item) throw new Error('no picture')
  const unit = item.width / item.window.width
  const fold = item.scene.half === 'left' ? 1000 : 0
  return {
    half: item.scene.half,
    fold: item.x + (fold - item.window.x) * unit,
    left: item.x,
    right: item.x + item.width,
    unit,
    top: item.y - item.window.y * unit,
    foot: item.y + item.window.height * unit,
  }
}

describe.each([
  ['words over the cast', 420],
  ['words below', 60],
  ['words below, where there is no quiet part', null],
])('a scene over two pages, %s', (_, quiet) => {
  it.each(PRINTERS.flatMap((printer) => [[printer, 'en'] as const, [printer, 'ar'] as const]))(
    'joins at the fold in print by %s, in %s, with bleed beyond it as the printer wants',
    async (printer, language) => {
      const rtl = language === 'ar'
      const pages = facing(rtl, quiet)
      const { shared, bones } = await settingOf(pages, language)
      // The story's second and third page are the fourth and fifth of the book.
      const sheets = [4, 5].map((number) => insidePage(printer, number, rtl))
      const places = pages.map((page, i) => {
        const paper = sheets[i]
        if (!paper) throw new Error('no sheet')
        const setting: Setting = { ...shared, leaf: printed(paper), edge: PRINTED_EDGE }
        return { ...placeOf(storyPage(setting, page, i + 2, bones)), paper }
      })
      for (const { half, fold, left, right, paper } of places) {
        expect(fold).toBeCloseTo(half === 'left' ? paper.trim.x + paper.trim.width : paper.trim.x, 3)
        expect(left).toBeLessThanOrEqual(0.001)
        expect(right).toBeGreaterThanOrEqual(paper.width - 0.001)
      }
      const [one, other] = places
      for (const measure of ['unit', 'top', 'foot'] as const)
        expect(one?.[measure]).toBeCloseTo(other?.[measure] ?? NaN, 3)
    },
  )

  it('joins in a PDF for screens, whose words begin at one height', async () => {
    const pages = facing(false, quiet)
    const { shared, bones } = await settingOf(pages, 'en')
    const setting: Setting = { ...shared, leaf: readingPage, edge: READING_EDGE }
    const models = pages.map((page, i) => storyPage(setting, page, i + 2, bones))
    const [one, other] = models.map(placeOf)
    expect([one?.fold, other?.fold]).toEqual([SHEET.width, 0])
    for (const measure of ['unit', 'top', 'foot'] as const)
      expect(one?.[measure]).toBeCloseTo(other?.[measure] ?? NaN, 3)
    const tops = models.map(({ items }) => items.find((item) => item.kind === 'words')?.y)
    if (quiet === 420) expect(tops[0]).toBeCloseTo(tops[1] ?? NaN, 3)
  })
})
