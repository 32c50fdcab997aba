/** Checks a finished print file as the printer's own preflight would, trusting nothing of what made it. */
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, type PDFPage } from '@cantoo/pdf-lib'
import type { Box } from '../../domain/illustration/scene'
import { THINNEST_LINE } from '../pdf/paper'
import { readPageContent, type PageContent } from './content'
import { coverSheet, insidePage, SMALLEST_TYPE, type CoverSheet, type PageCount, type Printer } from './printers'

export interface Finding {
  check:
    | 'pages'
    | 'size'
    | 'boxes'
    | 'fonts'
    | 'type-size'
    | 'lines'
    | 'bleed'
    | 'safe-area'
    | 'spine'
    | 'barcode'
    | 'marks'
    | 'file-size'
  passed: boolean
  /** The measured value. */
  found: string
  /** Numbers of failing pages, from 1. */
  pages: number[]
}
export interface Preflight {
  passed: boolean
  printer: Printer
  what: 'interior' | 'cover'
  findings: Finding[]
}

/** KDP's file size limit; Lulu's is higher. */
const LARGEST_FILE = 650 * 1024 * 1024
/** Tolerance in points: files carry two decimals. */
const NEAR = 0.05
/** Tolerance of line widths, which are products of rounded numbers. */
const HAIR = 0.005
const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR

interface Expected {
  width: number
  height: number
  trim: { x: number; y: number; width: number; height: number }
  safe?: { x: number; y: number; width: number; height: number }
}

export async function preflight(
  file: Uint8Array,
  what: 'interior' | 'cover',
  { printer, pages, rtl }: { printer: Printer; pages: PageCount; rtl: boolean },
): Promise<Preflight> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  const sheets = pdf.getPages()
  const wanted = what === 'cover' ? 1 : pages
  const expected = (i: number): Expected => {
    if (what === 'interior') return insidePage(printer, i + 1, rtl)
    const { width, height, around } = coverSheet(printer, pages, rtl)
    return { width, height, trim: { x: around, y: around, width: width - 2 * around, height: height - 2 * around } }
  }
  const failing = (holds: (page: PDFPage, i: number) => boolean): number[] =>
    sheets.flatMap((page, i) => (holds(page, i) ? [] : [i + 1]))
  const drawn = sheets.map(readPageContent)
  const finding = (check: Finding['check'], found: string, bad: number[]): Finding => ({
    check,
    passed: bad.length === 0,
    found,
    pages: bad,
  })

  const first = expected(0)
  const smallest = Math.min(...drawn.flatMap(({ letters }) => letters.map(({ size }) => size)), Infinity)
  const fonts = fontsOf(pdf)
  const loose = fonts.filter(({ embedded }) => !embedded).map(({ name }) => name)
  const findings: Finding[] = [
    { check: 'pages', passed: sheets.length === wanted, found: `${sheets.length} of ${wanted}`, pages: [] },
    finding(
      'size',
      `${first.width.toFixed(2)} x ${first.height.toFixed(2)} pt wanted`,
      failing((page, i) => near(page.getWidth(), expected(i).width) && near(page.getHeight(), expected(i).height)),
    ),
    finding(
      'boxes',
      'trim box inside bleed box, bleed box the whole page',
      failing((page, i) => {
        const { trim, width, height } = expected(i)
        const [t, b] = [page.getTrimBox(), page.getBleedBox()]
        return (
          near(t.x, trim.x) &&
          near(t.y, height - trim.y - trim.height) &&
          near(t.width, trim.width) &&
          near(t.height, trim.height) &&
          near(b.width, width) &&
          near(b.height, height)
        )
      }),
    ),
    {
      check: 'fonts',
      passed: loose.length === 0,
      found: loose.length === 0 ? `${fonts.length} embedded` : `not embedded: ${loose.join(', ')}`,
      pages: [],
    },
    finding(
      'type-size',
      smallest === Infinity ? 'no letters' : `smallest ${smallest.toFixed(1)} pt`,
      failing((_, i) => (drawn[i]?.letters ?? []).every(({ size }) => size >= SMALLEST_TYPE)),
    ),
    finding(
      'lines',
      `thinnest ${Math.min(...drawn.flatMap(({ thinnest }) => thinnest ?? []), Infinity).toFixed(2)} pt`,
      failing((_, i) => (drawn[i]?.thinnest ?? Infinity) >= THINNEST_LINE - HAIR),
    ),
    finding(
      'bleed',
      'colour reaches the edges of the page',
      failing((page, i) => {
        const filled = drawn[i]?.filled
        return (
          filled !== undefined &&
          filled.x <= NEAR &&
          filled.y <= NEAR &&
          filled.x + filled.width >= page.getWidth() - NEAR &&
          filled.y + filled.height >= page.getHeight() - NEAR
        )
      }),
    ),
    finding(
      'safe-area',
      'letters keep their distance from trim and spine',
      failing((page, i) => {
        const { safe } = expected(i)
        return (
          !safe ||
          (drawn[i]?.letters ?? []).every(
            ({ x, end, y }) =>
              Math.min(x, end) >= safe.x - NEAR &&
              Math.max(x, end) <= safe.x + safe.width + NEAR &&
              y >= page.getHeight() - safe.y - safe.height - NEAR &&
              y <= page.getHeight() - safe.y + NEAR,
          )
        )
      }),
    ),
    ...(what === 'cover' ? coverFindings(coverSheet(printer, pages, rtl), drawn, finding) : []),
    finding('marks', 'no links, notes, forms or bookmarks', [
      ...failing((page) => (page.node.Annots()?.size() ?? 0) === 0),
      ...(pdf.catalog.has(PDFName.of('Outlines')) ? [0] : []),
    ]),
    {
      check: 'file-size',
      passed: file.byteLength <= LARGEST_FILE,
      found: `${(file.byteLength / 1024 / 1024).toFixed(1)} MB`,
      pages: [],
    },
  ]
  return { passed: findings.every(({ passed }) => passed), printer, what, findings }
}

/**
 * A spine of fewer than 79 pages carries no text, and the printer prints the barcode over whatever lies under it.
 * `drawn` is the one sheet of the cover.
 */
function coverFindings(
  { spine, barcode, height }: CoverSheet,
  drawn: readonly PageContent[],
  finding: (check: Finding['check'], found: string, bad: number[]) => Finding,
): Finding[] {
  const letters = drawn.flatMap((sheet) => sheet.letters)
  const over = (box: Box): number[] =>
    letters.some(
      ({ x, end, y }) =>
        Math.max(x, end) > box.x &&
        Math.min(x, end) < box.x + box.width &&
        y > height - box.y - box.height &&
        y < height - box.y,
    )
      ? [1]
      : []
  return [
    finding('spine', 'no letters on the spine', over(spine)),
    finding('barcode', 'no letters where the barcode goes', over(barcode)),
  ]
}

/** Whether every font is embedded. */
function fontsOf(pdf: PDFDocument): { name: string; embedded: boolean }[] {
  const found = new Map<string, boolean>()
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) continue
    const name = String(object.get(PDFName.of('BaseFont')) ?? 'unnamed')
    const descendants = resolve(pdf, object.get(PDFName.of('DescendantFonts')))
    const holder = descendants instanceof PDFArray ? resolve(pdf, descendants.get(0)) : object
    const descriptor = holder instanceof PDFDict ? resolve(pdf, holder.get(PDFName.of('FontDescriptor'))) : undefined
    const embedded =
      descriptor instanceof PDFDict &&
      ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key)))
    found.set(name, (found.get(name) ?? true) && embedded)
  }
  return [...found].map(([name, embedded]) => ({ name, embedded }))
}

const resolve = (pdf: PDFDocument, value: unknown): unknown =>
  value instanceof PDFRef ? pdf.context.lookup(value) : value
