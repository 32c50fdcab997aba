// npx tsx scripts/art/docs-pictures.ts: draws the pictures of the README and docs into docs/pictures, with the current
// engine.
import { writeStory } from '../../lib/domain/author/write'
import { drawChild } from '../../lib/domain/illustration/child/draw'
import { DESTINATIONS, type Direction, WEARS } from '../../lib/domain/illustration/direction'
import { ENGINE_VERSION } from '../../lib/domain/illustration/engine-version'
import { illustrate } from '../../lib/domain/illustration/illustrate'
import { group, rect } from '../../lib/domain/illustration/kit/shape'
import { compose, scale, translate } from '../../lib/domain/illustration/kit/vector'
import { CLOTH_PATTERNS, HAIR_STYLES, OUTFITS, SKINS } from '../../lib/domain/illustration/look'
import { BREEDS } from '../../lib/domain/illustration/pets/breed-table'
import { drawPet } from '../../lib/domain/illustration/pets/draw'
import { toSvg } from '../../lib/domain/illustration/print/svg'
import { resolveCast } from '../../lib/domain/illustration/resolve-cast'
import { resolveChildLook } from '../../lib/domain/illustration/resolve-child'
import { resolvePet } from '../../lib/domain/illustration/resolve-pet'
import type { Figure } from '../../lib/domain/illustration/scene'
import { PET_TYPES } from '../../lib/domain/story/lists'
import { storyRequest } from '../../lib/domain/story/request'
import { SPECIAL_EVENTS } from '../../lib/domain/story/special-events'
import { drawActs } from './act-sheets'
import { contactSheet } from './sheet'

const DIR = 'docs/pictures'
const PAPERS = ['#f4e6cf', '#e7ead9', '#f6dfd2', '#dfe8ea', '#efe3ec', '#f8ecc9']
const nth = <T>(list: readonly [T, ...T[]] | readonly T[], i: number): T => {
  const item = list[i % list.length]
  if (item === undefined) throw new Error('an empty list')
  return item
}

const FAMILIES = [
  ['girl', '5-6', ['Dog', 'beagle']],
  ['boy', '7-8', ['Cat', 'siamese']],
  ['girl', '3-4', ['Rabbit', 'dutch rabbit']],
  ['boy', '5-6', ['Dog', 'border collie'], ['Guinea Pig', '']],
  ['girl', '9-10', ['Horse', 'pinto']],
  ['boy', '3-4', ['Dog', 'golden retriever']],
  ['non-specific', '7-8', ['Cat', 'calico'], ['Bird', 'macaw']],
  ['girl', '7-8', ['Dog', 'dachshund'], ['Lizard', 'bearded dragon']],
] as const
function createFamily(i: number) {
  const [childGender, childAge, ...pets] = nth(FAMILIES, i)
  const request = storyRequest.parse({
    childName: 'Mila',
    childAge,
    childGender,
    lifeSkill: 'sharing',
    seed: `docs ${i}`,
    look: { skin: nth(SKINS, i * 3), hair: nth(HAIR_STYLES, i * 5) },
    pets: pets.map(([type, breed], k) => ({ name: `Pet ${k}`, type, gender: 'female', ...(breed ? { breed } : {}) })),
  })
  return { cast: resolveCast(request, []), seed: request.seed, engineVersion: ENGINE_VERSION }
}
/** A picture of one of the families. */
function drawFamilyPicture(i: number, direction: Partial<Direction>): string {
  const look = createFamily(i)
  const actors: Direction['actors'] = [
    {
      who: 'child',
      pose: nth(['wave', 'stand', 'celebrate', 'walk', 'point'], i),
      feeling: nth(['happy', 'delighted', 'proud'], i),
    },
  ]
  for (const member of look.cast)
    if (member.kind === 'pet')
      actors.push({ who: member.who, pose: nth(['sit', 'stand', 'walk'], i + actors.length), feeling: 'happy' })
  return toSvg(
    illustrate(look, {
      direction: {
        setting: 'park',
        light: 'noon',
        weather: 'clear',
        shot: 'medium',
        props: [],
        textSpace: 'none',
        actors,
        ...direction,
      },
      pageNumber: 1 + (i % 7),
    }).scene,
  )
}

const HOURS = ['morning', 'golden', 'noon', 'night', 'dusk', 'noon'] as const
await contactSheet(
  `${DIR}/places.jpg`,
  [
    ...DESTINATIONS.map((setting, i) => drawFamilyPicture(i, { setting, shot: 'wide', light: nth(HOURS, i) })),
    drawFamilyPicture(1, { setting: 'garden', weather: 'snow' }),
    drawFamilyPicture(2, { setting: 'street', weather: 'rain', light: 'dusk' }),
    drawFamilyPicture(3, { setting: 'forest', weather: 'wind', light: 'golden' }),
    drawFamilyPicture(6, { setting: 'living-room', light: 'lamp', weather: 'snow' }),
    drawFamilyPicture(5, { setting: 'camp', light: 'night', shot: 'wide' }),
  ],
  5,
  260,
)

await contactSheet(`${DIR}/acts.jpg`, drawActs(), 12, 118)

/** Everything that can be worn, on a child and all of its pets. */
await contactSheet(
  `${DIR}/worn.jpg`,
  WEARS.filter((word) => word !== 'one-boot').map((wears, i) =>
    drawFamilyPicture(i + 2, {
      setting: nth(['garden', 'beach', 'park', 'farm'], i),
      light: nth(['noon', 'morning', 'golden'], i),
      actors: createFamily(i + 2).cast.flatMap((member, k) =>
        member.kind === 'adult' || (member.kind === 'pet' && wears === 'scarf')
          ? []
          : [
              {
                who: member.who,
                pose: nth(['stand', 'sit', 'walk'], i + k),
                feeling: nth(['happy', 'delighted', 'proud'], i + k),
                wears,
              },
            ],
      ),
    }),
  ),
  7,
  230,
)

const AT = ['living-room', 'garden', 'park', 'hallway', 'street', 'kitchen'] as const
const OUTDOORS: Record<string, Direction['setting']> = {
  'beach-holiday': 'beach',
  'farm-stay': 'farm',
  'camping-trip': 'forest',
  'snow-day': 'snowfield',
  'train-journey': 'street',
}
await contactSheet(
  `${DIR}/days.jpg`,
  SPECIAL_EVENTS.map(({ id }, i) =>
    drawFamilyPicture(i, {
      event: id,
      setting: OUTDOORS[id] ?? nth(AT, i),
      light: OUTDOORS[id] ? 'noon' : nth(['lamp', 'noon', 'golden', 'lamp', 'dusk', 'morning'], i),
      weather: id === 'snow-day' ? 'snow' : 'clear',
      shot: 'wide',
    }),
  ),
  9,
  160,
)

/** A whole figure, its feet at the same height as its neighbours'. */
function onPaper({ nodes, box }: Figure, i: number, [width, height]: readonly [number, number]): string {
  const s = Math.min((width - 12) / box.width, (height - 14) / box.height, 0.9)
  return toSvg({
    width,
    height,
    nodes: [
      rect(0, 0, width, height, nth(PAPERS, i)),
      group(nodes, {
        transform: compose(
          translate(width / 2 - (box.x + box.width / 2) * s, height - 8 - Math.max(0, box.y + box.height) * s),
          scale(s),
        ),
      }),
    ],
  })
}
await contactSheet(
  `${DIR}/cast.jpg`,
  [
    ...(['front', 'threeQuarter', 'side', 'back'] as const).flatMap((view, row) =>
      OUTFITS.map((outfit, i) =>
        onPaper(
          drawChild(
            {
              age: '5-6',
              look: resolveChildLook(
                {
                  skin: nth(SKINS, i * 7 + row * 3),
                  hair: nth(HAIR_STYLES, i * 5 + row * 2),
                  outfit,
                  outfitPattern: nth(CLOTH_PATTERNS, i + row),
                },
                'non-specific',
                `docs ${row}${i}`,
                'child',
              ),
            },
            { pose: 'stand', feeling: 'happy', size: 110, key: 'docs', view },
          ),
          row * 5 + i,
          [100, 100],
        ),
      ),
    ),
  ],
  OUTFITS.length,
  124,
)
await contactSheet(
  `${DIR}/breeds.jpg`,
  PET_TYPES.flatMap((type, row) =>
    Object.keys(BREEDS[type]).map((breed) =>
      onPaper(
        drawPet(resolvePet({ name: '', type, gender: 'unknown', breed: breed.replaceAll('-', ' ') }, 0, 'docs', []), {
          pose: type === 'Bird' ? 'perch' : 'stand',
          feeling: 'happy',
          size: 100,
          key: 'docs',
        }),
        row,
        [100, 100],
      ),
    ),
  ),
  12,
  92,
)

const request = storyRequest.parse({
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'gratitude',
  seed: 'docs',
  specialEvent: 'easter',
  preferredLocation: 'perth',
  pets: [
    { name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Beagle' },
    { name: 'Olive', type: 'Cat', gender: 'female' },
  ],
})
const { pages, extras } = await writeStory(request)
const book = { cast: resolveCast(request, extras), seed: request.seed, engineVersion: ENGINE_VERSION, pages }
await contactSheet(
  `${DIR}/book.jpg`,
  pages.map((page) => toSvg(illustrate(book, page).scene)),
  5,
  260,
)
