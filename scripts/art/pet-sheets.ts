// npx tsx scripts/art/pet-sheets.ts DIR [SHEET ...]: contact sheets of the pets.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { drawChild } from '../../lib/domain/illustration/child/draw'
import type { PetMember } from '../../lib/domain/illustration/cast'
import { FEELINGS, PET_POSES, type Feeling } from '../../lib/domain/illustration/direction'
import type { View } from '../../lib/domain/illustration/figure'
import { group, rect } from '../../lib/domain/illustration/kit/shape'
import { compose, scale, translate } from '../../lib/domain/illustration/kit/vector'
import { BREEDS, breedRow } from '../../lib/domain/illustration/pets/breed-table'
import { drawPet } from '../../lib/domain/illustration/pets/draw'
import { getPetScale } from '../../lib/domain/illustration/pets/scale'
import { recolour } from '../../lib/domain/illustration/print/node-tree'
import { toSvg } from '../../lib/domain/illustration/print/svg'
import type { Node, Point } from '../../lib/domain/illustration/scene'
import type { ChildLook } from '../../lib/domain/illustration/look'
import type { PetType } from '../../lib/domain/story/lists'

interface Cell {
  type: PetType
  breed: string
  pose?: string
  feeling?: Feeling
  view?: View
  gaze?: Point
  black?: boolean
  colours?: PetMember['colours']
}
const PAPERS = ['#f4e9d8', '#dfe8df', '#e9dfe6', '#dde7ee', '#f3e2cf']

function createPet(type: PetType, breed: string, colours?: PetMember['colours']): PetMember {
  const row = breedRow(type, breed)
  return {
    who: 'pet1',
    kind: 'pet',
    type,
    breed,
    colours: colours ?? row.colours,
    ...(row.rig === 'quad' && row.collared ? { collar: row.colours.accent } : {}),
  }
}
const fitInCell = (
  nodes: readonly Node[],
  box: { x: number; y: number; width: number; height: number },
  size: number,
): Node => {
  const k = (size * 0.88) / Math.max(box.width, box.height, 1)
  return group(nodes, {
    transform: compose(
      translate(size / 2 - (box.x + box.width / 2) * k, size / 2 - (box.y + box.height / 2) * k),
      scale(k),
    ),
  })
}
function renderSheet(cells: readonly Cell[], columns: number, size: number): { svg: string; width: number } {
  const nodes = cells.map((cell, i): Node => {
    const figure = drawPet(createPet(cell.type, cell.breed, cell.colours), {
      pose: cell.pose ?? 'stand',
      feeling: cell.feeling ?? 'calm',
      view: cell.view,
      gaze: cell.gaze,
      size: 100,
      key: 'sheet',
    })
    const drawn = cell.black ? recolour(figure.nodes, () => '#3a3540') : figure.nodes
    return group(
      [rect(2, 2, size - 4, size - 4, PAPERS[i % PAPERS.length] ?? '#fff'), fitInCell(drawn, figure.box, size)],
      {
        transform: translate((i % columns) * size, Math.floor(i / columns) * size),
      },
    )
  })
  const [width, height] = [columns * size, Math.ceil(cells.length / columns) * size]
  return { svg: toSvg({ width, height, nodes: [rect(0, 0, width, height, '#ffffff'), ...nodes] }), width }
}
const TYPES = Object.keys(BREEDS).filter((t): t is PetType => t in BREEDS)
const everyBreed: Cell[] = TYPES.flatMap((type) =>
  Object.keys(BREEDS[type]).map((breed): Cell => ({
    type,
    breed,
    ...(type === 'Animal Toy' ? { pose: 'sit', view: 'front' } : {}),
    ...(type === 'Fish' ? { pose: 'swim' } : {}),
  })),
)
const MODELS: Cell[] = [
  { type: 'Dog', breed: 'labrador' },
  { type: 'Cat', breed: 'ginger' },
  { type: 'Rabbit', breed: 'dutch-rabbit' },
  { type: 'Horse', breed: 'bay' },
  { type: 'Hamster', breed: 'golden-hamster' },
  { type: 'Guinea Pig', breed: 'american-guinea-pig' },
  { type: 'Bird', breed: 'cockatoo' },
  { type: 'Bird', breed: 'budgie' },
  { type: 'Fish', breed: 'goldfish', pose: 'swim' },
  { type: 'Lizard', breed: 'bearded-dragon' },
  { type: 'Animal Toy', breed: 'teddy' },
  { type: 'Other', breed: 'tortoise' },
]
const CHILD: ChildLook = {
  skin: 'honey',
  hair: 'bob',
  hairColour: 'chestnut',
  eyes: 'brown',
  freckles: false,
  glasses: 'none',
  hearing: 'none',
  mobility: 'none',
  prosthesis: 'none',
  outfit: 'dungarees',
  outfitPattern: 'stripes',
  outfitColours: ['#4d7ea8', '#f1e3c6', '#e9b44c'],
}
function renderSizes(): { svg: string; width: number } {
  const list: Cell[] = [
    { type: 'Horse', breed: 'bay' },
    { type: 'Horse', breed: 'pony' },
    { type: 'Horse', breed: 'shetland' },
    { type: 'Dog', breed: 'labrador' },
    { type: 'Dog', breed: 'border-collie' },
    { type: 'Dog', breed: 'dachshund' },
    { type: 'Dog', breed: 'pug' },
    { type: 'Dog', breed: 'chihuahua' },
    { type: 'Cat', breed: 'ginger' },
    { type: 'Rabbit', breed: 'dutch-rabbit' },
    { type: 'Guinea Pig', breed: 'american-guinea-pig' },
    { type: 'Hamster', breed: 'golden-hamster' },
    { type: 'Bird', breed: 'budgie' },
    { type: 'Bird', breed: 'macaw', pose: 'perch' },
    { type: 'Fish', breed: 'goldfish' },
    { type: 'Lizard', breed: 'bearded-dragon' },
    { type: 'Animal Toy', breed: 'teddy', pose: 'sit' },
    { type: 'Other', breed: 'tortoise' },
    { type: 'Other', breed: 'chicken' },
    { type: 'Other', breed: 'goat' },
    { type: 'Other', breed: 'mouse' },
  ]
  const child = 300
  const nodes: Node[] = []
  let [x, y] = [40, 420]
  for (const [i, cell] of list.entries()) {
    const k = child * getPetScale(createPet(cell.type, cell.breed))
    const pet = drawPet(createPet(cell.type, cell.breed), {
      pose: cell.pose ?? 'stand',
      feeling: 'happy',
      size: k,
      key: 'sizes',
    })
    if (x + pet.box.width > 1960) [x, y] = [40, y + 430]
    if (x === 40) {
      const kid = drawChild(
        { age: '5-6', look: CHILD },
        { pose: 'stand', feeling: 'happy', view: 'threeQuarter', size: child, key: `k${i}` },
      )
      nodes.push(group(kid.nodes, { transform: translate(x - kid.box.x, y) }))
      x += kid.box.width + 20
    }
    nodes.push(group(pet.nodes, { transform: translate(x - pet.box.x, y) }))
    x += pet.box.width + 26
  }
  return {
    svg: toSvg({ width: 2000, height: y + 60, nodes: [rect(0, 0, 2000, y + 60, '#f4e9d8'), ...nodes] }),
    width: 2000,
  }
}

const SHEETS: Record<string, () => { svg: string; width: number }> = {
  types: () =>
    renderSheet(
      [
        { type: 'Dog', breed: 'labrador', pose: 'sit', feeling: 'happy', view: 'threeQuarter' },
        { type: 'Cat', breed: 'tabby', pose: 'walk', feeling: 'happy' },
        { type: 'Rabbit', breed: 'dutch-rabbit', pose: 'sit', feeling: 'curious', view: 'threeQuarter' },
        { type: 'Guinea Pig', breed: 'american-guinea-pig', feeling: 'happy', view: 'threeQuarter' },
        { type: 'Hamster', breed: 'golden-hamster', pose: 'beg', feeling: 'happy', view: 'threeQuarter' },
        { type: 'Horse', breed: 'bay', feeling: 'happy', view: 'threeQuarter' },
        { type: 'Bird', breed: 'macaw', pose: 'perch', feeling: 'happy' },
        { type: 'Fish', breed: 'goldfish', feeling: 'happy' },
        { type: 'Lizard', breed: 'bearded-dragon', feeling: 'happy', view: 'threeQuarter' },
        { type: 'Animal Toy', breed: 'teddy', pose: 'sit', feeling: 'happy', view: 'front' },
        { type: 'Other', breed: 'tortoise', feeling: 'happy' },
        { type: 'Other', breed: 'chicken', feeling: 'happy' },
      ],
      4,
      380,
    ),
  breeds: () => renderSheet(everyBreed, 9, 200),
  black: () =>
    renderSheet(
      everyBreed.map((c) => ({ ...c, black: true })),
      12,
      150,
    ),
  feelings: () =>
    renderSheet(
      MODELS.flatMap((m) =>
        FEELINGS.map((feeling): Cell => ({
          pose: m.type === 'Horse' || m.type === 'Bird' ? 'stand' : 'sit',
          ...m,
          feeling,
          view: 'threeQuarter',
        })),
      ),
      9,
      200,
    ),
  'feelings-breeds': () =>
    renderSheet(
      (['pug', 'border-collie', 'beagle'] as const)
        .map((b): Cell => ({ type: 'Dog', breed: b }))
        .concat([
          { type: 'Cat', breed: 'siamese' },
          { type: 'Cat', breed: 'black-cat' },
          { type: 'Rabbit', breed: 'mini-lop' },
          { type: 'Horse', breed: 'pony' },
          { type: 'Lizard', breed: 'leopard-gecko' },
        ])
        .flatMap((m) => FEELINGS.map((feeling): Cell => ({ pose: 'sit', ...m, feeling }))),
      9,
      200,
    ),
  poses: () =>
    renderSheet(
      MODELS.flatMap((m) => PET_POSES.map((pose): Cell => ({ ...m, pose, feeling: 'happy' }))),
      PET_POSES.length,
      150,
    ),
  'poses-breeds': () =>
    renderSheet(
      (['pug', 'dachshund', 'poodle', 'border-collie', 'golden-retriever'] as const)
        .map((b): Cell => ({ type: 'Dog', breed: b }))
        .concat([
          { type: 'Cat', breed: 'persian' },
          { type: 'Cat', breed: 'maine-coon' },
          { type: 'Rabbit', breed: 'lionhead' },
          { type: 'Horse', breed: 'pony' },
          { type: 'Bird', breed: 'macaw' },
          { type: 'Lizard', breed: 'leopard-gecko' },
          { type: 'Animal Toy', breed: 'elephant' },
          { type: 'Other', breed: 'goat' },
        ])
        .flatMap((m) => PET_POSES.map((pose): Cell => ({ ...m, pose }))),
      PET_POSES.length,
      150,
    ),
  views: () =>
    renderSheet(
      MODELS.flatMap((m) =>
        (['side', 'threeQuarter', 'front', 'back'] as const).flatMap((view) =>
          ['stand', 'sit'].map((pose): Cell => ({ pose, ...m, view })),
        ),
      ),
      8,
      190,
    ),
  gaze: () =>
    renderSheet(
      MODELS.flatMap((m) =>
        (
          [
            [1, 0],
            [0, -1],
            [0, 1],
            [-0.5, 0],
            [-1, 0],
            [0.8, -0.6],
          ] as const
        ).map((gaze): Cell => ({ pose: 'sit', ...m, gaze })),
      ),
      6,
      190,
    ),
  sizes: renderSizes,
}

const [folder = 'sheets', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const name of wanted.length ? wanted : Object.keys(SHEETS)) {
  const rendered = SHEETS[name]?.()
  if (!rendered) throw new Error(`no sheet called ${name}; there are ${Object.keys(SHEETS).join(', ')}`)
  writeFileSync(join(folder, `pets-${name}.svg`), rendered.svg)
  writeFileSync(
    join(folder, `pets-${name}.png`),
    new Resvg(rendered.svg, { fitTo: { mode: 'width', value: rendered.width } }).render().asPng(),
  )
}
