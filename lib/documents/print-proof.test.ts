import { join } from 'node:path'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { coverOf, decorOf } from '@/e2e/fixtures/cover'
import { inflateFonts } from '../../scripts/inflate-fonts'
import { proof } from '../domain/book/proof'
import { group, path, rect } from '../domain/illustration/kit/shape'
import type { Scene } from '../domain/illustration/scene'
import type { DrawnBook } from './document-book'
import { createPrintProof } from './print-proof'

const fonts = join(process.cwd(), 'build', 'fonts')
beforeAll(() => inflateFonts(process.cwd(), fonts))

const SCENE = 1000
/** A figure from `head` down to `feet`. */
const standing = (head: number, feet: number): Scene => ({
  width: SCENE,
  height: SCENE,
  nodes: [
    rect(0, 0, SCENE, SCENE, '#bfe1e8'),
    group([path(`M400 ${head}H600V${feet}H400Z`, '#b93418')], { cast: 'child' }),
  ],
})
const book = (texts: readonly string[], picture: Scene, over: Partial<DrawnBook> = {}): DrawnBook => ({
  title: 'Mila and the Sea',
  language: 'en',
  childName: 'Mila',
  petNames: ['Biscuit'],
  credit: 'Wagtale Press',
  cover: coverOf(picture, 'Any'),
  portrait: () => picture,
  decor: decorOf(picture),
  summary: '',
  words: [],
  questions: [],
  pages: texts.map((text) => ({ text, alt: '', picture })),
  phrases: bookPhrases(over.language ?? 'en', [over.childName ?? 'Mila', ...(over.petNames ?? ['Biscuit'])]),
  ...over,
})
const readProof = async (drawn: DrawnBook) =>
  proof.parse(JSON.parse(new TextDecoder().decode(await createPrintProof(drawn, fonts))))

it.each([
  [30, 560],
  [400, 960],
])('shows everybody who stands from %i to %i, as paper does: not the same part of each picture', async (head, feet) => {
  const [page] = await readProof(book(['Mila looked at the sea.'], standing(head, feet)))
  const at = (y: number) => (page?.picture?.y ?? NaN) + (y / SCENE) * (page?.picture?.side ?? NaN)
  expect(at(head)).toBeGreaterThanOrEqual(0)
  expect(at(feet)).toBeLessThanOrEqual(page?.foot ?? NaN)
  // Nine points of bleed on each side.
  expect(page?.picture).toMatchObject({ x: -9, side: 630 })
})

it('sets every word, in one type for the whole book, and its longest page makes it smaller', async () => {
  const long = 'They counted the waves, and the gulls, and every boat that went by the old pier. '.repeat(7).trim()
  const texts = ['“It is only water,” said Mila.\n\nBiscuit said nothing.', long]
  const [first, second] = await readProof(book(texts, standing(300, 900)))
  expect(first?.lines).toEqual([['“It is only water,” said Mila.'], ['Biscuit said nothing.']])
  expect(second?.lines.flat().join(' ')).toBe(long)
  expect(first?.size).toBe(second?.size)
  const [alone] = await readProof(book(texts.slice(0, 1), standing(300, 900)))
  expect(alone?.size).toBeGreaterThan(second?.size ?? NaN)
})

it('says where words are on a picture that fills its page', async () => {
  const full = ({ width, height }: { width: number; height: number }) => ({
    scene: { ...standing(500, 900), width, height },
    quiet: { x: 0, y: 44, width, height: 380 },
    letters: 'light' as const,
    faces: [],
  })
  const drawn = book(['“It is only water,” said Mila.\n\nBiscuit said nothing.'], standing(500, 900))
  const [page] = await readProof({ ...drawn, pages: drawn.pages.map((one) => ({ ...one, full })) })
  expect(page?.lines.flat()).toHaveLength(2)
  expect(page?.over?.letters).toBe('light')
  expect(page?.over?.top).toBeGreaterThan(30)
  expect((page?.over?.top ?? 0) + (page?.over?.height ?? 0)).toBeLessThan(0.63 * 424 - 9)
  expect(page?.tear).toBeNull()
  expect(page?.foot).toBeGreaterThanOrEqual(612)
})

it('has the large line of a page without its picture apart from its other words', async () => {
  const drawn = book(['“It is only water,” said Mila.\n\nBiscuit said nothing.'], standing(500, 900))
  const [page] = await readProof({ ...drawn, pages: drawn.pages.map((one) => ({ ...one, line: true })) })
  expect(page?.lines).toEqual([['“It is only water,” said Mila.']])
  expect(page?.large?.lines).toEqual(['Biscuit said nothing.'])
  expect(page?.large?.size).toBeGreaterThan(page?.size ?? NaN)
  expect(page?.large?.top).toBeGreaterThan((page?.over?.top ?? NaN) + (page?.over?.height ?? NaN))
  expect(page?.picture?.side).toBeLessThan(200)
  expect(page?.tear).toBeNull()
})
