import { sample } from '@/e2e/fixtures/sample'
import { toSvg } from '../illustration/print/svg'
import type { Node } from '../illustration/scene'
import { STORY_FORM_PET_TYPES } from '../story/lists'
import { bounds } from '../illustration/print/node-tree'
import { excerpt } from './excerpt'
import { drawHero, heroSeedOf } from './hero'
import { PAGE_PICTURES } from './page-pictures'
import { PRINTED_NAMES, pictureFile, printPicture } from './picture-files'
import { SHOP_PICTURES } from './pictures'
import { drawSocialImage } from './draw-social-image'
import { SHARE_PICTURES, SHARE_SIZE } from './social-image'

test('a card shows 150 characters and an ellipsis, and never half a character', () => {
  expect(excerpt('a'.repeat(400))).toBe(`${'a'.repeat(150)}…`)
  expect(excerpt('One line.\n\nAnother.')).toBe('One line. Another.…')
  expect(excerpt('🐕'.repeat(200))).toBe(`${'🐕'.repeat(150)}…`)
})

test('every picture of the shop can be drawn, at an address of its own that stays the same', async () => {
  const names = sample(PRINTED_NAMES, 'pictures of the shop', 4)
  const addresses = await Promise.all(names.map(async (name) => (await printPicture(name))?.src))
  expect(addresses).not.toContain(undefined)
  expect(new Set(addresses).size).toBe(names.length)
  expect(await printPicture('sample-21')).toBeNull()
  expect(await printPicture('toString')).toBeNull()
  expect((await pictureFile('meadow')).width).toBe(2000)
})

const membersIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'group' ? [...(node.cast === undefined ? [] : [node.cast]), ...membersIn(node.children)] : [],
  )
test('the dog that runs out of the cover beside the price is not on the cover too', () => {
  expect(membersIn(SHOP_PICTURES['whole-book']().nodes)).toEqual(['child'])
})

test.each(Object.entries(PAGE_PICTURES))(
  '%s: a cut-out stands on its lower edge, and nothing of it is cut off',
  (_, draw) => {
    const { width, height, nodes } = draw()
    expect(nodes.length).toBeGreaterThan(0)
    if (width === 1000 && height === 1000) return
    const box = bounds(nodes)
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
  },
)

test.each(STORY_FORM_PET_TYPES)('the landing page draws a child with %s, whatever they are called', (petType) => {
  for (const name of ['', 'Ada', '</svg><script>', 'अनन्या', '🦊']) {
    const svg = toSvg(drawHero({ childName: name, petName: name, petType }))
    expect(svg).not.toMatch(/NaN|Infinity|script/)
    expect(svg).toBe(toSvg(drawHero({ childName: name, petName: name, petType })))
  }
  expect(heroSeedOf({ childName: 'x'.repeat(60), petName: 'y'.repeat(60) }).length).toBeLessThanOrEqual(64)
})

test.each(SHARE_PICTURES)('the picture for sharing %s has the proportions that link previews want', (picture) => {
  const { width, height } = drawSocialImage(picture)
  expect(width / height).toBeCloseTo(SHARE_SIZE.width / SHARE_SIZE.height, 3)
})
