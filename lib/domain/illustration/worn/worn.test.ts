// Worn things are drawn on every kind, in every view that shows them, and clear of the eyes.
import { sample } from '@/e2e/fixtures/sample'
import { drawChild } from '../child/draw'
import { WEARS, type Worn } from '../direction'
import type { FigureSpec, View } from '../figure'
import { compose } from '../kit/vector'
import { HAIR_STYLES } from '../look'
import { drawPet } from '../pets/draw'
import { bounds, walk } from '../print/node-tree'
import { toSvg } from '../print/svg'
import { resolveChildLook } from '../resolve-child'
import { resolvePet } from '../resolve-pet'
import type { Box, Figure, Matrix, Node } from '../scene'
import { PET_TYPES } from '../../story/lists'
import { WORN_PART } from './wear'

/** Glasses are part of a look (child/face). */
const worn = WEARS.filter((word): word is Worn => word !== 'one-boot' && word !== 'glasses')
/** Worn in front: hidden from behind. A helmet or a hat is visible from everywhere. */
const IN_FRONT: readonly Worn[] = ['moustache', 'jam', 'blue-dab', 'sticker', 'badge']
/** Worn on clothes, which pets don't have. */
const FOR_PEOPLE: readonly Worn[] = ['scarf']
const drawing = (wears: Worn | undefined, view: View, pose = 'stand'): FigureSpec => ({
  pose,
  feeling: 'happy',
  size: 100,
  key: 'worn',
  view,
  ...(wears ? { wears } : {}),
})
const child = (
  wears: Worn | undefined,
  view: View,
  pose?: string,
  hair: (typeof HAIR_STYLES)[number] = 'crop',
): Figure =>
  drawChild(
    { age: '5-6', look: { ...resolveChildLook({ hair }, 'non-specific', 'worn', 'child'), mobility: 'none' } },
    drawing(wears, view, pose),
  )
const pets = PET_TYPES.map((type) => resolvePet({ name: '', type, gender: 'unknown' }, 0, 'worn', []))

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
function boxes(nodes: readonly Node[], outer: Matrix = IDENTITY): Box[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const m = node.transform ? compose(outer, node.transform) : outer
    return node.part?.startsWith(WORN_PART) ? [bounds([{ ...node, transform: m }])] : boxes(node.children, m)
  })
}
const marks = ({ nodes }: Figure): number =>
  [...walk(nodes)].filter((node) => node.kind === 'group' && node.part?.startsWith(WORN_PART)).length

it.each(worn)('%s is drawn on people and pets, and hidden from behind if it is worn in front', (wears) => {
  for (const view of ['front', 'threeQuarter', 'side'] as const)
    expect([view, marks(child(wears, view))]).not.toEqual([view, 0])
  expect(marks(child(wears, 'back')) > 0).toBe(!IN_FRONT.includes(wears))
  if (FOR_PEOPLE.includes(wears)) return
  const posed = pets.flatMap((pet) => ['sit', 'walk', 'lie', 'look-up', 'sleep'].map((pose) => ({ pet, pose })))
  for (const { pet, pose } of sample(posed, wears, 4))
    expect([pet.type, pose, marks(drawPet(pet, drawing(wears, 'side', pose)))]).not.toEqual([pet.type, pose, 0])
})

it.each(worn)('%s lies within the figure, and leaves nothing broken', (wears) => {
  for (const figure of [
    ...sample(HAIR_STYLES, wears, 3).map((hair) => child(wears, 'threeQuarter', 'sit', hair)),
    child(wears, 'front', 'lie'),
    ...pets.map((pet) => drawPet(pet, drawing(wears, 'side', 'sit'))),
  ]) {
    for (const { x, y, width, height } of boxes(figure.nodes)) {
      expect(x).toBeGreaterThan(figure.box.x - 1)
      expect(y).toBeGreaterThan(figure.box.y - 1)
      expect(x + width).toBeLessThan(figure.box.x + figure.box.width + 1)
      expect(y + height).toBeLessThan(figure.box.y + figure.box.height + 1)
    }
    expect(toSvg({ width: 100, height: 100, nodes: figure.nodes })).not.toMatch(/NaN|Infinity|undefined/)
  }
})

it.each(['hat', 'crown', 'bucket', 'loaf', 'block'] as const)('a %s stays above the eyes', (wears) => {
  const figures = [
    ...HAIR_STYLES.map((hair) => ({ who: hair, figure: child(wears, 'threeQuarter', 'stand', hair) })),
    ...pets
      .filter(({ type }) => type !== 'Fish')
      .map((pet) => ({ who: pet.type, figure: drawPet(pet, drawing(wears, 'side')) })),
  ]
  const low = figures.flatMap(
    ({
      who,
      figure: {
        nodes,
        anchors: { eyes },
        face,
      },
    }) =>
      boxes(nodes)
        .map(({ y, height }) => ({ who, into: (y + height - eyes[1]) / face.radius }))
        .filter(({ into }) => into > 0.15),
  )
  expect(low).toEqual([])
})

it('a figure that wears nothing has no worn parts', () => {
  const plain = JSON.stringify(child(undefined, 'threeQuarter'))
  expect(plain).not.toContain(WORN_PART)
  expect(JSON.stringify(child('jam', 'back'))).toBe(JSON.stringify(child(undefined, 'back')))
})
