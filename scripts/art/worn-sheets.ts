// npx tsx scripts/art/worn-sheets.ts DIR [WORD ...]: contact sheets of what is worn.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawAdult, drawChild } from '../../lib/domain/illustration/child/draw'
import { WEARS, type Worn } from '../../lib/domain/illustration/direction'
import { group, rect } from '../../lib/domain/illustration/kit/shape'
import { compose, scale, translate } from '../../lib/domain/illustration/kit/vector'
import { HAIR_STYLES, SKINS, type ChildLook } from '../../lib/domain/illustration/look'
import { drawPet } from '../../lib/domain/illustration/pets/draw'
import { toSvg } from '../../lib/domain/illustration/print/svg'
import { resolveChildLook } from '../../lib/domain/illustration/resolve-child'
import { resolveGrownLook } from '../../lib/domain/illustration/resolve-grown-up'
import { resolvePet } from '../../lib/domain/illustration/resolve-pet'
import type { Figure } from '../../lib/domain/illustration/scene'
import type { PetType } from '../../lib/domain/story/lists'
import { contactSheet } from './sheet'

const [dir = 'worn-sheets', ...words] = process.argv.slice(2)
mkdirSync(dir, { recursive: true })
const PAPERS = ['#f4e6cf', '#e7ead9', '#f6dfd2', '#dfe8ea', '#efe3ec']
const VIEWS = ['front', 'threeQuarter', 'side', 'back'] as const
const RIGS: [PetType, string][] = [
  ['Dog', 'labrador'],
  ['Dog', 'corgi'],
  ['Dog', 'poodle'],
  ['Cat', 'tabby'],
  ['Rabbit', 'dutch rabbit'],
  ['Rabbit', 'mini lop'],
  ['Guinea Pig', ''],
  ['Hamster', ''],
  ['Horse', 'pony'],
  ['Bird', 'budgie'],
  ['Bird', 'cockatiel'],
  ['Other', 'chicken'],
  ['Fish', 'goldfish'],
  ['Lizard', 'bearded dragon'],
  ['Other', 'tortoise'],
  ['Other', 'goat'],
  ['Animal Toy', 'teddy'],
  ['Animal Toy', 'bunny'],
]
const createLook = (i: number, more: Partial<ChildLook>): ChildLook => ({
  ...resolveChildLook({}, 'non-specific', `worn ${i}`, 'child'),
  mobility: 'none',
  glasses: 'none',
  outfit: 'tee',
  ...more,
})

/** A figure cropped to head and chest (`near`), or whole. */
function drawCell({ nodes, box, face }: Figure, i: number, near: boolean): string {
  const s = near ? 24 / face.radius : Math.min(90 / box.width, 90 / box.height)
  const [x, y] = near
    ? [50 - face.centre[0] * s, 54 - face.centre[1] * s]
    : [50 - (box.x + box.width / 2) * s, 50 - (box.y + box.height / 2) * s]
  return toSvg({
    width: 100,
    height: 100,
    nodes: [
      rect(0, 0, 100, 100, PAPERS[i % PAPERS.length]),
      group(nodes, { transform: compose(translate(x, y), scale(s)) }),
    ],
  })
}

const worn = WEARS.filter((word): word is Worn => word !== 'one-boot' && (!words.length || words.includes(word)))
for (const [i, wears] of worn.entries()) {
  const child = (view: (typeof VIEWS)[number], k: number, more: Partial<ChildLook>, pose = 'stand') =>
    drawChild(
      { age: k % 3 ? '5-6' : '3-4', look: createLook(k, more) },
      { pose, feeling: 'happy', size: 110, key: `worn ${k}`, view, wears },
    )
  const people = [
    ...HAIR_STYLES.flatMap((hair, k) => [
      drawCell(child('threeQuarter', k, { hair, skin: SKINS[k % SKINS.length] ?? 'tan' }), i, true),
      drawCell(child('front', k, { hair }), i, true),
    ]),
    ...VIEWS.flatMap((view, v) =>
      ['crop', 'afro', 'long', 'hijab'].map((hair, k) =>
        drawCell(child(view, v * 4 + k, { hair: HAIR_STYLES.find((h) => h === hair) ?? 'crop' }), i, true),
      ),
    ),
    ...['walk', 'run', 'sit', 'lie', 'sleep', 'look-up', 'celebrate', 'hug'].map((pose, k) =>
      drawCell(child('threeQuarter', k, { hair: 'bob' }, pose), i, false),
    ),
    ...(['grownup', 'elder'] as const).map((who) =>
      drawCell(
        drawAdult(
          { who, look: resolveGrownLook('worn', who, 'he', createLook(3, {})) },
          { pose: 'stand', feeling: 'happy', size: 110, key: who, wears },
        ),
        i,
        false,
      ),
    ),
  ]
  await contactSheet(join(dir, `${wears}-people.png`), people, 10, 150)
  const pets = RIGS.flatMap(([type, breed]) => {
    const member = resolvePet({ name: '', type, gender: 'unknown', breed }, 0, 'sheet', [])
    const at = (pose: string, view?: (typeof VIEWS)[number]) =>
      drawPet(member, {
        pose,
        feeling: 'happy',
        size: 100,
        key: 'worn',
        wears,
        gaze: [0.7, -0.2],
        ...(view ? { view } : {}),
      })
    return [
      drawCell(at('sit'), i, true),
      drawCell(at('stand', 'front'), i, true),
      drawCell(at('walk'), i, false),
      drawCell(at('look-up'), i, false),
      drawCell(at('sit', 'back'), i, false),
    ]
  })
  await contactSheet(join(dir, `${wears}-pets.png`), pets, 10, 150)
  console.log(wears)
}
