import { gzipSync } from 'node:zlib'
import { sample } from '@/e2e/fixtures/sample'
import { writeStory } from '../../author/write'
import type { PictureFrame } from '../../book/picture-path'
import { storyRequest } from '../../story/request'
import { customizations } from '../customizations'
import { ENGINE_VERSION } from '../engine-version'
import { planPages, type BookLook } from '../book-look'
import { illustrate } from '../illustrate'
import { illustrateFrame, illustrateFull } from '../illustrate-full'
import { contrast, mixAsPainted } from '../kit/contrast'
import { group, rect } from '../kit/shape'
import { bounds } from '../print/node-tree'
import { toSvg } from '../print/svg'
import { resolveCast } from '../resolve-cast'
import type { Box, Node } from '../scene'
import { bleedFrameOf, chooseWash, LETTERS, PAPERS } from './full-bleed'

const FRAMES = [
  bleedFrameOf('page', false),
  bleedFrameOf('phone', false),
  bleedFrameOf('opening', false),
  bleedFrameOf('opening', true),
  // ISO A4.
  { width: 1000, height: 1414, words: 'above' as const },
]

async function bookOf(seed: string, lifeSkill: string, childAge: string) {
  const request = storyRequest.parse({
    childName: 'Wren',
    childAge,
    childGender: 'girl',
    lifeSkill,
    language: 'en',
    seed,
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male' },
      { name: 'Olive', type: 'Cat', gender: 'female' },
    ],
  })
  const { pages, extras } = await writeStory(request)
  const look: BookLook = { cast: resolveCast(request, extras), seed, engineVersion: ENGINE_VERSION }
  return { look, pages: planPages(look, pages) }
}

/** Everything of the cast, and every thing that the direction names, each with its box. */
function named(nodes: readonly Node[]): { name: string; box: Box }[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    if (node.cast !== undefined || node.thing !== undefined)
      return [{ name: node.cast ?? node.thing ?? '', box: bounds([node]) }]
    return named(node.children).map(({ name, box }) => ({
      name,
      box: bounds([group([rect(box.x, box.y, box.width, box.height, '#000000')], { transform: node.transform })]),
    }))
  })
}
const cast = (nodes: readonly Node[]): string[] =>
  nodes
    .flatMap((node): string[] => (node.kind === 'group' ? (node.cast ? [node.cast] : cast(node.children)) : []))
    .sort()

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && a.y < b.y + b.height && a.x + a.width > b.x && a.y + a.height > b.y

const BOOKS: readonly (readonly [string, string, string])[] = [
  ['any', 'friendship', '0-2'],
  ['f1', 'patience', '7-8'],
  ['f3', 'perseverance', '9-10'],
]
test.each(sample(BOOKS, 'full pages', 3))(
  'pictures that fill pages of book %s leave their words room in every frame, and keep everybody',
  async (...book) => {
    const { look, pages } = await bookOf(...book)
    const full = pages.filter(({ shot }) => shot?.form === 'full')
    expect(full.length).toBeGreaterThan(0)
    for (const page of full)
      for (const frame of FRAMES) {
        const drawn = illustrateFull(look, page, frame)
        if (!drawn) throw new Error(`page ${page.pageNumber} has no quiet part`)
        const { scene, quiet, faces } = drawn
        for (const { name, box } of named(scene.nodes)) expect([name, meets(box, quiet)]).toEqual([name, false])
        expect(cast(scene.nodes)).toEqual(cast(illustrate(look, page).scene.nodes))
        for (const {
          centre: [x, y],
          radius,
        } of faces) {
          expect(x - radius).toBeGreaterThan(0)
          expect(x + radius).toBeLessThan(scene.width)
          expect(y - radius).toBeGreaterThan(0)
          expect(y + radius).toBeLessThan(scene.height)
          if (frame.words !== 'above') expect(Math.abs(x - 1000)).toBeGreaterThan(radius)
        }
        const svg = toSvg(scene)
        expect(svg).not.toContain('NaN')
        expect(gzipSync(svg).length).toBeLessThan(45_000)
        expect(toSvg(illustrateFull(look, page, frame)?.scene ?? scene) === svg).toBe(true)
      }
  },
)

it('draws the usual picture, whole, where the buyer moved somebody into the quiet part', async () => {
  const { look, pages } = await bookOf('any', 'friendship', '0-2')
  const page = pages.find(({ shot }) => shot?.form === 'full')
  if (!page) throw new Error('no such page')
  const customized = customizations.parse({
    characters: [{ id: 'child', positions: { [page.pageNumber]: { x: 0, y: -40 } } }],
  })
  const moved: BookLook = { ...look, customizations: customized }
  for (const name of ['phone', 'opening'] satisfies PictureFrame[]) {
    const frame = bleedFrameOf(name, false)
    expect(illustrateFull(moved, page, frame)).toBeNull()
    const scene = illustrateFrame(moved, page, frame)
    expect([scene.width, scene.height]).toEqual([frame.width, frame.height])
    expect(cast(scene.nodes)).toEqual(cast(illustrate(moved, page).scene.nodes))
  }
})

describe('the wash under letters', () => {
  const quiet = { x: 0, y: 0, width: 1000, height: 300 }
  const wash = (nodes: readonly Node[], letters: 'dark' | 'light') =>
    chooseWash(nodes, { place: [1, 0, 0, 1, 0, 0], quiet }, letters)
  const sky = rect(0, 0, 1000, 1000, '#cfe6f2')

  it('is none on a pale sky, nor for what is elsewhere', () => {
    expect(wash([sky], 'dark').strength).toBe(0)
    expect(wash([sky, rect(0, 400, 1000, 600, '#102030')], 'dark').strength).toBe(0)
  })
  it.each([
    ['dark', '#1f4a30'],
    ['dark', '#3f8fc8'],
    ['light', '#d8c98a'],
  ] as const)('lets %s letters stand out from %s, and is no stronger than that takes', (letters, colour) => {
    const { strength } = wash([sky, rect(100, 100, 80, 80, colour)], letters)
    const worst = (by: number) =>
      Math.min(
        ...['#cfe6f2', colour].map((under) => contrast(LETTERS[letters], mixAsPainted(under, PAPERS[letters], by))),
      )
    expect(worst(strength)).toBeGreaterThanOrEqual(4.5)
    expect(worst(strength - 0.02)).toBeLessThan(4.5)
  })
  it('hides no place more than black and white need', () => {
    for (const letters of ['dark', 'light'] as const)
      for (const colour of ['#000000', '#ffffff'])
        expect(wash([rect(0, 0, 1000, 1000, colour)], letters).strength).toBeLessThanOrEqual(0.62)
  })
})
