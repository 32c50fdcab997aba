import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { coverOf, decorOf } from '@/e2e/fixtures/cover'
import { sample } from '@/e2e/fixtures/sample'
import { inflateFonts } from '../../../scripts/inflate-fonts'
import { group, linearGradient, path, rect } from '../../domain/illustration/kit/shape'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook } from '../document-book'
import { makeEpub } from './make-epub'

const fonts = join(process.cwd(), 'build', 'fonts')
beforeAll(() => inflateFonts(process.cwd(), fonts))

const picture: Scene = {
  width: 1000,
  height: 1000,
  nodes: [
    rect(
      0,
      0,
      1000,
      1000,
      linearGradient(
        [0, 0],
        [1, 1000],
        [
          [0, '#bfe1e8'],
          [1, '#f8ca45'],
        ],
      ),
    ),
    group([path('M400 400H600V900H400Z', '#b93418')], { cast: 'child', clip: 'M0 0H900V900Z' }),
  ],
}
const TITLE = 'Mila & Biscuit <Meet> the Sea'
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
    text: `Mila counted to ${i + 1}.\n\n“It is only water,” said Mila & co\u0007.`,
    alt: 'Mila "counts" <waves>.',
    picture,
  })),
  summary: 'Mila looks at the sea.',
  words: [{ word: 'brave', meaning: 'scared, and doing it all the same' }],
  questions: ['What was Mila afraid of?'],
  phrases: bookPhrases(over.language ?? 'en', [over.childName ?? 'Mila', ...(over.petNames ?? ['Biscuit'])]),
  ...over,
})
const EDITION = { identifier: 'urn:wagtale:test', modified: '2026-11-21T10:00:00.000Z' }
const open = async (over: Partial<DrawnBook> = {}) =>
  Object.fromEntries(
    Object.entries(unzipSync(await makeEpub(book(over), EDITION, fonts))).map(([name, data]) => [
      name,
      strFromU8(data),
    ]),
  )

const CASES: [string, Partial<DrawnBook>][] = [
  ['with signs that XML has a meaning for', {}],
  [
    'in Arabic, without words and questions',
    { language: 'ar', title: 'ميلا والبحر', childName: 'ميلا', words: [], questions: [] },
  ],
  [
    'in Chinese, with an emoji',
    {
      language: 'zh',
      title: '米拉看海 🐕',
      pages: book().pages.map((page) => ({ ...page, text: '米拉看着大海。大海也看着米拉。'.repeat(6) })),
    },
  ],
]

const folder = mkdtempSync(join(tmpdir(), 'wagtale-epub-'))
afterAll(() => rmSync(folder, { recursive: true }))
async function saved(over: Partial<DrawnBook>): Promise<string> {
  const file = join(folder, 'book.epub')
  writeFileSync(file, await makeEpub(book(over), EDITION, fonts))
  return file
}

// In a child process: the checker loads modules dynamically, which jest can't.
it.each(sample(CASES, 'valid EPUBs', 2))(
  'is a valid EPUB %s',
  async (_, over) => {
    const checker = join(process.cwd(), 'node_modules', '.bin', 'epubcheck-ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [checker, '--fail-on-warnings', await saved(over)], {
      encoding: 'utf8',
    })
    expect({ status, spoken: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, spoken: '' })
  },
  30_000,
)

const REFERENCE = '/usr/share/java/epubcheck.jar'
;(existsSync(REFERENCE) && spawnSync('java', ['-version']).error === undefined ? it : it.skip)(
  'is valid by the reference checker too',
  async () => {
    const { stdout, stderr } = spawnSync('java', ['-jar', REFERENCE, await saved({})], { encoding: 'utf8' })
    expect(stdout + stderr).toContain('No errors or warnings detected')
  },
  60_000,
)

it("has each page's words as text, its picture with alternative text, and its number", async () => {
  const files = await open()
  const page = files['book/pages/page-07.xhtml'] ?? ''
  expect(page).toContain('<p>Mila counted to 7.</p><p>“It is only water,” said Mila &amp; co.</p>')
  expect(page).toContain('alt="Mila &quot;counts&quot; &lt;waves&gt;."')
  expect(page).toContain('aria-label="7"')
  expect(files['book/pictures/page-07.svg']).toMatch(/^<svg /)
  expect(files['book/nav.xhtml']?.match(/<li><a href="pages\/page-\d\d\.xhtml#p\d+">/g)).toHaveLength(20)
})

it('brings the faces that its names need, of a Chinese one no more than their letters', async () => {
  const files = unzipSync(await makeEpub(book({ childName: '小美', petNames: ['ليلى', 'Biscuit'] }), EDITION, fonts))
  expect(
    Object.keys(files)
      .filter((name) => name.startsWith('book/fonts/'))
      .sort(),
  ).toEqual(
    ['andika-bold', 'andika-ext', 'andika', 'arabic', 'chinese', 'corben-bold']
      .map((id) => `book/fonts/${id}.ttf`)
      .sort(),
  )
  const css = strFromU8(files['book/book.css'] ?? new Uint8Array())
  expect(css).toContain('font-family:chinese,Andika,arabic,')
  const cut = Buffer.from(files['book/fonts/chinese.ttf'] ?? [])
  expect(cut.length).toBeLessThan(100_000)
  // Glyph count of the subset font: the two letters, and .notdef.
  const tags = Array.from({ length: cut.readUInt16BE(4) }, (_, i) => cut.toString('latin1', 12 + 16 * i, 16 + 16 * i))
  expect(cut.readUInt16BE(cut.readUInt32BE(12 + 16 * tags.indexOf('maxp') + 8) + 4)).toBe(3)
})

it('sets long lists smaller, so that no question is cut off, and lists them where the page begins', async () => {
  const size = async (over: Partial<DrawnBook>) =>
    Number(/class="list" style="font-size:(\d+)px"/.exec((await open(over))['book/pages/talk.xhtml'] ?? '')?.[1])
  const seven = Array.from({ length: 7 }, () => ({
    word: 'correction',
    meaning: 'a piece that says what was wrong in another piece',
  }))
  const questions = Array.from(
    { length: 5 },
    () =>
      'Bartholomew-Alexander Featherstonehaugh-Montgomery thinks that people should know about the spoons. What does Flora think? Who is right?',
  )
  const [few, many] = [await size({}), await size({ words: seven, questions })]
  expect(many).toBeLessThan(few)
  // At half an em a letter these are 14 lines of words and 15 of questions, in 1,400 pixels with their headings.
  expect(many * 1.42 * 29).toBeLessThan(1400 - 230)
  // The page's own class is `talk`: a rule for it would shift everything twice.
  expect((await open())['book/book.css']).not.toContain('.talk{')
})

it('sets the title page smaller where names are many and long', async () => {
  const petNames = Array.from({ length: 5 }, () => 'Sir Reginald Fluffington the Third of Upper Wagga Wagga')
  expect((await open({ petNames }))['book/pages/title.xhtml']).toContain('<div class="middle much">')
  expect((await open())['book/pages/title.xhtml']).toContain('<div class="middle">')
})

it('ends lines between phrases where a Japanese text has spaces between them', async () => {
  const text = '「いっしょ」と\u3000かさが\u3000いいました。'
  const files = await open({
    language: 'ja',
    pages: [
      { alt: '', text, picture },
      { alt: '', text: '海を見ました。', picture },
    ],
  })
  expect(files['book/pages/page-01.xhtml']).toContain('<body class="page spaced">')
  expect(files['book/pages/page-02.xhtml']).toContain('<body class="page">')
  expect(files['book/book.css']).toContain('.spaced{word-break:keep-all}')
})

it('reads from right to left in Arabic', async () => {
  const files = await open({ language: 'ar' })
  expect(files['book/package.opf']).toContain('page-progression-direction="rtl"')
  expect(files['book/pages/page-01.xhtml']).toContain('dir="rtl"')
})

it('begins with its media type, not packed, and is the same each time', async () => {
  const [one, two] = await Promise.all([makeEpub(book(), EDITION, fonts), makeEpub(book(), EDITION, fonts)])
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  expect(Buffer.from(one).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
})

it('sets words over a picture that fills its page, in its quiet part, and on paper where they are too many', async () => {
  const full = ({ width, height }: { width: number; height: number }) => ({
    scene: { width, height, nodes: [rect(0, 0, width, height, '#102030')] },
    quiet: { x: 0, y: 40, width, height: 300 },
    letters: 'light' as const,
    faces: [],
  })
  const pages = book().pages.map((page, i) =>
    i < 2 ? { ...page, text: i ? `${page.text} `.repeat(12) : page.text, full } : page,
  )
  const files = await open({ pages })
  expect(files['book/pages/page-01.xhtml']).toContain('class="words xl light" style="top:48px;height:360px"')
  expect(files['book/pages/page-01.xhtml']).toContain('Mila counted to 1.')
  expect(files['book/pictures/page-01.svg']).toMatch(/viewBox="0 0 1000 1333/)
  for (const page of ['02', '03']) {
    expect(files[`book/pages/page-${page}.xhtml`]).not.toContain('class="full"')
    expect(files[`book/pictures/page-${page}.svg`]).toContain('viewBox="0 0 1000 1000"')
  }
})

it('has the last paragraph of a page with one line large, the thing of the story, and not its picture', async () => {
  const pages = book().pages.map((page, i) => ({ ...page, line: i === 0 }))
  const files = await open({ pages })
  const page = files['book/pages/page-01.xhtml'] ?? ''
  expect(page).toContain('<p>Mila counted to 1.</p><p class="last">')
  expect(page).toContain('src="../pictures/spot.svg" alt=""')
  expect(files['book/pictures/spot.svg']).toContain('<svg')
  expect(files['book/pictures/page-01.svg']).toBeUndefined()
  expect(files['book/package.opf']).not.toContain('page-01.svg')
  expect(files['book/package.opf']).toContain('page-02.svg')
  expect((await open())['book/pictures/spot.svg']).toBeUndefined()
})
