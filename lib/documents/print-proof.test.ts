import { join } from 'node:path'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { coverOf, decorOf } from '@/e2e/fixtures/cover'
import { inflateFonts } from '../../scripts/inflate-fonts'
import { group, path, rect } from '../domain/illustration/kit/shape'
import type { Scene } from '../domain/illustration/scene'
import type { DrawnBook } from './document-book'
import { createPrintProof } from './print-proof'

const fonts = join(process.cwd(), 'build', 'fonts')
beforeAll(() => inflateFonts(process.cwd(), fonts))

const picture: Scene = {
  width: 1000,
  height: 1000,
  nodes: [rect(0, 0, 1000, 1000, '#bfe1e8'), group([path('M400 300H600V900H400Z', '#b93418')], { cast: 'child' })],
}
const book = (over: Partial<DrawnBook> = {}): DrawnBook => ({
  title: 'Mila and the Sea',
  language: 'en',
  childName: 'Mila',
  petNames: ['Biscuit'],
  credit: 'Wagtale Press',
  cover: coverOf(picture, 'Any'),
  portrait: () => picture,
  decor: decorOf(picture),
  summary: 'A child looks at the sea.',
  words: [{ word: 'tide', meaning: 'the sea, coming' }],
  questions: ['Why is it salt?'],
  pages: Array.from({ length: 20 }, (_, i) => ({ text: `Mila saw ${i + 1} waves.`, alt: '', picture })),
  phrases: bookPhrases(over.language ?? 'en', ['Mila', 'Biscuit']),
  ...over,
})
const read = async (
  pages: 24 | 32,
  drawn = book(),
  more: { dedication?: string; only?: number } = {},
): Promise<string[]> =>
  JSON.parse(new TextDecoder().decode(await createPrintProof(drawn, { printer: 'lulu', pages, ...more }, fonts)))
/** How often a glyph stands on a page, however it is placed. */
const letters = (svg: string) => svg.match(/<use /g)?.length ?? 0
const sizeOf = (svg: string) => /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1).map(Number)

it.each([24, 32] as const)('has the cover sheet and each of %i pages, with what is cut off', async (pages) => {
  const [cover = '', ...inside] = await read(pages)
  expect(inside).toHaveLength(pages)
  // 8.5 in and an eighth on each side.
  for (const page of inside) expect(sizeOf(page)).toEqual([630, 630])
  const [width = 0, height = 0] = sizeOf(cover) ?? []
  // Of 24 pages: a casewrap with its turn-in; of 32: bleed.
  expect(height).toBe(pages === 24 ? 738 : 630)
  expect(width).toBeGreaterThan(2 * 612)
  expect(letters(cover)).toBeGreaterThan(20)
})

it('sets every letter of every page as an outline, none as text that a browser would set anew', async () => {
  const pages = await read(24)
  expect(pages.join('')).not.toMatch(/<text|font-family/)
  // "Mila saw 3 waves." and its page number: spaces have no outline.
  expect(letters(pages[5] ?? '')).toBe('Milasaw3waves.'.length + 1)
})

it('has the dedication that was typed in place of the one by name, and no other page differs', async () => {
  const [plain, own] = [await read(24), await read(24, book(), { dedication: 'For Gran, who hates the sea' })]
  expect(plain.map((page, i) => page === own[i]).filter((same) => !same)).toHaveLength(1)
  expect(letters(own[2] ?? '') - letters(plain[2] ?? '')).toBe('ForGran,whohatesthesea'.length - 'ForMila'.length)
})

it('makes one page alone, the same as among all', async () => {
  const all = await read(32)
  expect(await read(32, book(), { only: 4 })).toEqual([all[4]])
  expect(await read(32, book(), { only: 33 })).toEqual([])
})

it('sets what is read from right to left from the right', async () => {
  const text = 'رأت ميلا البحر.'
  const [, , , page = ''] = await read(
    24,
    book({ language: 'ar', pages: book().pages.map((one) => ({ ...one, text })) }),
  )
  const places = [...page.matchAll(/transform="matrix\([^ ]+ 0 0 [^ ]+ ([\d.]+)/g)].map(([, x]) => Number(x))
  expect(Math.max(...places)).toBeGreaterThan(500)
})
