// npx tsx scripts/art/act-sheets.ts FILE [VERB ...]: a contact sheet of everything that the cast can do to things, by
// three children (one in a wheelchair) and by two pets.
import { pathToFileURL } from 'node:url'
import type { Member } from '../../lib/domain/illustration/cast'
import { poseFigure } from '../../lib/domain/illustration/compose/figures'
import { VERBS, type Direction, type Prop, type Verb } from '../../lib/domain/illustration/direction'
import { group, rect } from '../../lib/domain/illustration/kit/shape'
import { compose, scale, translate } from '../../lib/domain/illustration/kit/vector'
import { toSvg } from '../../lib/domain/illustration/print/svg'
import { resolveChildLook } from '../../lib/domain/illustration/resolve-child'
import { resolvePet } from '../../lib/domain/illustration/resolve-pet'
import type { Figure } from '../../lib/domain/illustration/scene'
import { contactSheet } from './sheet'

const PAPERS = ['#f4e6cf', '#e7ead9', '#f6dfd2', '#dfe8ea', '#efe3ec', '#f8ecc9'] as const
const DIRECTION: Direction = {
  setting: 'park',
  light: 'noon',
  weather: 'clear',
  shot: 'medium',
  actors: [],
  props: [],
  textSpace: 'none',
}

/** A thing for each verb of people. */
const THINGS: Partial<Record<Verb, Prop>> = {
  play: 'trombone',
  push: 'lion-bath',
  pull: 'sled',
  hug: 'teddy',
  'hold-up': 'trophy',
  drink: 'cup',
  eat: 'cake',
  write: 'paper',
  read: 'book',
  tear: 'drawing',
  pour: 'bucket',
  paint: 'easel',
  glue: 'ship-cup',
  wrap: 'present',
  'hand-over': 'apple',
  point: 'map',
  touch: 'handprint',
  peel: 'banana',
  'shout-into': 'bucket',
  'hide-behind': 'box',
  lift: 'hay',
  throw: 'ball',
  'put-on': 'hat',
  climb: 'ladder',
  open: 'fridge',
  knock: 'door',
  dig: 'spade',
  catch: 'ball',
}
const ANIMAL_ACTS: readonly (readonly [Verb, Prop])[] = [
  ['nose-into', 'bucket'],
  ['paw-on', 'box'],
  ['tug', 'rope'],
  ['carry', 'letter'],
  ['lean', 'box'],
  ['lie-across', 'boots'],
  ['dig', 'bone'],
  ['hide-behind', 'box'],
]

const createChild = (
  age: '3-4' | '7-8' | '9-10',
  look: Parameters<typeof resolveChildLook>[0],
  key: string,
): Member => ({
  kind: 'child',
  who: 'child',
  age,
  look: resolveChildLook(look, 'non-specific', key, 'child'),
})
const CHILDREN: readonly Member[] = [
  createChild('3-4', { skin: 'umber', hair: 'afro', outfit: 'tee', glasses: 'star' }, 'a'),
  createChild('7-8', { skin: 'fair', hair: 'ponytail', outfit: 'dress' }, 'b'),
  createChild('9-10', { skin: 'ebony', hair: 'crop', outfit: 'hoodie', mobility: 'wheelchair' }, 'c'),
]
const PETS: readonly Member[] = [
  resolvePet({ name: '', type: 'Dog', gender: 'unknown', breed: 'labrador' }, 0, 'acts', []),
  resolvePet({ name: '', type: 'Cat', gender: 'unknown', breed: 'tabby' }, 0, 'acts', []),
]

const drawActing = (member: Member, verb: Verb, thing: Prop): Figure =>
  poseFigure(
    {
      actor: { who: member.who, pose: 'stand', feeling: 'happy' },
      member,
      wantedX: 0.5,
      facing: 1,
      gaze: [0.7, 0.2],
      act: { verb, thing },
    },
    DIRECTION,
    { indoor: false, swims: false },
    -1,
    `acts ${member.kind}`,
    1,
  )

const CELL = { width: 100, height: 110, foot: 103 }
function onPaper({ nodes, box }: Figure, i: number): string {
  const { width, height, foot } = CELL
  const size = Math.min((width - 6) / Math.max(box.width, 44), (foot - 6) / Math.max(box.height, 60))
  return toSvg({
    width,
    height,
    nodes: [
      rect(0, 0, width, height, PAPERS[i % PAPERS.length]),
      group(nodes, {
        transform: compose(
          translate(width / 2 - (box.x + box.width / 2) * size, foot - Math.max(0, box.y + box.height) * size),
          scale(size),
        ),
      }),
    ],
  })
}

/** All acts, or those of some verbs. */
export function drawActs(only: readonly string[] = []): string[] {
  const people = VERBS.flatMap((verb) => {
    const thing = THINGS[verb]
    return thing ? CHILDREN.map((child) => ({ child, verb, thing })) : []
  }).map(({ child, verb, thing }) => ({ verb, draw: () => drawActing(child, verb, thing) }))
  const animals = PETS.flatMap((pet) =>
    ANIMAL_ACTS.map(([verb, thing]) => ({ verb, draw: () => drawActing(pet, verb, thing) })),
  )
  return [...people, ...animals]
    .filter(({ verb }) => !only.length || only.includes(verb))
    .map(({ draw }, i) => onPaper(draw(), Math.floor(i / CHILDREN.length)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await contactSheet(process.argv[2] ?? 'acts.jpg', drawActs(process.argv.slice(3)), 12, 120)
