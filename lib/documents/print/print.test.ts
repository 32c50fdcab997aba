import { join } from 'node:path'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { coverOf, decorOf } from '@/e2e/fixtures/cover'
import { inflateFonts } from '../../../scripts/inflate-fonts'
import { group, path, rect } from '../../domain/illustration/kit/shape'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook } from '../document-book'
import { typesetter } from '../pdf/fonts'
import { readPageContent } from './content'
import { makeCover } from './cover'
import { makeInterior } from './interior'
import { makePrint } from './make-print'
import { preflight, type Preflight } from './preflight'
import { coverSheet, insidePage, PAGE_COUNTS, PRINTERS, spineWidth } from './printers'

jest.setTimeout(60_000)
const fonts = join(process.cwd(), 'build', 'fonts')
beforeAll(() => inflateFonts(process.cwd(), fonts))

const picture: Scene = {
  width: 1000,
  height: 1000,
  nodes: [rect(0, 0, 1000, 1000, '#bfe1e8'), group([path('M400 400H600V900H400Z', '#b93418')], { cast: 'child' })],
}
const TITLE = 'Mila and Biscuit Meet the Sea'
const book = (over: Partial<DrawnBook> = {}): DrawnBook => ({
  title: TITLE,
  language: 'en',
  childName: 'Mila',
  petNames: ['Biscuit'],
  credit: 'Wagtale Press',
  cover: coverOf(picture, over.title ?? TITLE, over.language),
  portrait: () => picture,
  decor: decorOf(picture),
  summary: 'The sea is very large. Mila is six.',
  pages: Array.from({ length: 20 }, (_, i) => ({
    text: `Mila counted to ${i + 1}.\n\n“It is only water,” said Mila.`,
    alt: 'Mila.',
    picture,
  })),
  words: [{ word: 'brave', meaning: 'scared, and doing it all the same' }],
  questions: ['What was Mila afraid of?'],
  phrases: bookPhrases(over.language ?? 'en', [over.childName ?? 'Mila', ...(over.petNames ?? ['Biscuit'])]),
  ...over,
})
const failed = (report: Preflight) =>
  report.findings.filter(({ passed }) => !passed).map(({ check, pages }) => [check, ...pages])

describe('sheets', () => {
  it('are what the printers ask for', () => {
    expect(insidePage('kdp', 1, false)).toMatchObject({ width: 8.625 * 72, height: 8.75 * 72, trim: { x: 0, y: 9 } })
    expect(insidePage('kdp', 2, false).trim.x).toBe(9)
    expect(insidePage('kdp', 1, true).trim.x).toBe(9)
    expect(insidePage('lulu', 5, false)).toMatchObject({ width: 8.75 * 72, height: 8.75 * 72 })
    expect(spineWidth('kdp', 24) / 72).toBeCloseTo(0.0563, 4)
    expect(coverSheet('kdp', 24, false).width / 72).toBeCloseTo(17 + 0.0563 + 0.25, 4)
    expect(coverSheet('lulu', 32, false).width / 72).toBeCloseTo(17 + 32 / 444 + 0.06 + 0.25, 4)
    expect([coverSheet('lulu', 24, false).width / 72, coverSheet('lulu', 24, false).height / 72]).toEqual([19, 10.25])
  })
  it('have the front on the side where the book opens', () => {
    expect(coverSheet('kdp', 24, false).front.x).toBeGreaterThan(coverSheet('kdp', 24, false).back.x)
    expect(coverSheet('kdp', 24, true).front.x).toBeLessThan(coverSheet('kdp', 24, true).back.x)
  })
})

it.each(PRINTERS.flatMap((printer) => PAGE_COUNTS.map((pages) => [printer, pages] as const)))(
  'for %s, %i pages and their cover pass the check',
  async (printer, pages) => {
    const inside = await makeInterior(book(), { printer, pages }, fonts)
    expect(failed(await preflight(inside, 'interior', { printer, pages, rtl: false }))).toEqual([])
    const cover = await makeCover(book(), { printer, pages }, fonts)
    expect(failed(await preflight(cover, 'cover', { printer, pages, rtl: false }))).toEqual([])
  },
)

it('passes in Arabic, whose book opens the other way', async () => {
  const arabic = book({
    language: 'ar',
    title: 'ميلا والبحر',
    childName: 'ميلا',
    petNames: ['بسكويت'],
    summary: 'البحر كبير جدا.',
    pages: book().pages.map((page) => ({ ...page, text: 'نظرت ميلا إلى البحر.' })),
    words: [],
    questions: ['ما الذي أخافها؟'],
  })
  const { reports } = JSON.parse(
    new TextDecoder().decode(await makePrint(arabic, 'preflight', { printer: 'kdp', pages: 32 }, fonts)),
  ) as { reports: Preflight[] }
  expect(reports.map(failed)).toEqual([[], []])
})

it('passes with names as long as names may be, and six of them', async () => {
  const long = (name: string) => `${name} `.repeat(12).slice(0, 60).trim()
  const named = book({
    childName: long('Featherstonehaugh-Montgomery'),
    petNames: ['Wolfeschlegel', 'Marmalade', 'Sir Reginald', 'Clementine', 'Buttercup'].map(long),
  })
  for (const printer of PRINTERS)
    expect(
      failed(
        await preflight(await makeInterior(named, { printer, pages: 32 }, fonts), 'interior', {
          printer,
          pages: 32,
          rtl: false,
        }),
      ),
    ).toEqual([])
})

it.each(PRINTERS.flatMap((printer) => PAGE_COUNTS.map((pages) => [printer, pages] as const)))(
  'keeps the title of a cover for %s, %i pages, on what is seen of its front',
  async (printer, pages) => {
    const page = (await PDFDocument.load(await makeCover(book(), { printer, pages }, fonts))).getPage(0)
    const { front } = coverSheet(printer, pages, false)
    const onTheFront = readPageContent(page).letters.filter(({ x }) => x > front.x)
    expect(onTheFront.length).toBeGreaterThan(20)
    for (const { x, end, y, size } of onTheFront) {
      expect(Math.min(x, end)).toBeGreaterThan(front.x + 18)
      expect(Math.max(x, end)).toBeLessThan(front.x + front.width - 18)
      expect(page.getHeight() - y - size).toBeGreaterThan(front.y)
    }
  },
)

it.each([false, true])('keeps a long blurb clear of the barcode (right to left: %s)', async (rtl) => {
  const summary = 'The sea is very large. Mila is six, and her feet are wet. '.repeat(9)
  const long = book({ summary, ...(rtl ? { language: 'ar' as const } : {}) })
  const cover = await makeCover(long, { printer: 'kdp', pages: 24 }, fonts)
  expect(failed(await preflight(cover, 'cover', { printer: 'kdp', pages: 24, rtl }))).toEqual([])
})

it('sees letters on the spine, and where the barcode goes', async () => {
  const pdf = await PDFDocument.load(await makeCover(book(), { printer: 'kdp', pages: 24 }, fonts))
  const { barcode, spine, height } = coverSheet('kdp', 24, false)
  for (const { x, y } of [barcode, { x: spine.x - 1, y: 100 }])
    pdf.getPage(0).drawText('lost', { x: x + 2, y: height - y - 40, size: 12, font: await pdf.embedFont('Helvetica') })
  const report = await preflight(await pdf.save(), 'cover', { printer: 'kdp', pages: 24, rtl: false })
  expect(failed(report)).toEqual([['fonts'], ['spine', 1], ['barcode', 1]])
})

describe('the check', () => {
  const check = async (change: (pdf: PDFDocument) => unknown) => {
    const pdf = await PDFDocument.load(await makeInterior(book(), { printer: 'kdp', pages: 24 }, fonts))
    await change(pdf)
    return failed(
      await preflight(await pdf.save({ useObjectStreams: false }), 'interior', {
        printer: 'kdp',
        pages: 24,
        rtl: false,
      }),
    )
  }
  it('sees a page too few', async () => {
    expect(await check((pdf) => pdf.removePage(23))).toContainEqual(['pages'])
  })
  it('sees a page of another size, and a trim box that is elsewhere', async () => {
    expect(await check((pdf) => pdf.getPage(4).setSize(612, 612))).toContainEqual(['size', 5])
    expect(await check((pdf) => pdf.getPage(6).setTrimBox(20, 20, 500, 500))).toEqual([['boxes', 7]])
  })
  it('sees a font that is not embedded, letters too small, and letters too near the edge', async () => {
    const found = await check(async (pdf) => {
      const font = await pdf.embedFont(StandardFonts.Helvetica)
      pdf.getPage(1).drawText('small', { x: 300, y: 300, size: 5, font })
      pdf.getPage(2).drawText('lost', { x: 300, y: 12, size: 12, font })
    })
    expect(found).toEqual([['fonts'], ['type-size', 2], ['safe-area', 3]])
  })
  it('sees a line too thin', async () => {
    expect(
      await check((pdf) =>
        pdf.getPage(5).drawLine({ start: { x: 100, y: 100 }, end: { x: 200, y: 100 }, thickness: 0.4 }),
      ),
    ).toEqual([['lines', 6]])
  })
  it('sees where a line of letters ends', async () => {
    const page = (
      await PDFDocument.load(
        await makeInterior(
          book({ pages: [{ text: '“It is only water,” said Mila.', alt: '', picture }] }),
          { printer: 'kdp', pages: 24 },
          fonts,
        ),
      )
    ).getPage(2)
    const [line] = readPageContent(page).letters
    const type = await typesetter(fonts, 'en')
    expect(line?.end).toBeCloseTo(
      (line?.x ?? 0) + type.width('“It is only water,” said Mila.', 'story', line?.size ?? 0),
      1,
    )
  })
  it('sees colour that stops short of the edge, and links', async () => {
    expect(await check((pdf) => pdf.addPage([621, 630]) && pdf.removePage(3))).toEqual(
      expect.arrayContaining([['bleed', 24]]),
    )
  })
})
