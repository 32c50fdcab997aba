// PDF/UA (ISO 14289-1), as far as a machine can tell without veraPDF: numbers are checkpoints of the Matterhorn
// protocol 1.1.
import { join } from 'node:path'
import { PDFBool, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { makeRequest } from '@/e2e/fixtures/factory'
import { readStructure } from '@/e2e/fixtures/pdf-structure'
import { sample } from '@/e2e/fixtures/sample'
import { inflateFonts } from '../../../scripts/inflate-fonts'
import { writeStory } from '../../domain/author/write'
import { ENGINE_VERSION } from '../../domain/illustration/engine-version'
import { resolveCast } from '../../domain/illustration/resolve-cast'
import type { Language } from '../../domain/languages'
import { createDocument } from '../create-document'
import { documentBook, type Paper } from '../document-book'

const fonts = join(process.cwd(), 'build', 'fonts')
beforeAll(() => inflateFonts(process.cwd(), fonts))

async function bookIn(language: Language) {
  const request = makeRequest({ language })
  const manuscript = await writeStory(request)
  const names = { childName: 'Mila', petNames: ['Biscuit', 'Olive'] }
  return documentBook({
    ...names,
    dedication: 'For Мила',
    credit: 'Wagtale Press',
    phrases: bookPhrases(manuscript.language, ['Mila', ...names.petNames]),
    manuscript,
    look: {
      cast: resolveCast(request, manuscript.extras),
      seed: request.seed,
      engineVersion: ENGINE_VERSION,
      customizations: undefined,
    },
  })
}

const xmpOf = (document: PDFDocument): string => {
  const metadata = document.catalog.lookup(PDFName.of('Metadata'))
  return metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString('utf8') : ''
}

const BOOKS: [Language, Paper][] = [
  ['en', 'square'],
  ['en', 'a4'],
  ['ar', 'square'],
]
it.each(sample(BOOKS, 'whole books', 2))(
  'a whole book in %s on %s paper holds what it says of itself',
  async (language, paper) => {
    const book = await bookIn(language)
    const file = await createDocument({ kind: 'pdf', book, paper }, fonts)
    const document = await PDFDocument.load(file)
    const { catalog, context } = document
    // 06, 07: what it is called, and that a window shows it. 11: its language.
    expect(xmpOf(document)).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(xmpOf(document)).toMatch(/<dc:title>[\s\S]*\S[\s\S]*<\/dc:title>/)
    const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
    expect(preferences.get(PDFName.of('DisplayDocTitle'))).toBe(PDFBool.True)
    expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe(book.language)
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))).toBe(PDFBool.True)

    const { elements, unmarked, orphans } = await readStructure(file)
    // 01: all that is painted is in the tree, or an artifact.
    expect([unmarked, orphans]).toEqual([[], []])
    // 09: the tree is read as the pages are turned.
    const places = elements.flatMap(({ content }) => content.map(({ page, mcid }) => page * 10_000 + mcid))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(elements.map(({ tag }) => tag))).toEqual(new Set(['H1', 'P', 'Figure']))
    // 13: each picture says what it shows. 14: the first heading is the title's, and no level is left out.
    const figures = elements.filter(({ tag }) => tag === 'Figure')
    expect(figures.length).toBeGreaterThan(15)
    expect(figures.filter(({ alt }) => !alt?.trim())).toEqual([])
    expect(elements[0]?.tag).toBe('H1')
    // 28: the order of the Tab key is that of the tree.
    for (const page of document.getPages()) expect(page.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'))
    // 31: fonts are embedded, and what a letter is can be told.
    const dictionaries = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    const typed = (type: string) => dictionaries.filter((one) => one.get(PDFName.of('Subtype')) === PDFName.of(type))
    expect(typed('Type0').length).toBeGreaterThan(1)
    for (const font of typed('Type0')) expect(font.has(PDFName.of('ToUnicode'))).toBe(true)
    for (const font of typed('CIDFontType2')) {
      expect(font.lookup(PDFName.of('FontDescriptor'), PDFDict).has(PDFName.of('FontFile2'))).toBe(true)
      expect(font.get(PDFName.of('CIDToGIDMap'))).toBe(PDFName.of('Identity'))
    }
  },
  60_000,
)

it('files for a printer claim nothing', async () => {
  const book = await bookIn('en')
  const file = await createDocument({ kind: 'interior', book, printer: 'kdp', pages: 24 }, fonts)
  expect(xmpOf(await PDFDocument.load(file))).not.toContain('pdfuaid')
}, 60_000)

it('the check sees what is painted without a mark, and a picture without a description', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage()
  page.drawRectangle({ x: 0, y: 0, width: 10, height: 10 })
  document.catalog.set(PDFName.of('StructTreeRoot'), document.context.obj({}))
  const { unmarked } = await readStructure(await document.save())
  expect(unmarked).toEqual(['0: f'])
})
