import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { coverOf, decorOf } from '@/e2e/fixtures/cover'
import { recordedSound } from '@/e2e/fixtures/recorded-sound'
import { inflateFonts } from '../../../scripts/inflate-fonts'
import { rect } from '../../domain/illustration/kit/shape'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook } from '../document-book'
import { flite } from '../narration/flite'
import { narrateBook } from '../narration/narrate-page'
import type { Narration } from '../../domain/book/narration/narrated-book'
import { spokenPages } from '../../domain/book/narration/spoken-pages'
import { timeSentences } from '../../domain/book/recording/time-sentences'
import { makeEpub } from './make-epub'

const fonts = join(process.cwd(), 'build', 'fonts')
const EDITION = { identifier: 'urn:wagtale:test', modified: '2026-11-21T10:00:00.000Z' }
const picture: Scene = { width: 1000, height: 1000, nodes: [rect(0, 0, 1000, 1000, '#bfe1e8')] }
const PAGES = [
  { text: 'Mila & Миша <ran>.\n\n“It’s only water,” said Mila. “Oh!”', alt: 'A sea.', picture },
  { text: 'Everyone looked up.\n\nBiscuit barked.', alt: 'A dog.', picture, line: true },
  { text: '…', alt: 'Nothing.', picture },
  { text: 'Stop.\n\nStop.', alt: 'A stop.', picture },
]
const book: DrawnBook = {
  title: 'Mila & the Sea',
  language: 'en',
  childName: 'Mila',
  petNames: ['Biscuit', '小美'],
  credit: 'Wagtale Press',
  cover: coverOf(picture, 'Mila & the Sea'),
  portrait: () => picture,
  decor: decorOf(picture),
  pages: PAGES,
  summary: 'Mila looks at the sea.',
  words: [{ word: 'brave', meaning: 'scared, and doing it all the same' }],
  questions: ['What was Mila afraid of?'],
  phrases: bookPhrases('en', ['Mila', 'Biscuit', '小美']),
}

let narration: Narration
let bytes: Uint8Array
let files: Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'wagtale-overlays-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(async () => {
  inflateFonts(process.cwd(), fonts)
  narration = await narrateBook(spokenPages(book), 'en', flite)
  bytes = await makeEpub(book, EDITION, fonts, narration)
  files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]))
}, 60_000)

const fileOf = (name: string) => files[`book/${name}`] ?? ''
const seconds = (value = '') => Math.round(Number(value) * 1000)
const overlays = () => Object.keys(files).filter((name) => name.endsWith('.smil'))
const clipsIn = (smil: string) =>
  [
    ...smil.matchAll(
      /<par><text src="\.\.\/([^"#]+)#(\w+)"\/><audio src="\.\.\/([^"]+)" clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"\/><\/par>/g,
    ),
  ].map(([, document = '', id = '', audio = '', begin, end]) => ({
    document,
    id,
    audio,
    begin: seconds(begin),
    end: seconds(end),
  }))

function check(epub: Uint8Array): { status: number | null; spoken: string } {
  const file = join(folder, 'book.epub')
  writeFileSync(file, epub)
  const checker = join(process.cwd(), 'node_modules', '.bin', 'epubcheck-ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [checker, '--fail-on-warnings', file], {
    encoding: 'utf8',
  })
  return { status, spoken: status === 0 ? '' : stdout + stderr }
}
const VALID = { status: 0, spoken: '' }

it('is a valid EPUB', () => {
  expect(check(bytes)).toEqual(VALID)
}, 30_000)

it('is valid in a family’s voice too: pages that were recorded have their sentences marked, the others are silent', async () => {
  const mp3 = await recordedSound({ seconds: 6 })
  const pages = spokenPages(book)
    .filter(({ name }) => name === 'page-02' || name === 'end')
    .map((page) => ({ ...page, mp3, durationMs: 6_000, sentences: timeSentences(page, 'en', 6_000) }))
  const epub = await makeEpub(book, EDITION, fonts, { reader: 'Grandma & Co', pages })
  const read = Object.fromEntries(Object.entries(unzipSync(epub)).map(([name, data]) => [name, strFromU8(data)]))
  expect(check(epub)).toEqual(VALID)
  expect(Object.keys(read).filter((name) => name.endsWith('.smil'))).toEqual([
    'book/overlays/page-02.smil',
    'book/overlays/end.smil',
  ])
  expect(clipsIn(read['book/overlays/page-02.smil'] ?? '')).toHaveLength(2)
  expect(read['book/pages/page-02.xhtml']).toContain('<span id="s1w1">Everyone looked up.</span>')
  const facts = read['book/package.opf'] ?? ''
  expect(facts).toContain('<meta property="media:narrator">Grandma &amp; Co</meta>')
  expect(facts).toContain('read aloud by a person')
}, 30_000)

it('reads the title, every page with words, and The End; each clip belongs to a word that is there, once', () => {
  expect(overlays().map((name) => name.slice('book/overlays/'.length))).toEqual([
    'title.smil',
    'page-01.smil',
    'page-02.smil',
    'page-04.smil',
    'end.smil',
  ])
  for (const name of overlays()) {
    const smil = files[name] ?? ''
    const clips = clipsIn(smil)
    expect(clips.length).toBe(smil.split('<par>').length - 1)
    for (const { document, id } of clips) expect(fileOf(document).split(`id="${id}"`)).toHaveLength(2)
    for (const [, document = '', id = ''] of smil.matchAll(/<seq epub:textref="\.\.\/([^"#]+)#(\w+)"/g))
      expect(fileOf(document).split(`id="${id}"`)).toHaveLength(2)
  }
})

it('plays clips in order without a gap, from the first word to the end of the sound', () => {
  for (const name of overlays()) {
    const page = narration.pages.find((one) => name.endsWith(`/${one.name}.smil`))
    const clips = clipsIn(files[name] ?? '')
    const words = page?.sentences.flatMap((sentence) => sentence.words) ?? []
    expect(clips).toHaveLength(words.length)
    for (const [at, { begin, end, audio }] of clips.entries()) {
      expect(end).toBeGreaterThan(begin)
      expect(Math.abs(begin - (words[at]?.beginMs ?? NaN))).toBeLessThanOrEqual(60)
      if (at > 0) expect(begin).toBe(clips[at - 1]?.end)
      expect(files[`book/${audio}`]).toBeDefined()
    }
    expect(clips.at(-1)?.end).toBe(page?.durationMs)
  }
})

it('shows the same words as without a voice', async () => {
  const silent = unzipSync(await makeEpub(book, EDITION, fonts))
  for (const [name, data] of Object.entries(silent))
    if (name.endsWith('.xhtml'))
      expect((files[name] ?? '').replace(/<span id="s\d+(?:w\d+)?">|<\/span>/g, '')).toBe(
        strFromU8(data).replace(/<\/span>/g, ''),
      )
  expect(Object.keys(silent).filter((name) => /smil|mp3/.test(name))).toEqual([])
  expect(strFromU8(silent['book/package.opf'] ?? new Uint8Array())).not.toMatch(/media:|auditory/)
})

it('says how long each part is heard and all of them, how a word is marked, and whom the book serves', () => {
  const opf = fileOf('package.opf')
  const durations = overlays().map((name) => {
    const id = name.slice('book/overlays/'.length, -'.smil'.length)
    expect(opf).toContain(`media-overlay="overlay-${id}"`)
    const clips = clipsIn(files[name] ?? '')
    const ms = seconds(new RegExp(`refines="#overlay-${id}">([\\d.]+)s<`).exec(opf)?.[1])
    expect(ms).toBe((clips.at(-1)?.end ?? NaN) - (clips[0]?.begin ?? NaN))
    return ms
  })
  expect(seconds(/property="media:duration">([\d.]+)s</.exec(opf)?.[1])).toBe(durations.reduce((a, b) => a + b))
  const active = /property="media:active-class">([^<]+)</.exec(opf)?.[1]
  expect(fileOf('book.css')).toContain(`.${active}{`)
  for (const line of [
    '<meta property="schema:accessMode">auditory</meta>',
    '<meta property="schema:accessibilityFeature">synchronizedAudioText</meta>',
  ])
    expect(opf).toContain(line)
})
