import { PDFBool, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { coverOf, decorOf } from '@/e2e/fixtures/cover'
import { group, path, rect } from '../../domain/illustration/kit/shape'
import type { Scene } from '../../domain/illustration/scene'
import { LANGUAGES, type Language } from '../../domain/story/lists'
import { inflateFonts } from '../../../scripts/inflate-fonts'
import type { DrawnBook, Paper } from '../document-book'
import { readPageContent } from '../print/content'
import { typesetter } from './fonts'
import { makePdf } from './make-pdf'

// Chinese and Japanese fonts are large, and this may run beside other suites.
jest.setTimeout(30_000)

const fonts = join(process.cwd(), 'build', 'fonts')
const folder = mkdtempSync(join(tmpdir(), 'wagtale-pdf-'))
beforeAll(() => inflateFonts(process.cwd(), fonts))
afterAll(() => rmSync(folder, { recursive: true }))

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
  pages: Array.from({ length: 20 }, (_, i) => ({
    alt: 'Mila counts.',
    text: `Mila counted to ${i + 1}.\n\n“It is only water,” said Mila.`,
    picture,
  })),
  summary: 'Mila looks at the sea.',
  words: [{ word: 'brave', meaning: 'scared, and doing it all the same' }],
  questions: ['What was Mila afraid of?'],
  phrases: bookPhrases(over.language ?? 'en', [over.childName ?? 'Mila', ...(over.petNames ?? ['Biscuit'])]),
  ...over,
})
async function file(over: Partial<DrawnBook> = {}, paper: Paper = 'square'): Promise<string> {
  const name = join(folder, 'book.pdf')
  writeFileSync(name, await makePdf(book(over), paper, fonts))
  return name
}
const has = (tool: string) => spawnSync(tool, ['-v']).error === undefined
const withPoppler = has('pdfinfo') && has('pdffonts') && has('pdftotext') ? it : it.skip
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' })
/** Spaces and presentation forms depend on the printer. */
const letters = (text: string) => text.normalize('NFKC').replace(/[\s\u200b-\u200f\u202a-\u202e]/gu, '')

it('is a PDF of 27 pages, endpapers and all', async () => {
  const pdf = await makePdf(book(), 'square', fonts)
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(27)
})

it('leaves out the words and questions of a story that has none', async () => {
  expect(
    (await PDFDocument.load(await makePdf(book({ words: [], questions: [] }), 'square', fonts))).getPageCount(),
  ).toBe(26)
})

withPoppler.each([
  ['square', '612 x 612'],
  ['a4', '595.28 x 841.89'],
  ['letter', '612 x 792'],
] as const)('has the size of %s, its title, its author', async (paper, size) => {
  const info = run('pdfinfo', await file({}, paper))
  expect(info).toContain(`${size} pts`)
  expect(info).toMatch(/Title:\s+Mila and Biscuit Meet the Sea/)
  expect(info).toMatch(/Author:\s+Wagtale Press/)
})

;(spawnSync('qpdf', ['--version']).error === undefined ? it : it.skip)('is sound', async () => {
  expect(run('qpdf', '--check', await file())).toContain('No syntax or stream encoding errors')
})

withPoppler(
  'tells whoever listens what is a title, a paragraph and a picture, and of pictures what is in them',
  async () => {
    const name = await file()
    const expectedText = run('pdfinfo', '-struct-text', name)
    expect(expectedText).toMatch(/H1[\s\S]*?"Mila and Biscuit Meet/)
    expect(expectedText).toMatch(/P \(block\)[\s\S]*?"Mila counted to 20\./)
    expect(run('pdfinfo', '-struct', name).match(/Figure/g)).toHaveLength(21)
    // Page numbers are artifacts, not text.
    expect(expectedText).not.toMatch(/"\s*20\s*"/)
  },
)

it('is tagged, in its language, and every picture says what is in it', async () => {
  const { catalog, context } = await PDFDocument.load(await makePdf(book(), 'square', fonts))
  expect(String(catalog.get(PDFName.of('Lang')))).toBe('(en)')
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))).toBe(PDFBool.True)
  const tags = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('S')) instanceof PDFName ? [object] : [],
    )
  const alternatives = tags
    .filter((tag) => tag.get(PDFName.of('S')) === PDFName.of('Figure'))
    .map((tag) => String(tag.get(PDFName.of('Alt'))))
  expect(alternatives).toEqual([
    '(Mila and Biscuit Meet the Sea)',
    ...Array.from({ length: 20 }, () => '(Mila counts.)'),
  ])
})

// Texts of each language, with names in other scripts.
const TEXTS: Record<Language, [text: string, child: string, pet: string]> = {
  en: ['“It’s only water,” said Zoë.', 'Zoë Łukasz', 'Ñandú'],
  es: ['¿Qué es eso? —preguntó Íñigo.', 'Íñigo', 'Peluso'],
  fr: ['« Ce n’est que de l’eau », dit Anaïs. Œuf !', 'Anaïs', 'Œillet'],
  de: ['„Das ist nur Wasser“, sagte Jörg. Groß!', 'Jörg', 'Maß'],
  it: ['«È solo acqua», disse Niccolò.', 'Niccolò', 'Più'],
  pt: ['“É só água”, disse João. Coração!', 'João', 'Pão'],
  zh: ['“这只是水，”米拉说，“只是非常、非常大的水。”', '米拉', '饼干'],
  ja: ['「ただのお水だよ。」とミラは言いました。', 'ミラ', 'ビスケット'],
  hi: ['“यह तो बस पानी है,” मीला ने कहा। क्षत्रिय श्री।', 'मीला', 'बिस्किट'],
  ar: ['«إنه مجرد ماء»، قالت ميلا.', 'ميلا', 'بسكويت'],
}
withPoppler.each(LANGUAGES)(
  'sets %s in fonts that are all embedded, and its words can be read back',
  async (language) => {
    const [text, childName, pet] = TEXTS[language]
    const name = await file({
      language,
      childName,
      petNames: [pet, '안나', 'Мила', 'Ελένη', 'דנה', 'น้ำ'],
      pages: [{ alt: '', text, picture }],
    })
    const rows = run('pdffonts', name).trim().split('\n').slice(2)
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) expect(row).toMatch(/\byes\s+yes\s+yes\b/)
    const read = letters(run('pdftotext', name, '-'))
    // Where letters join or change places, text extraction gives them in drawing order.
    const joining = language === 'ar' || language === 'hi'
    for (const one of ['안나', 'Мила', 'Ελένη', ...(joining ? [...childName, ...pet] : [childName, pet])])
      expect(read).toContain(letters(one))
  },
)

withPoppler('prints the ends of lines in which letters join, whatever was printed before', async () => {
  const text =
    'मीला ने अपने पैर की उँगलियाँ रेत में सिकोड़ लीं।\n\n“यह तो बस पानी है,” मीला ने कहा।\n\nबिस्किट ने समुद्र को देखा, फिर मीला को, और उसके पैर पर बैठ गया, ताकि दोनों में से कोई भाग न सके।'
  const name = await file({
    language: 'hi',
    childName: 'मीला',
    petNames: ['बिस्किट'],
    words: [],
    questions: [],
    pages: [{ alt: '', text, picture }],
  })
  expect(
    letters(run('pdftotext', '-f', '5', '-l', '5', name, '-'))
      .replace(/1$/, '')
      .at(-1),
  ).toBe('।')
})

withPoppler('keeps hostile and odd names as text, and drops what has no letter in any face', async () => {
  const name = await file({
    childName: '<b>Mila</b>',
    petNames: ['👩🏽‍🚀 Rex', 'ਗੁਰਪ੍ਰੀਤ', '\u{1F9E6}\uFE0F', 'x'.repeat(60)],
    title: '{names} $& (Mila) \\',
  })
  const read = letters(run('pdftotext', name, '-'))
  expect(read).toContain('<b>Mila</b>')
  expect(read).toContain('Rex')
  // Vowel signs without an anchor in the font.
  for (const letter of 'ਗੁਰਪਤ') expect(read).toContain(letter)
  expect(read).toContain('{names}$&(Mila)\\')
  for (const row of run('pdffonts', name).trim().split('\n').slice(2)) expect(row).toMatch(/\byes\s+yes\s+yes\b/)
})

withPoppler('still has 27 pages and every word when the texts are long', async () => {
  const long = Array.from({ length: 130 }, (_, i) => `word${i}`).join(' ')
  const name = await file({ pages: Array.from({ length: 20 }, () => ({ alt: '', text: long, picture })) })
  expect(run('pdfinfo', name)).toMatch(/Pages:\s+27\b/)
  expect(letters(run('pdftotext', '-f', '5', '-l', '5', name, '-'))).toContain(letters(long))
})

it('opens a Spanish question in a title with the sign that opens one, which the display face lacks', async () => {
  const type = await typesetter(fonts, 'es')
  const [opening, rest] = type.runs('¿Quién?', 'title')
  expect([opening?.text, rest?.text, rest?.face]).toEqual(['¿', 'Quién?', 'corben-bold'])
  const outline = (sign: string) =>
    type
      .face(opening?.face ?? '')
      .glyphForCodePoint(sign.codePointAt(0) ?? 0)
      .path.toSVG()
  expect(outline('¿')).not.toBe(outline('?'))
})

describe('a page that its picture fills', () => {
  const quiet = 360
  const full = ({ width, height }: { width: number; height: number }) => ({
    scene: { width, height, nodes: [rect(0, 0, width, height, '#bfe1e8')] },
    quiet: { x: 0, y: 40, width, height: height - 1000 + quiet },
    letters: 'dark' as const,
    faces: [],
  })
  /** As long as the longest page of a story, in each script. */
  const TEXTS: Record<Language, string> = {
    en: 'They counted the waves, and the gulls, and every boat that went by the old pier. '.repeat(3),
    es: 'Contaron las olas, las gaviotas y cada barco que pasaba junto al viejo muelle. '.repeat(3),
    fr: 'Ils comptèrent les vagues, les mouettes et chaque bateau qui longeait la jetée. '.repeat(3),
    de: 'Sie zählten Wellen, Möwen und jedes Vergnügungsdampferchen am Landungssteg. '.repeat(3),
    it: 'Contarono le onde, i gabbiani e ogni barca che passava accanto al vecchio molo. '.repeat(3),
    pt: 'Contaram as ondas, as gaivotas e cada barco que passava pelo velho cais de madeira. '.repeat(3),
    zh: '他们数了海浪，数了海鸥，也数了每一艘从旧码头边驶过的小船。'.repeat(4),
    ja: 'みんなで波を数え、カモメを数え、古い桟橋のそばを通る船をぜんぶ数えました。'.repeat(3),
    hi: 'उन्होंने लहरें गिनीं, चिड़ियाँ गिनीं और पुराने घाट से गुज़रती हर नाव गिनी। '.repeat(3),
    ar: 'عدّوا الأمواج وطيور النورس وكل قارب مرّ بجانب الرصيف القديم في ذلك الصباح. '.repeat(3),
  }
  const placed = async (language: Language, paper: Paper, text: string) => {
    const pages = book()
      .pages.slice(0, 1)
      .map((page) => ({ ...page, text, full }))
    const file = await PDFDocument.load(await makePdf(book({ language, pages }), paper, fonts))
    const page = file.getPage(4)
    return { height: page.getHeight(), width: page.getWidth(), ...readPageContent(page) }
  }

  it.each(LANGUAGES.flatMap((language) => (['square', 'a4'] as const).map((paper) => [language, paper] as const)))(
    'has all its words in the quiet part (%s, %s)',
    async (language, paper) => {
      const { letters: set, width, height } = await placed(language, paper, TEXTS[language].trim())
      const unit = width / 1000
      const foot = height - 1000 * unit + (40 + quiet) * unit
      expect(set.length).toBeGreaterThan(1)
      for (const { x, end, y, size } of set) {
        expect(Math.min(x, end)).toBeGreaterThanOrEqual(50)
        expect(Math.max(x, end)).toBeLessThanOrEqual(width - 50)
        expect(height - y - size).toBeGreaterThan(20)
        expect(height - y).toBeLessThan(foot)
      }
    },
  )

  it('is a band with its words on paper where they are too many', async () => {
    const { letters: set, height } = await placed('en', 'square', TEXTS.en.repeat(3).trim())
    expect(Math.max(...set.map(({ y }) => y))).toBeLessThan(height / 2)
  })
})

describe('a page with one line instead of its picture', () => {
  const LINES: Partial<Record<Language, [string, string]>> = {
    en: ['“Are you ready?” asked Poppy.', '“No,” said Ingrid, “but do it, and do it now.”'],
    de: ['„Bereit?“, fragte Opi.', 'Das Vergnügungsdampferchen fuhr ohne sie davon.'],
    ja: ['「準備はいい？」とおじいちゃんが聞きました。', '「まだだよ。でも、やってみよう」とメイは言いました。'],
    ar: ['«هل أنتِ جاهزة؟» سأل الجد.', '«لا»، قالت إنغريد، «لكن افعلها مع ذلك».'],
    hi: ['“तैयार?” दादाजी ने पूछा।', '“नहीं,” मीरा ने कहा, “लेकिन फिर भी करो।”'],
  }

  it.each(Object.entries(LINES))('has all its words on the page, the last ones large (%s)', async (language, parts) => {
    const pages = [{ text: parts.join('\n\n'), alt: 'Mila waits.', picture, line: true }]
    const file = await PDFDocument.load(await makePdf(book({ language: language as Language, pages }), 'square', fonts))
    const { letters: set } = readPageContent(file.getPage(4))
    const sizes = [...new Set(set.map(({ size }) => size))].sort((a, b) => a - b)
    // The page's number, its words, its line.
    expect(sizes).toHaveLength(3)
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(24)
    for (const { x, end, y } of set) {
      expect(Math.min(x, end)).toBeGreaterThanOrEqual(26)
      expect(Math.max(x, end)).toBeLessThan(587)
      expect(y).toBeGreaterThan(10)
      expect(y).toBeLessThan(570)
    }
  })
  it('has its picture where the last paragraph is too long for it', async () => {
    const [text, alt] = ['Mila counted the waves, and then she counted all of the gulls, and a boat.', 'Mila.']
    const sizes = async (line: boolean) => {
      const pages = [{ text, alt, picture, line }]
      const file = await PDFDocument.load(await makePdf(book({ pages }), 'square', fonts))
      return readPageContent(file.getPage(4)).letters
    }
    expect(await sizes(true)).toEqual(await sizes(false))
  })
})
