import { COVER_PAGE } from '../../book/picture-path'
import { chance } from '../../chance'
import { composeIn, composePage } from '../compose/compose-page'
import { boundingBox } from '../compose/placement'
import type { Direction, PetPose } from '../direction'
import { requestOf, type BookLook } from '../book-look'
import { drawComposed } from '../draw-composed'
import { group, path, smoothPath } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Colour, Point, Scene } from '../scene'
import { groundColours } from './field-colour'
import type { ToldThing } from './told-thing'

/** Where in the book the family stands: they come in with the story's thing, rest, and look after it from behind. */
export const MOMENTS = ['title', 'dedication', 'end'] as const
export type Moment = (typeof MOMENTS)[number]

const still = (type: string, pose: PetPose): PetPose =>
  type === 'Bird' ? 'perch' : type === 'Fish' ? 'swim' : type === 'Horse' && pose === 'sit' ? 'stand' : pose

function directionOf({ cast }: BookLook, moment: Moment, { toldThing, wears }: FamilyWish): Direction {
  const pose: PetPose = moment === 'title' ? 'walk' : 'sit'
  const held = moment === 'title' && toldThing?.held === 'arms' ? toldThing : null
  return {
    setting: 'garden',
    light: 'noon',
    weather: 'clear',
    shot: moment === 'end' ? 'behind' : 'wide',
    actors: cast.flatMap((m): Direction['actors'] =>
      m.kind === 'pet'
        ? [{ who: m.who, pose: still(m.type, pose), feeling: 'happy' }]
        : m.who === 'child'
          ? [
              {
                who: m.who,
                pose: moment === 'title' ? 'walk' : moment === 'end' ? 'stand' : 'sit',
                feeling: 'happy',
                ...(wears ? { wears } : {}),
                ...(held ? { act: { verb: 'hug', thing: held.prop } } : {}),
              },
            ]
          : [],
    ),
    props: held ? [{ prop: held.prop, text: held.text }] : [],
    textSpace: 'none',
  }
}

/** Ground below the feet, in page units. */
const GROUND = { rise: 24, depth: 120 }
const MARGIN = 24
/** Most height and width of the family. */
const TALL = 400
const WIDE = 620

interface FamilyWish {
  toldThing: ToldThing | null
  /** What the child wears through the story. */
  wears?: Direction['actors'][number]['wears']
  field: Colour
  /** Most height of the figures. */
  tall?: number | undefined
  /** Without ground. */
  bare?: boolean | undefined
}

/** The family on a strip of ground in the book's colour, on paper; 1000 wide. */
export function drawFamily(book: BookLook, moment: Moment, wish: FamilyWish): Scene {
  const { field, tall = TALL, bare = false } = wish
  const direction = directionOf(book, moment, wish)
  const request = requestOf(book, { direction, pageNumber: COVER_PAGE })
  const composed =
    composeIn(request, 'whole', { framing: 'whole', behind: moment === 'end', mirrored: false }) ??
    composePage(request, undefined)
  // Nothing of the place is drawn: with what must be seen given, its leaves stay behind everyone.
  const { before } = drawComposed(book, request, { ...composed, layout: { ...composed.layout, essential: [] } })
  const boxes = composed.layout.figures.map(boundingBox)
  const left = Math.min(...boxes.map(({ x }) => x))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const top = Math.min(...boxes.map(({ y }) => y))
  const foot = Math.max(...boxes.map(({ y, height }) => y + height))
  const size = Math.min(WIDE / (right - left), tall / (foot - top))
  const height = Math.round((foot - top) * size + MARGIN + (bare ? MARGIN : GROUND.depth))
  const ground = height - (bare ? MARGIN : GROUND.depth)
  // Whoever stands farther off stands higher on the page.
  const farthest = Math.min(...composed.layout.figures.map(({ y, lift }) => y + (lift > 1 ? lift : 0)))
  const horizon = ground + 18 - (foot - Math.min(foot, farthest)) * size
  const [far, near] = groundColours(field)
  return {
    width: 1000,
    height,
    nodes: [
      ...(bare
        ? []
        : [
            path(hill(horizon - GROUND.rise, height, `${book.seed} ${moment} far`, 14), far),
            path(hill(ground + 6, height, `${book.seed} ${moment} near`, 12), near),
          ]),
      group(before, {
        transform: compose(
          translate(500, ground + (bare ? 0 : 18)),
          scale(size),
          translate(-(left + right) / 2, -foot),
        ),
      }),
    ],
  }
}

function hill(y: number, foot: number, key: string, swing: number): string {
  const points: Point[] = [-40, 160, 380, 620, 840, 1040].map((x, i) => [
    x,
    y + (chance(key, `hill ${i}`) - 0.5) * 2 * swing,
  ])
  return `${smoothPath(points, false)}L1040 ${foot}L-40 ${foot}Z`
}
