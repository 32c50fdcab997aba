// npm run contact-sheet [-- DIR]: contact sheets (PNG) of everything that the engine can draw: rigs in every pose and
// feeling, looks, breeds, places in every light and weather, three whole books.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeStory } from '../lib/domain/author/write'
import type { PetMember } from '../lib/domain/illustration/cast'
import { drawAdult, drawChild } from '../lib/domain/illustration/child/draw'
import {
  CHILD_POSES,
  DESTINATIONS,
  FEELINGS,
  LIGHTS,
  PET_POSES,
  SETTINGS,
  WEATHERS,
} from '../lib/domain/illustration/direction'
import type { Light, Setting, Weather } from '../lib/domain/illustration/direction'
import { ENGINE_VERSION } from '../lib/domain/illustration/engine-version'
import { illustrate } from '../lib/domain/illustration/illustrate'
import { group, rect } from '../lib/domain/illustration/kit/shape'
import { compose, scale, translate } from '../lib/domain/illustration/kit/vector'
import {
  CLOTH_PATTERNS,
  HAIR_COLOURS,
  HAIR_STYLES,
  OUTFITS,
  SKINS,
  type ChildLook,
} from '../lib/domain/illustration/look'
import { BREEDS } from '../lib/domain/illustration/pets/breed-table'
import { drawPet } from '../lib/domain/illustration/pets/draw'
import { toSvg } from '../lib/domain/illustration/print/svg'
import { resolveCast } from '../lib/domain/illustration/resolve-cast'
import { resolveChildLook } from '../lib/domain/illustration/resolve-child'
import { resolveGrownLook } from '../lib/domain/illustration/resolve-grown-up'
import { resolvePet } from '../lib/domain/illustration/resolve-pet'
import type { Figure } from '../lib/domain/illustration/scene'
import { renderLayers } from '../lib/domain/illustration/stage/camera'
import { buildSet } from '../lib/domain/illustration/stage/build-set'
import { AGE_BANDS, PET_TYPES, type PetType } from '../lib/domain/story/lists'
import { storyRequest } from '../lib/domain/story/request'
import { contactSheet } from './art/sheet'

const dir = process.argv[2] ?? 'contact-sheets'
mkdirSync(dir, { recursive: true })
const PAPERS = ['#f4e6cf', '#e7ead9', '#f6dfd2', '#dfe8ea', '#efe3ec', '#f8ecc9']
const CELL = { width: 100, height: 110, foot: 102, most: 92 }

async function sheet(name: string, pictures: readonly string[], columns: number, cell: number): Promise<void> {
  await contactSheet(join(dir, `${name}.png`), pictures, columns, cell)
  console.log(`${name}.png: ${pictures.length} pictures`)
}

/** A whole figure on a paper background, its feet at the same height as its neighbours'. */
function onPaper({ nodes, box }: Figure, i: number): string {
  const s = Math.min(CELL.most / box.width, (CELL.foot - 6) / box.height, 0.78)
  const { width, height, foot } = CELL
  return toSvg({
    width,
    height,
    nodes: [
      rect(0, 0, width, height, PAPERS[i % PAPERS.length]),
      group(nodes, {
        transform: compose(
          translate(width / 2 - (box.x + box.width / 2) * s, foot - Math.max(0, box.y + box.height) * s),
          scale(s),
        ),
      }),
    ],
  })
}

const nth = <T>(list: readonly T[], i: number): T => {
  const item = list[i % list.length]
  if (item === undefined) throw new Error('empty list')
  return item
}
const createLook = (i: number, more: Partial<ChildLook> = {}): ChildLook => ({
  ...resolveChildLook(
    { skin: nth(SKINS, i * 7), hair: nth(HAIR_STYLES, i * 5), ...more },
    'non-specific',
    `sheet ${i}`,
    'child',
  ),
})
const createPet = (type: PetType, breed: string): PetMember =>
  resolvePet({ name: '', type, gender: 'unknown', breed }, 0, 'sheet', [])
const crossWithFeelings = <T>(
  rows: readonly string[],
  draw: (row: string, feeling: (typeof FEELINGS)[number], i: number) => T,
): T[] => rows.flatMap((row, i) => FEELINGS.map((feeling) => draw(row, feeling, i)))

for (const age of AGE_BANDS)
  await sheet(
    `child-${age}`,
    crossWithFeelings(CHILD_POSES, (pose, feeling, i) =>
      onPaper(drawChild({ age, look: createLook(i, { mobility: 'none' }) }, { pose, feeling, size: 110, key: age }), i),
    ),
    FEELINGS.length,
    120,
  )
for (const mobility of ['wheelchair', 'frame'] as const)
  await sheet(
    `child-${mobility}`,
    crossWithFeelings(CHILD_POSES, (pose, feeling, i) =>
      onPaper(
        drawChild({ age: '7-8', look: createLook(i, { mobility }) }, { pose, feeling, size: 110, key: mobility }),
        i,
      ),
    ),
    FEELINGS.length,
    120,
  )
for (const who of ['grownup', 'elder'] as const)
  await sheet(
    who,
    crossWithFeelings(CHILD_POSES, (pose, feeling, i) =>
      onPaper(
        drawAdult(
          { who, look: resolveGrownLook(`${i}`, who, nth(['she', 'he', 'they'], i), createLook(i)) },
          { pose, feeling, size: 110, key: who },
        ),
        i,
      ),
    ),
    FEELINGS.length,
    120,
  )

const rigs: [PetType, string][] = [
  ['Dog', 'labrador'],
  ['Cat', 'tabby'],
  ['Bird', 'budgie'],
  ['Fish', 'goldfish'],
  ['Rabbit', 'dutch rabbit'],
  ['Guinea Pig', ''],
  ['Hamster', ''],
  ['Horse', 'pony'],
  ['Lizard', 'bearded dragon'],
  ['Other', 'tortoise'],
  ['Animal Toy', 'teddy'],
]
for (const [type, breed] of rigs) {
  const member = createPet(type, breed)
  await sheet(
    `pet-${member.type}-${member.breed}`.toLowerCase().replaceAll(' ', '-'),
    crossWithFeelings(PET_POSES, (pose, feeling, i) =>
      onPaper(drawPet(member, { pose, feeling, size: 100, key: 'sheet' }), i),
    ),
    FEELINGS.length,
    120,
  )
}
await sheet(
  'breeds',
  PET_TYPES.flatMap((type, row) =>
    Object.keys(BREEDS[type]).map((breed) =>
      onPaper(
        drawPet(createPet(type, breed.replaceAll('-', ' ')), {
          pose: type === 'Bird' ? 'perch' : 'stand',
          feeling: 'happy',
          size: 100,
          key: 'breeds',
        }),
        row,
      ),
    ),
  ),
  12,
  150,
)

const drawHead = (chosen: Partial<ChildLook>, view: 'front' | 'threeQuarter' | 'side' | 'back', i: number): string => {
  const { nodes, face } = drawChild(
    { age: '5-6', look: createLook(4, { outfit: 'tee', ...chosen }) },
    { pose: 'stand', feeling: 'happy', size: 110, key: 'looks', view },
  )
  const s = 26 / face.radius
  return toSvg({
    width: 100,
    height: 100,
    nodes: [
      rect(0, 0, 100, 100, PAPERS[i % PAPERS.length]),
      group(nodes, { transform: compose(translate(50 - face.centre[0] * s, 52 - face.centre[1] * s), scale(s)) }),
    ],
  })
}
await sheet(
  'looks-hair-and-skin',
  HAIR_STYLES.flatMap((hair, i) => SKINS.map((skin) => drawHead({ hair, skin }, 'front', i))),
  SKINS.length,
  120,
)
await sheet(
  'looks-hair-from-all-sides',
  HAIR_STYLES.flatMap((hair, i) =>
    (['front', 'threeQuarter', 'side', 'back'] as const).map((view) =>
      drawHead({ hair, hairColour: nth(HAIR_COLOURS, i) }, view, i),
    ),
  ),
  8,
  140,
)
await sheet(
  'looks-aids',
  [
    ...(['round', 'square', 'star'] as const).map((glasses, i) => drawHead({ glasses }, 'threeQuarter', i)),
    ...(['aid', 'implant'] as const).map((hearing, i) => drawHead({ hearing, hair: 'crop' }, 'side', i)),
    ...HAIR_COLOURS.map((hairColour, i) => drawHead({ hairColour, hair: 'long' }, 'front', i)),
    ...(['arm', 'leg'] as const).map((prosthesis, i) =>
      onPaper(
        drawChild(
          { age: '7-8', look: createLook(i, { prosthesis, outfit: 'tee', mobility: 'none' }) },
          { pose: 'wave', feeling: 'proud', size: 110, key: 'aids' },
        ),
        i,
      ),
    ),
  ],
  8,
  140,
)
await sheet(
  'looks-clothes',
  OUTFITS.flatMap((outfit, i) =>
    CLOTH_PATTERNS.map((outfitPattern, k) =>
      onPaper(
        drawChild(
          { age: '5-6', look: createLook(i * 3 + k, { outfit, outfitPattern, mobility: 'none' }) },
          { pose: 'stand', feeling: 'happy', size: 110, key: 'clothes' },
        ),
        i,
      ),
    ),
  ),
  CLOTH_PATTERNS.length,
  150,
)

function drawPlace(setting: Setting, light: Light, weather: Weather): string {
  const { stage } = buildSet(
    { setting, light, weather, shot: 'wide', actors: [], props: [], textSpace: 'none' },
    { seed: 'sheet', pageNumber: 1, isDrawn: true },
  )
  return toSvg({
    width: 1000,
    height: 1000,
    nodes: [...renderLayers(stage, false).nodes, ...renderLayers(stage, true).nodes],
  })
}
for (const weather of WEATHERS)
  await sheet(
    `places-${weather}`,
    [...SETTINGS, ...DESTINATIONS].flatMap((setting) => LIGHTS.map((light) => drawPlace(setting, light, weather))),
    LIGHTS.length,
    180,
  )

const books = [
  {
    childName: 'Mila',
    childAge: '3-4',
    childGender: 'girl',
    lifeSkill: 'sharing',
    seed: 'first',
    pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Dachshund' }],
  },
  {
    childName: 'Kofi',
    childAge: '5-6',
    childGender: 'boy',
    lifeSkill: 'courage',
    seed: 'second',
    preferredLocation: 'sydney',
    pets: [
      { name: 'Olive', type: 'Cat', gender: 'female' },
      { name: 'Finn', type: 'Fish', gender: 'unknown' },
    ],
  },
  {
    childName: 'Ren',
    childAge: '9-10',
    childGender: 'non-specific',
    lifeSkill: 'honesty',
    seed: 'third',
    look: { mobility: 'wheelchair' },
    pets: [
      { name: 'Clover', type: 'Horse', gender: 'female' },
      { name: 'Pip', type: 'Rabbit', gender: 'male' },
      { name: 'Kiwi', type: 'Bird', gender: 'male' },
      { name: 'Sol', type: 'Lizard', gender: 'male' },
      { name: 'Gogo', type: 'Animal Toy', gender: 'unknown' },
    ],
  },
]
for (const [i, input] of books.entries()) {
  const request = storyRequest.parse(input)
  const { pages, extras } = await writeStory(request)
  const book = { cast: resolveCast(request, extras), seed: request.seed, engineVersion: ENGINE_VERSION, pages }
  await sheet(
    `book-${i + 1}`,
    pages.map((page) => toSvg(illustrate(book, page).scene)),
    5,
    400,
  )
}
